import { fields, isRecord, list, oneOf, type Shape, text, wholeNumber, yesOrNo } from '../../casefile/shape.ts'
import type { EvidenceStage } from '../../evidence/evidenceItems.ts'
import { type AccessRequestItemId, accessRequestItems } from '../../letters/accessRequestItems.ts'
import type { LetterEdit } from '../../letters/editedLetter.ts'
import { type HolidayNation, holidayNations } from '../../rules/deadlines/workingDays.ts'

/** What the tools ask beside the case: how to write, and how far the visitor has come. */
export type ToolAnswers = {
  /** The steps that have been answered: "name", "kind:agreement-id". */
  asked: string[]
  /** Letters changed by hand, by their kind and reference. */
  edits: Record<string, LetterEdit>
  want?: 'information' | 'complaint' | 'both'
  complainedBefore?: boolean
  nation?: HolidayNation
  stage?: EvidenceStage
  /** What the checks ask, by the names of their questions. */
  checks?: Record<string, string>
  sar?: { items: AccessRequestItemId[]; format: 'email' | 'post' | 'portal'; years?: { from: number; to: number }; withoutPolicies: boolean; alsoBrokers: boolean }
}

const words = text(20_000)
const edit = fields({ to: words, email: words, body: text(100_000) })

/** Every value of a record has a shape. */
const recordOf = (shape: Shape): Shape => (value, at) =>
  isRecord(value) ? (Object.values(value).map((each) => shape(each, at)).find((fault) => fault !== null) ?? null) : `${at} should be a group of answers`

/** The shape of answers kept on a device. */
export const toolAnswersShape: Shape = fields(
  { asked: list(words, 2_000), edits: recordOf(edit) },
  {
    want: oneOf('information', 'complaint', 'both'),
    complainedBefore: yesOrNo,
    checks: recordOf(words),
    nation: oneOf(...holidayNations),
    stage: oneOf('before', 'after-complaint', 'ombudsman'),
    sar: fields(
      { items: list(oneOf(...accessRequestItems.map(({ id }) => id)), 20), format: oneOf('email', 'post', 'portal'), withoutPolicies: yesOrNo, alsoBrokers: yesOrNo },
      { years: fields({ from: wholeNumber(1900, 2200), to: wholeNumber(1900, 2200) }) },
    ),
  },
)
