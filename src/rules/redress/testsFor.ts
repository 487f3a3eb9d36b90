import { allOf, type Answer, type Asked, anyOf } from '../answer.ts'
import { type Arrangements, arrangementsOf } from './arrangements.ts'
import { commissionLevel } from './commissionLevel.ts'
import type { Figures } from './figuresFor.ts'
import type { Law } from './lawFor.ts'
import type { RedressQuestion } from './redressQuestion.ts'
import { type SchemeCase, schemeCase } from './schemeCase.ts'
import { type Unfairness, unfairnessOf } from './unfairness.ts'

/** Every rule the scheme tests, in its own order, worded so that yes leads towards redress. */
export type Tests = {
  schemeCase: SchemeCase
  arrangements: Arrangements
  unfairness: Unfairness
  /** A very high commission and a tie or a discretionary arrangement, each of them unfair by itself. */
  commissionRepaid: Answer
  /** The credit cost more than the cheapest deals of its time. Put to the hybrid alone, never to a whole repayment. */
  dearerThanCheapest: Asked
}

/**
 * Puts the scheme's tests to one agreement. An answer is unknown when what it needs is unknown.
 * The repayment needs both failures of disclosure: FCA Handbook, CONRED 6.4.2R(2) and 6.4.3R, read. The test of the
 * cheapest deals: CONRED 6.4.2R(4) and 6.4.6R, read; that it compares APRs is reported.
 */
export function testsFor(question: RedressQuestion, figures: Figures, law: Law): Tests {
  const { agreement, commission, cheapestApr } = question
  const level =
    commission === null || !law.figures
      ? ({ high: 'unknown', veryHigh: 'unknown' } as const)
      : commissionLevel(commission, figures.totalCostOfCredit, agreement.amountOfCredit, law.figures.terms)
  const arrangements = arrangementsOf(question, level.high, law)
  const unfairness = unfairnessOf(question, arrangements)
  const { highCommission, tie, discretionary } = unfairness.by
  return {
    schemeCase: schemeCase(question, law),
    arrangements,
    unfairness,
    commissionRepaid: allOf(level.veryHigh, highCommission, anyOf(tie, discretionary)),
    dearerThanCheapest: typeof cheapestApr === 'number' ? agreement.apr > cheapestApr : cheapestApr,
  }
}
