import { allOf, type Answer, type Asked, anyOf, not } from '../answer.ts'
import type { Arrangements } from './arrangements.ts'
import { type ArrangementId, arrangementIds, type RedressQuestion } from './redressQuestion.ts'

/** Which arrangements made the relationship unfair, and whether anything was lost by it. */
export type Unfairness = { by: Record<ArrangementId, Answer>; any: Answer; tieOperative: Asked; loss: Asked }

/**
 * Whether the relationship was unfair: each relevant arrangement is judged by itself, by whether that one was adequately
 * disclosed, and then whether it caused a loss (FCA Handbook, CONRED 5.3.1R; 6.3.1R by its matching number).
 * That a lender may answer with a tie that played no part, or with no better deal, is reported; its tests were not seen.
 */
export function unfairnessOf(
  { disclosed, arrangements: { tieOperative }, noBetterDeal }: RedressQuestion,
  { relevant }: Arrangements,
): Unfairness {
  const by = {
    discretionary: allOf(relevant.discretionary, not(disclosed.discretionary)),
    highCommission: allOf(relevant.highCommission, not(disclosed.highCommission)),
    tie: allOf(relevant.tie, not(disclosed.tie), tieOperative),
  }
  return { by, any: anyOf(...arrangementIds.map((id) => by[id])), tieOperative, loss: not(noBetterDeal) }
}
