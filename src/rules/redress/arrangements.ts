import { allOf, type Answer, type AnswerOrNotAsked, anyOf, not } from '../answer.ts'
import type { Law } from './law.ts'
import { type ArrangementId, arrangementIds, type RedressQuestion } from './redressQuestion.ts'

/** Arrangements present, exceptions that apply, and arrangements that count once they do. */
export type Arrangements = {
  present: Record<ArrangementId, Answer>
  discretionUsed: AnswerOrNotAsked
  aboveMinimalCommission: Answer
  interestCharged: boolean
  relevant: Record<ArrangementId, Answer>
  any: Answer
}

/**
 * The relevant arrangements (FCA Handbook, CONRED 5.2.19R and 6.2.19R). That an exception leaves an agreement in the
 * scheme with no relevant arrangement was read (CONRED 5 Annex 4(3)); which exceptions there are is reported, and that
 * minimal commission and a rate of 0% are among them is inferred from that letter.
 */
export function arrangementsOf(
  { agreement, commission, arrangements }: RedressQuestion,
  highCommission: Answer,
  { figures }: Law,
): Arrangements {
  const { discretionary, discretionUsed, tie, visibleCaptive } = arrangements
  const minimal = figures?.terms.minimalCommission.value
  const aboveMinimalCommission = commission === null || minimal === undefined ? 'unknown' : commission > minimal
  const interestCharged = agreement.apr > 0
  const present = {
    discretionary: allOf(discretionary, discretionUsed),
    highCommission,
    tie: allOf(tie, not(visibleCaptive)),
  }
  const counts = (id: ArrangementId) => allOf(present[id], aboveMinimalCommission, interestCharged)
  const relevant = {
    discretionary: counts('discretionary'),
    highCommission: counts('highCommission'),
    tie: counts('tie'),
  }
  return {
    present,
    discretionUsed,
    aboveMinimalCommission,
    interestCharged,
    relevant,
    any: anyOf(...arrangementIds.map((id) => relevant[id])),
  }
}
