import { dayNumber, type PlainDate } from '../../dates/plainDate.ts'
import type { Pence } from '../money/pence.ts'
import { type InterestFloorConvention, interestFactor } from './interestFactor.ts'
import type { YearRate } from './yearRates.ts'

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
