import { type BasisPoints, WHOLE, monthlyRate } from '../credit/rates.ts'
import { type CreditAgreement, instalment, totalCostOfCredit } from '../credit/creditAgreement.ts'
import { type Pence, roundHalfUp } from '../money/pence.ts'
import { reducedApr } from './remedies.ts'

/** Cost of a loan at one APR, and how much of it is above what it would cost at the rules’ lower one. In whole pence. */
export type RateStep = { apr: BasisPoints; instalment: Pence; cost: Pence; counted: Pence }

/**
 * A loan at an APR, beside the same loan at that APR less the cut’s share of it: the loss of the APR remedy, before interest
 * (FCA policy statement PS26/3). Each amount is rounded half up to the penny from unrounded sums.
 */
export function rateStep(
  loan: Pick<CreditAgreement, 'amountOfCredit' | 'months' | 'balloon'>,
  apr: BasisPoints,
  cut: BasisPoints,
): RateStep {
  const instalmentAt = (yearly: number) => instalment(loan, monthlyRate(yearly, 'effective'))
  const charged = instalmentAt(apr / WHOLE)
  return {
    apr,
    instalment: roundHalfUp(charged),
    cost: roundHalfUp(totalCostOfCredit(loan, charged)),
    counted: roundHalfUp(loan.months * (charged - instalmentAt(reducedApr(apr, cut)))),
  }
}
