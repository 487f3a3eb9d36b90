import { dateParts, dayNumber, type PlainDate, plainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { factNamed, valueOn } from '../../facts/valueOn.ts'
import { type BasisPoints, basisPointsOf, WHOLE } from '../credit/rates.ts'
import type { Pence } from '../money/pence.ts'

/** A rate that changes on certain days, oldest first. Each holds until the next starts. */
type RateSeries = readonly { from: PlainDate; rate: BasisPoints }[]

/** Margin that the scheme adds to the average Bank Rate, and the least it pays: both a year, in basis points. */
type InterestTerms = { margin: BasisPoints; floor: BasisPoints }

/**
 * The interest of one calendar year, kept as whole numbers: the year's rate is `sum` ÷ `days` basis points. `bankRateSum` is the daily
 * Bank Rate summed over those days, `sum` the same with the margin added for each day, and `floorSum` the lowest that `sum` may be once
 * the floor applies: the floor for each day. Day numbers count from 1 January 1970; `end` is the first day after.
 */
export type YearRate = ReturnType<typeof yearRates>[number]

/**
 * The yearly rates of compensatory interest, from the year of `from` to the year of `calculatedOn`: the mean of the
 * daily Bank Rate over each calendar year, plus the margin (FCA Handbook, CONRED 6.4.34R and its match in CONRED 5.4,
 * as reported in published summaries). The last year's mean runs from 1 January to the day of calculation, both
 * included. Throws when the series starts later than 1 January of the first year, or the days are the wrong way round.
 */
export function yearRates(
  series: RateSeries,
  { margin, floor }: InterestTerms,
  from: PlainDate,
  calculatedOn: PlainDate,
) {
  if (from > calculatedOn) throw new RangeError(`the day of calculation, ${calculatedOn}, is before ${from}`)
  const first = dateParts(from).year
  const last = dateParts(calculatedOn).year
  const steps = series.map((step) => ({ day: dayNumber(step.from), rate: step.rate }))
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index
    const start = dayNumber(plainDate(year, 1, 1))
    const end = year === last ? dayNumber(calculatedOn) + 1 : dayNumber(plainDate(year + 1, 1, 1))
    const bankRateSum = sumOfDays(steps, start, end)
    const days = end - start
    return { year, start, end, days, bankRateSum, sum: bankRateSum + margin * days, floorSum: floor * days }
  })
}

/** The year's rate as a fraction (0.03 for 3%), with or without the floor. For showing; sums use the whole numbers. */
export const rateOf = ({ sum, floorSum, days }: YearRate, floored: boolean): number =>
  (floored ? Math.max(sum, floorSum) : sum) / (days * WHOLE)

function sumOfDays(steps: { day: number; rate: BasisPoints }[], start: number, end: number): number {
  const earliest = steps[0]
  if (!earliest || earliest.day > start) throw new RangeError('the rate series starts too late for this period')
  return steps.reduce((sum, { day, rate }, index) => {
    const next = steps[index + 1]?.day ?? end
    return sum + rate * Math.max(0, Math.min(next, end) - Math.max(day, start))
  }, 0)
}

/**
 * The Bank of England's Bank Rate for every day from the first to the last, both included.
 * Throws a FactRangeError when the rate is not known for the whole of that time: it is never carried forward.
 */
export function bankRateBetween(facts: Facts, first: PlainDate, last: PlainDate): RateSeries {
  const fact = factNamed(facts, 'rates.bank-rate')
  const opening = valueOn(fact, first)
  valueOn(fact, last)
  return fact.values
    .filter(({ from }) => from >= opening.from && from <= last)
    .map(({ from, value }) => {
      if (typeof value !== 'number') throw new Error(`rates.bank-rate has no number from ${from}`)
      return { from, rate: basisPointsOf(value) }
    })
}

/**
 * Period to which the floor applies. The published summaries give the floor without saying which, so both are always worked out.
 * "per-year": each calendar year's rate is at least the floor.
 * "whole-period": only the mean rate over the whole time the interest runs is; never more than "per-year".
 */
export const interestFloorConventions = ['per-year', 'whole-period'] as const
export type InterestFloorConvention = (typeof interestFloorConventions)[number]
export type ByFloor = Record<InterestFloorConvention, number>

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
