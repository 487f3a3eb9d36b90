import type { PlainDate } from '../../dates/plainDate.ts'
import { paymentDays } from '../credit/paymentDays.ts'
import { type ByFloor, interestFactor } from '../interest/interestFactor.ts'
import type { YearRate } from '../interest/yearRates.ts'

const known = new WeakMap<readonly YearRate[], Map<string, ByFloor>>()

/**
 * The interest on one unit of money paid with each of the instalments, added up, to a day (as a day number).
 * Kept for as long as the rates are: a rough range tries a hundred APRs, balloons and commissions on the same days,
 * and walking the payments again for each took most of its time.
 */
export function paymentsFactor(start: PlainDate, months: number, end: number, rates: readonly YearRate[]): ByFloor {
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
