import type { HolidayNation } from '../facts/bankHolidays.ts'

/** What the tools ask beside the case: how to write, how far the visitor has come, and what stands in a box and is not answered yet. */
export type ToolAnswers = {
  /** The steps that have been answered: "name", "kind:agreement-id". */
  asked: string[]
  /** Letters changed by hand, by their kind and reference. */
  edits: Record<string, EditedWords>
  /** The words of such letters that were written again, by the same names: to take from what is wanted. */
  setAside?: Record<string, string>
  want?: 'information' | 'complaint' | 'both'
  complainedBefore?: boolean
  nation?: HolidayNation
  stage?: 'before' | 'after-complaint' | 'ombudsman'
  /** What the checks ask, by the names of their questions. */
  checks?: Record<string, string>
  /** What the access request asks; `items` are ids of its list. */
  sar?: {
    items: string[]
    format: 'email' | 'post' | 'portal'
    years?: { from: number; to: number }
    withoutPolicies: boolean
    alsoBrokers: boolean
  }
  /** What stands in the boxes of the ombudsman pack, by the key of the lender. */
  packs?: Record<string, PackFields>
  drafts?: Drafts
}

/** What someone made of a letter by hand: who it goes to, and its words from after the greeting to before the closing. */
export type LetterEdit = { to: string; email: string; body: string }

/** The same as someone left them, and what the answers had made of the letter then. */
export type EditedWords = LetterEdit & { from?: LetterEdit }

/** A date as it was typed. */
export type DateTyped = { day: string; month: string; year: string }

/** The ombudsman pack’s boxes, as they were typed; `reasons` are ids of its list. */
export type PackFields = {
  kind: 'final-response' | 'scheme-decision' | 'none' | ''
  answerDate: DateTyped
  complaintDate: DateTyped
  /** Nobody knows when the lender got the complaint. */
  complaintUnknown?: boolean
  code: string
  reasons: string[]
  ownWords: string
  offered: string
  wanted: string
  lateBecause: string
  acceptedInFull: boolean
  olderCase: boolean
  saysNotRightFirm: boolean
  inAdministration: boolean
}

/** What stands in a box, or in several that belong together. */
export type Typed = string | boolean | readonly string[] | { [part: string]: string }

/** What stands in the boxes of questions that were left half answered, by their steps. It is shown again when the visitor comes back. */
export type Drafts = Record<string, Record<string, Typed>>

/** Before anything has been asked. */
export const nothingAsked: ToolAnswers = { asked: [], edits: {} }

/** The most characters that are kept of what stands in one box: far more than any question accepts. */
export const mostInBox = 20_000
/** The same where a letter can stand in the box, or be pasted into it. */
export const mostOfLetter = 100_000
