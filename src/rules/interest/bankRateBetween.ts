import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { factNamed, valueOn } from '../../facts/valueOn.ts'
import { basisPointsOf } from '../credit/basisPoints.ts'
import type { RateSeries } from './yearRates.ts'

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
