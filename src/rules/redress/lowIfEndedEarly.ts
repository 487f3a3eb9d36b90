import type { PlainDate } from '../../dates/plainDate.ts'
import { WHOLE, monthlyRate } from '../credit/rates.ts'
import { instalment, costOfCreditAfter } from '../credit/creditAgreement.ts'
import { type Pence, roundHalfUp } from '../money/pence.ts'
import { type Cap, capped } from './caps.ts'
import { hybrid, overpayments } from './remedies.ts'
import type { Law } from './law.ts'
import type { Redress } from './redressFor.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/**
 * The low end for an agreement that ended early: with overpayments only on the instalments due by the day it ended, and
 * the caps on what the credit had cost by then. How the scheme treats the interest that was never charged was not found,
 * so this widens the range and replaces nothing. Only the hybrid has an APR part to shorten; other results, and no
 * redress, stay as they are.
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
  const { low } = capped(hybrid(commission.total, shortened), figures.caps.map(shortenedTo(made.length, question)))
  return Math.max(0, Math.min(redress.low, roundHalfUp(low) - question.arrears))
}

/** A cap after so many instalments: those on the cost of credit shrink with what had been charged. */
const shortenedTo =
  (paid: number, { agreement, cheapestApr, conventions }: RedressQuestion) =>
  (cap: Cap): Cap => {
    if (cap.limit === null || cap.id === 'commission') return cap
    const costAt = (apr: number) => {
      const monthly = monthlyRate(apr / WHOLE, conventions.monthlyRate)
      return costOfCreditAfter(paid, agreement, instalment(agreement, monthly), monthly)
    }
    const cost = costAt(agreement.apr)
    return { ...cap, limit: cap.id === 'actual-cost' ? cost : cost - costAt(Number(cheapestApr)) }
  }
