import { WHOLE } from '../credit/rates.ts'
import type { YearRate } from './yearRates.ts'
import { dayNumber, type PlainDate } from '../../dates/plainDate.ts'
import type { Pence } from '../money/pence.ts'

/**
 * Period to which the floor applies. The published summaries give the floor without saying which, so both are always worked out.
 * "per-year": each calendar year's rate is at least the floor.
 * "whole-period": only the mean rate over the whole time the interest runs is; never more than "per-year".
 */
export const interestFloorConventions = ['per-year', 'whole-period'] as const
export type InterestFloorConvention = (typeof interestFloorConventions)[number]
export type ByFloor = Record<InterestFloorConvention, number>

/** Interest on an amount by the factor of its time. */
export const interestBy = (amount: Pence, factor: ByFloor): ByFloor => ({
  'per-year': amount * factor['per-year'],
  'whole-period': amount * factor['whole-period'],
})

/** A year of simple interest has this many days, leap years too (actual/365). */
const DAYS_IN_YEAR = 365

/**
 * The simple interest on one unit of money from the first day up to and not including the last: the sum, over the
 * calendar years, of rate × days ÷ 365. Day numbers count from 1 January 1970. No time, or none left, gives 0.
 * Throws when the rates do not reach over the whole period.
 */
export function interestFactor(from: number, to: number, rates: readonly YearRate[]): ByFloor {
  if (from >= to) return { 'per-year': 0, 'whole-period': 0 }
  let counted = 0
  let perYear = 0
  let plain = 0
  let floor = 0
  for (const { start, end, days, sum, floorSum } of rates) {
    const within = Math.min(end, to) - Math.max(start, from)
    if (within <= 0) continue
    // Whole numbers above and below the line, so each year is exact until this one division.
    const divisor = days * DAYS_IN_YEAR * WHOLE
    counted += within
    perYear += (Math.max(sum, floorSum) * within) / divisor
    plain += (sum * within) / divisor
    floor += (floorSum * within) / divisor
  }
  if (counted !== to - from) throw new RangeError('the year rates do not cover the whole period of interest')
  return { 'per-year': perYear, 'whole-period': Math.max(plain, floor) }
}

/**
 * Simple interest on an amount, in pence and parts of a penny, from the first day up to and not including the last.
 * (FCA Handbook, CONRED 6.4.34R and its match in CONRED 5.4; actual days over 365 is our convention.)
 * Throws when the rates do not reach over the whole period.
 */
export const interestOn = (
  amount: Pence,
  from: PlainDate,
  to: PlainDate,
  rates: readonly YearRate[],
  convention: InterestFloorConvention,
): Pence => amount * interestFactor(dayNumber(from), dayNumber(to), rates)[convention]
