import { dayNumber } from '../../dates/plainDate.ts'
import type { BasisPoints } from '../credit/basisPoints.ts'
import { instalment } from '../credit/instalment.ts'
import { monthlyRate } from '../credit/monthlyRate.ts'
import type { ByFloor } from '../interest/interestFactor.ts'
import type { YearRate } from '../interest/yearRates.ts'
import type { Pence } from '../money/pence.ts'
import { paymentsFactor } from './paymentsFactor.ts'
import { reducedApr } from './reducedApr.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/** The APR part of redress. Money is in pence and parts of a penny; rates are fractions. */
export type AprRemedy = {
  reducedApr: number
  monthlyRate: number
  adjustedInstalment: Pence
  /** The part of each instalment above the adjusted one. */
  overpayment: Pence
  /** The overpayments of the whole term. */
  loss: Pence
  interest: ByFloor
}

/**
 * What the charged APR cost beyond the reduced one, with interest on each overpayment from the day it was paid
 * (FCA Handbook, CONRED 6.4.15R to 6.4.16R and 6.4.34R, and their matches in CONRED 5.4).
 * The amounts are those of the agreement as it was made. Instalments still to come on the day of calculation are part
 * of the loss, and carry no interest: that is our convention for a loan still running.
 */
export function aprRemedy(
  { agreement, calculatedOn, conventions }: Pick<RedressQuestion, 'agreement' | 'calculatedOn' | 'conventions'>,
  charged: Pence,
  cut: BasisPoints,
  rates: readonly YearRate[],
): AprRemedy {
  const reduced = reducedApr(agreement.apr, cut)
  const monthly = monthlyRate(reduced, conventions.monthlyRate)
  const adjustedInstalment = instalment(agreement, monthly)
  const overpayment = charged - adjustedInstalment
  // Every overpayment is the same amount, so the factors may be added up before multiplying.
  const factor = paymentsFactor(agreement.start, agreement.months, dayNumber(calculatedOn), rates)
  return {
    reducedApr: reduced,
    monthlyRate: monthly,
    adjustedInstalment,
    overpayment,
    loss: agreement.months * overpayment,
    interest: { 'per-year': overpayment * factor['per-year'], 'whole-period': overpayment * factor['whole-period'] },
  }
}
