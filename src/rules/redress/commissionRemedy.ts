import { dayNumber, type PlainDate } from '../../dates/plainDate.ts'
import { type ByFloor, interestFactor } from '../interest/interestFactor.ts'
import type { YearRate } from '../interest/yearRates.ts'
import type { Pence } from '../money/pence.ts'

/** The commission in whole pence, and the interest on it in pence and parts of a penny. */
export type CommissionRemedy = { commission: Pence; interest: ByFloor }

/**
 * The whole commission, with interest from the start of the agreement, when the lender paid it
 * (FCA Handbook, CONRED 6.4.4R and 6.4.34R, and their matches in CONRED 5.4; the start day as consulted on in CP25/27).
 */
export function commissionRemedy(
  commission: Pence,
  start: PlainDate,
  calculatedOn: PlainDate,
  rates: readonly YearRate[],
): CommissionRemedy {
  const factor = interestFactor(dayNumber(start), dayNumber(calculatedOn), rates)
  return {
    commission,
    interest: {
      'per-year': commission * factor['per-year'],
      'whole-period': commission * factor['whole-period'],
    },
  }
}
