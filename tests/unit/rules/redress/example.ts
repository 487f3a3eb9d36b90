import type { RedressQuestion } from '../../../../src/rules/redress/redressQuestion.ts'

/** Hire purchase of £10,000 at 9.9% over 48 months from 1 March 2016, with £600 of discretionary commission. */
export const example: RedressQuestion = {
  agreement: { start: '2016-03-01', amountOfCredit: 1_000_000, apr: 990, months: 48, balloon: 0 },
  product: 'credit',
  commission: 60_000,
  arrangements: { discretionary: true, tie: false, visibleCaptive: false },
  adequatelyDisclosed: false,
  alreadyResolved: false,
  arrears: 0,
  calculatedOn: '2026-06-30',
  conventions: { monthlyRate: 'effective', interestFloor: 'per-year' },
}
