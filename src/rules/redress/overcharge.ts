import { dayNumber, fromDayNumber, type PlainDate } from '../../dates/plainDate.ts'
import { WHOLE, monthlyRate } from '../credit/rates.ts'
import { instalment, paymentDays } from '../credit/creditAgreement.ts'
import { type ByFloor, interestFactor } from '../interest/interest.ts'
import type { YearRate } from '../interest/yearRates.ts'
import type { Pence } from '../money/pence.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/** Cost of an APR beyond a lower one. Money is in pence and parts of a penny; rates are fractions. */
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
 * Cost of the charged APR beyond another, given as a fraction, with interest on each overpayment from the day it was
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

/** One instalment's part of the APR remedy. Interest is in pence and parts of a penny. */
export type Overpayment = { number: number; due: PlainDate; days: number; interest: Pence }

/** The overpayment of each instalment and the interest on it, row by row, for showing the working. */
export function overpayments(
  { agreement, calculatedOn, conventions }: Pick<RedressQuestion, 'agreement' | 'calculatedOn' | 'conventions'>,
  overpayment: Pence,
  rates: readonly YearRate[],
): Overpayment[] {
  const end = dayNumber(calculatedOn)
  return paymentDays(agreement.start, agreement.months).map((day, index) => ({
    number: index + 1,
    due: fromDayNumber(day),
    days: Math.max(0, end - day),
    interest: overpayment * interestFactor(day, end, rates)[conventions.interestFloor],
  }))
}

const known = new WeakMap<readonly YearRate[], Map<string, ByFloor>>()

/**
 * The interest on one unit of money paid with each of the instalments, added up, to a day (as a day number).
 * Kept for as long as the rates are: a rough range tries a hundred APRs, balloons and commissions on the same days,
 * and walking the payments again for each took most of its time.
 */
function paymentsFactor(start: PlainDate, months: number, end: number, rates: readonly YearRate[]): ByFloor {
  const key = `${start} ${months} ${end}`
  const kept = known.get(rates) ?? new Map<string, ByFloor>()
  known.set(rates, kept)
  const factor = kept.get(key) ?? added(paymentDays(start, months).map((day) => interestFactor(day, end, rates)))
  kept.set(key, factor)
  return factor
}

const added = (factors: readonly ByFloor[]): ByFloor => ({
  'per-year': factors.reduce((sum, factor) => sum + factor['per-year'], 0),
  'whole-period': factors.reduce((sum, factor) => sum + factor['whole-period'], 0),
})
