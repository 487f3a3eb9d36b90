import { dateParts, type PlainDate } from '../../dates/plainDate.ts'
import type { Pence } from '../money/pence.ts'
import type { BasisPoints } from './rates.ts'

/**
 * A loan repaid in level monthly instalments, in arrears: the first falls one calendar month after the start.
 * The balloon (a PCP's optional final payment; 0 for hire purchase) falls with the last instalment.
 */
export type CreditAgreement = {
  start: PlainDate
  /** More than 0. */
  amountOfCredit: Pence
  /** A yearly rate, 0 or more. */
  apr: BasisPoints
  /** Number of instalments: a whole number, 1 or more. */
  months: number
  /** From 0 to the amount of credit. */
  balloon: Pence
}

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

/** Cost of the credit over its whole term, in pence and parts of a penny, because the instalment is not rounded first. */
export const totalCostOfCredit = (
  { amountOfCredit, months, balloon }: Pick<CreditAgreement, 'amountOfCredit' | 'months' | 'balloon'>,
  instalment: Pence,
): Pence => months * instalment + balloon - amountOfCredit

/**
 * Cost of the credit when the first `paid` instalments were made and the balance then paid off, at a monthly rate
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

const DAY = 86_400_000

/**
 * The day of each instalment, as days since 1 January 1970, first to last.
 * Each is counted from the start itself, and falls on the month's last day where the month is too short:
 * a loan of 31 January is paid on 28 February and on 31 March.
 */
export function paymentDays(start: PlainDate, months: number): number[] {
  const { year, month, day } = dateParts(start)
  // Day numbers straight away: ten agreements of ten years are reckoned again at every keystroke.
  const firstOfMonth = (later: number) => Date.UTC(year, month - 1 + later, 1) / DAY
  return Array.from({ length: months }, (_, index) => {
    const first = firstOfMonth(index + 1)
    return first + Math.min(day, firstOfMonth(index + 2) - first) - 1
  })
}
