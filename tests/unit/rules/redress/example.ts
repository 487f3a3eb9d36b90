import { type RedressQuestion, undisclosedDiscretion } from '../../../../src/rules/redress/redressQuestion.ts'

/** Hire purchase of £10,000 at 9.9% over 48 months from 1 March 2016, with £600 of discretionary commission. */
export const example: RedressQuestion = undisclosedDiscretion(
  { start: '2016-03-01', amountOfCredit: 1_000_000, apr: 990, months: 48, balloon: 0 },
  60_000,
  '2026-06-30',
)

/** Every arrangement disclosed alike. */
export const disclosedAlike = (answer: boolean | 'unknown'): RedressQuestion['disclosed'] => ({
  discretionary: answer,
  highCommission: answer,
  tie: answer,
})
