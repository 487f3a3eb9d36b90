import { dayNumber, fromDayNumber, type PlainDate } from '../../dates/plainDate.ts'
import { paymentDays } from '../credit/paymentDays.ts'
import { interestFactor } from '../interest/interestFactor.ts'
import type { YearRate } from '../interest/yearRates.ts'
import type { Pence } from '../money/pence.ts'
import type { RedressQuestion } from './redressQuestion.ts'

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
