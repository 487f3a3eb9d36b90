import type { PlainDate } from '../../dates/plainDate.ts'
import type { Pence } from '../money/pence.ts'
import type { BasisPoints } from './basisPoints.ts'

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
  /** How many instalments: a whole number, 1 or more. */
  months: number
  /** From 0 to the amount of credit. */
  balloon: Pence
}
