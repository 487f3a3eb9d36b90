import type { CaseFile } from '../casefile/caseFile.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import type { Pence } from '../rules/money/pence.ts'

/** Last word of the lender: a final response, a decision under the scheme, or nothing in time. */
export type LenderAnswer =
  | { kind: 'final-response' | 'scheme-decision'; date: PlainDate; code?: string }
  | { kind: 'none' }

export type OmbudsmanAnswers = {
  caseFile: CaseFile
  lender: string
  answer: LenderAnswer
  /** The day the lender received the complaint; needed when it has not answered. */
  complaintReceived?: PlainDate
  reasons: readonly OmbudsmanReasonId[]
  ownWords?: string | undefined
  offered?: Pence | undefined
  wanted?: string | undefined
  lateBecause?: string | undefined
  warnings: readonly OmbudsmanWarningId[]
  /** The visitor said no firm acts. */
  noFirm?: boolean
}

/** The parts of a lender’s answer that someone may disagree with, in the order they are offered. Their words are in content/tools/ombudsman-pack. */
export const ombudsmanReasons = [
  'no-record',
  'time-bar',
  'no-arrangement',
  'captive',
  'amount',
  'interest',
  'set-off',
  'delay',
  'needs',
  'other',
] as const

type OmbudsmanReasonId = (typeof ombudsmanReasons)[number]

/** Circumstances that the ombudsman must know of before all else. An older case: it already has, or had, a complaint about this. */
export const ombudsmanWarnings = ['acceptedInFull', 'olderCase', 'saysNotRightFirm', 'inAdministration'] as const

type OmbudsmanWarningId = (typeof ombudsmanWarnings)[number]
