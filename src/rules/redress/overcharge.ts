import { dayNumber } from '../../dates/plainDate.ts'
import { WHOLE } from '../credit/basisPoints.ts'
import { instalment } from '../credit/instalment.ts'
import { monthlyRate } from '../credit/monthlyRate.ts'
import type { ByFloor } from '../interest/interestFactor.ts'
import type { YearRate } from '../interest/yearRates.ts'
import type { Pence } from '../money/pence.ts'
import { paymentsFactor } from './paymentsFactor.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/** What an APR cost beyond a lower one. Money is in pence and parts of a penny; rates are fractions. */
export type Overcharge = {
  monthlyRate: number
  adjustedInstalment: Pence
  /** The part of each instalment above the adjusted one. */
  overpayment: Pence
  /** The overpayments of the whole term. */
  loss: Pence
  interest: ByFloor
}

/**
 * What the charged APR cost beyond another, given as a fraction, with interest on each overpayment from the day it was
 * paid. The amounts are those of the agreement as it was made. Instalments still to come on the day of calculation are
 * part of the loss, and carry no interest: that is our convention for a loan still running.
 */
export function overcharge(
  { agreement, calculatedOn, conventions }: Pick<RedressQuestion, 'agreement' | 'calculatedOn' | 'conventions'>,
  comparedApr: number,
  rates: readonly YearRate[],
): Overcharge {
  const instalmentAt = (yearly: number) => instalment(agreement, monthlyRate(yearly, conventions.monthlyRate))
  const adjustedInstalment = instalmentAt(comparedApr)
  const overpayment = instalmentAt(agreement.apr / WHOLE) - adjustedInstalment
  // Every overpayment is the same amount, so the factors may be added up before multiplying.
  const factor = paymentsFactor(agreement.start, agreement.months, dayNumber(calculatedOn), rates)
  return {
    monthlyRate: monthlyRate(comparedApr, conventions.monthlyRate),
    adjustedInstalment,
    overpayment,
    loss: agreement.months * overpayment,
    interest: { 'per-year': overpayment * factor['per-year'], 'whole-period': overpayment * factor['whole-period'] },
  }
}
