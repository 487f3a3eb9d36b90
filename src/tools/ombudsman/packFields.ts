import type { LenderAnswer, OmbudsmanAnswers } from '../../letters/ombudsmanAnswers.ts'

/** What the ombudsman tool asks beside the case, in memory for the visit. */
export type PackFields = Pick<OmbudsmanAnswers, 'reasons' | 'acceptedInFull' | 'olderCase' | 'saysNotRightFirm' | 'inAdministration'> & {
  kind: LenderAnswer['kind'] | ''
  answerDate: DateTyped
  complaintDate: DateTyped
  code: string
  ownWords: string
  offered: string
  wanted: string
  lateBecause: string
}

export type DateTyped = { day: string; month: string; year: string }

const undated: DateTyped = { day: '', month: '', year: '' }

export const noPackFields: PackFields = {
  kind: '', answerDate: undated, complaintDate: undated, code: '', reasons: [], ownWords: '', offered: '', wanted: '', lateBecause: '',
  acceptedInFull: false, olderCase: false, saysNotRightFirm: false, inAdministration: false,
}

export const warnings = [
  { value: 'acceptedInFull', label: 'I accepted a sum in full and final settlement' },
  { value: 'olderCase', label: 'The ombudsman has had a complaint from me about this before' },
  { value: 'saysNotRightFirm', label: 'The lender says it is not the right firm' },
  { value: 'inAdministration', label: 'The lender is in administration' },
] as const

export type WarningId = (typeof warnings)[number]['value']
