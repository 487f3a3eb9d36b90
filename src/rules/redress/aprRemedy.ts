import type { BasisPoints } from '../credit/basisPoints.ts'
import type { YearRate } from '../interest/yearRates.ts'
import { type Overcharge, overcharge } from './overcharge.ts'
import { reducedApr } from './reducedApr.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/** The APR part of redress. The reduced APR is a fraction. */
export type AprRemedy = Overcharge & { reducedApr: number }

/**
 * What the charged APR cost beyond the reduced one (FCA Handbook, CONRED 6.4.7R to 6.4.14R and 6.4.34R, and their
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
