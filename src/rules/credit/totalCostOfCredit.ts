import type { Pence } from '../money/pence.ts'
import type { CreditAgreement } from './creditAgreement.ts'

/**
 * What the credit costs over its whole term: every instalment and the balloon, less the amount lent.
 * In pence and parts of a penny, because the instalment is not rounded first.
 */
export const totalCostOfCredit = (
  { amountOfCredit, months, balloon }: Pick<CreditAgreement, 'amountOfCredit' | 'months' | 'balloon'>,
  instalment: Pence,
): Pence => months * instalment + balloon - amountOfCredit

/**
 * What the credit had cost when the first `paid` instalments were made and the balance then paid off, at a monthly rate
 * given as a fraction. After the last instalment it is the total cost of credit.
 */
export function costOfCreditAfter(
  paid: number,
  { amountOfCredit }: Pick<CreditAgreement, 'amountOfCredit'>,
  instalment: Pence,
  monthly: number,
): Pence {
  if (monthly === 0) return 0
  // The balance grows by compounding, and so do the instalments taken off it.
  const growth = Math.expm1(paid * Math.log1p(monthly))
  const balance = amountOfCredit * (1 + growth) - (instalment * growth) / monthly
  return paid * instalment + balance - amountOfCredit
}
