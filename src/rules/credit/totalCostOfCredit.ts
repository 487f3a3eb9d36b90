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
