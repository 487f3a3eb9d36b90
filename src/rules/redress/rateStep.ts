import { type BasisPoints, WHOLE } from '../credit/basisPoints.ts'
import type { CreditAgreement } from '../credit/creditAgreement.ts'
import { instalment } from '../credit/instalment.ts'
import { monthlyRate } from '../credit/monthlyRate.ts'
import { totalCostOfCredit } from '../credit/totalCostOfCredit.ts'
import type { Pence } from '../money/pence.ts'
import { roundHalfUp } from '../money/roundHalfUp.ts'
import { reducedApr } from './reducedApr.ts'

/** What a loan costs at one APR, and how much of that is above what it would cost at the rules’ lower one. In whole pence. */
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
