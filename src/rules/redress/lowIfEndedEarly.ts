import type { PlainDate } from '../../dates/plainDate.ts'
import type { Pence } from '../money/pence.ts'
import { roundHalfUp } from '../money/roundHalfUp.ts'
import { capped, caps } from './caps.ts'
import { hybrid } from './hybrid.ts'
import type { Law } from './lawFor.ts'
import { overpayments } from './overpayments.ts'
import type { Redress } from './redressFor.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/**
 * The low end for an agreement that ended early: with overpayments only on the instalments due by the day it ended.
 * How the scheme treats the interest that was never charged was not found, so this widens the range and replaces nothing.
 * Only the hybrid has an APR part to shorten; other results, and no redress, stay as they are.
 */
export function lowIfEndedEarly(
  { redress, tests, figures }: Redress,
  question: RedressQuestion,
  law: Law,
  endedOn: PlainDate,
): Pence {
  const { apr, commission } = figures
  if (redress.low === 0 || tests.commissionRepaid === true || !apr || !commission || !law.figures) return redress.low
  const made = overpayments(question, apr.overpayment, law.figures.rates).filter(({ due }) => due <= endedOn)
  const shortened = made.reduce((total, { interest }) => total + apr.overpayment + interest, 0)
  const { low } = capped(hybrid(commission.total, shortened), caps(commission.total, law.figures.terms))
  return Math.max(0, Math.min(redress.low, roundHalfUp(low) - question.arrears))
}
