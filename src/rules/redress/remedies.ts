import { type BasisPoints, WHOLE } from '../credit/rates.ts'
import type { YearRate } from '../interest/yearRates.ts'
import { type Overcharge, overcharge } from './overcharge.ts'
import type { RedressQuestion } from './redressQuestion.ts'
import { dayNumber, type PlainDate } from '../../dates/plainDate.ts'
import { type ByFloor, interestFactor } from '../interest/interest.ts'
import type { Pence } from '../money/pence.ts'

/**
 * The APR the scheme puts in place of the one charged, as a fraction: the charged APR less the cut's share of it
 * (FCA policy statement PS26/3, as reported in published summaries). 9.9% cut by 17% is 0.08217.
 */
export const reducedApr = (apr: BasisPoints, cut: BasisPoints): number => (apr * (WHOLE - cut)) / (WHOLE * WHOLE)

/** The APR part of redress. The reduced APR is a fraction. */
export type AprRemedy = Overcharge & { reducedApr: number }

/**
 * Cost of the charged APR beyond the reduced one (FCA Handbook, CONRED 6.4.7R to 6.4.14R and 6.4.34R, and their
 * matches in CONRED 5.4: the place was read, the cut is reported, the method is the consultation's).
 */
export function aprRemedy(
  question: Pick<RedressQuestion, 'agreement' | 'calculatedOn' | 'conventions'>,
  cut: BasisPoints,
  rates: readonly YearRate[],
): AprRemedy {
  const reduced = reducedApr(question.agreement.apr, cut)
  return { reducedApr: reduced, ...overcharge(question, reduced, rates) }
}

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

/**
 * The hybrid remedy before its caps: halfway between the commission remedy and the APR remedy, each with its interest,
 * in pence and parts of a penny (FCA Handbook, CONRED 6.4.15R to 6.4.16R and their match in CONRED 5.4).
 */
export const hybrid = (commissionRemedy: Pence, aprRemedy: Pence): Pence => (commissionRemedy + aprRemedy) / 2
