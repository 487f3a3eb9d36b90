import type { Pence } from '../money/pence.ts'
import type { CreditAgreement } from './creditAgreement.ts'

/**
 * The level monthly instalment, in pence and parts of a penny: (P − B·vⁿ)·i ÷ (1 − vⁿ), where v = 1 ÷ (1 + i).
 * It is what makes the payments' value at the monthly rate equal to the amount lent, which is how the total charge
 * for credit is defined (FCA Handbook, CONC App 1.2). At a rate of 0 it is the amount less the balloon, shared out.
 */
export function instalment(
  { amountOfCredit, months, balloon }: Pick<CreditAgreement, 'amountOfCredit' | 'months' | 'balloon'>,
  monthly: number,
): Pence {
  if (monthly === 0) return (amountOfCredit - balloon) / months
  const discount = -months * Math.log1p(monthly)
  return ((amountOfCredit - balloon * Math.exp(discount)) * monthly) / -Math.expm1(discount)
}
