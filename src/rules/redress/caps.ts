import { WHOLE } from '../credit/basisPoints.ts'
import type { Pence } from '../money/pence.ts'
import type { SchemeTerms, Term } from '../scheme/schemeTerms.ts'

/** A ceiling on the hybrid remedy: the figure behind it, and the ceiling in pence and parts of a penny. */
export type Cap = { term: Term; limit: Pence }

/**
 * The caps on the hybrid remedy whose formula is known. FCA Handbook, CONRED 6.4.19R to 6.4.21R (and CONRED 5.4) hold
 * three; only one has been found, as "about" a share of the commission with its interest.
 */
export const caps = (commissionRemedy: Pence, terms: SchemeTerms): Cap[] => [
  { term: terms.commissionRemedyCap, limit: (commissionRemedy * terms.commissionRemedyCap.value) / WHOLE },
]

/**
 * The hybrid under its caps. A cap we are sure of lowers both ends. One we are not sure of lowers only `low`,
 * so that the result is a range with and without it.
 */
export function capped(amount: Pence, ceilings: readonly Cap[]): { low: Pence; high: Pence } {
  const under = (binding: readonly Cap[]) => Math.min(amount, ...binding.map(({ limit }) => limit))
  return { low: under(ceilings), high: under(ceilings.filter(({ term }) => term.confidence === 'high')) }
}
