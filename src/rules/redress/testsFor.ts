import { allOf, type Answer, anyOf, not } from '../answer.ts'
import { commissionLevel } from './commissionLevel.ts'
import type { Figures } from './figuresFor.ts'
import type { Law } from './lawFor.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/** Every rule the scheme tests, worded so that yes leads towards redress. */
export type Tests = {
  agreementDate: Answer
  creditAgreement: Answer
  notResolved: Answer
  commissionPaid: Answer
  aboveMinimalCommission: Answer
  interestCharged: Answer
  discretionary: Answer
  highCommission: Answer
  /** A tie that counts: one that the visible captive exception does not take out. */
  tie: Answer
  relevantArrangement: Answer
  notDisclosed: Answer
  /** Very high commission together with a tie or a discretionary arrangement. */
  commissionRepaid: Answer
}

/** Puts the scheme's tests to one agreement. An answer is unknown when what it needs is unknown. */
export function testsFor(question: RedressQuestion, figures: Figures, law: Law): Tests {
  const { agreement, commission, arrangements, product } = question
  const level =
    commission === null || !law.figures
      ? ({ high: 'unknown', veryHigh: 'unknown' } as const)
      : commissionLevel(commission, figures.totalCostOfCredit, agreement.amountOfCredit, law.figures.terms)
  const minimal = law.figures?.terms.minimalCommission.value
  const tie = allOf(arrangements.tie, not(arrangements.visibleCaptive))
  return {
    agreementDate: law.scheme !== null,
    creditAgreement: product === 'unknown' ? 'unknown' : product === 'credit',
    notResolved: not(question.alreadyResolved),
    commissionPaid: commission === null ? 'unknown' : commission > 0,
    aboveMinimalCommission: commission === null || minimal === undefined ? 'unknown' : commission > minimal,
    interestCharged: agreement.apr > 0,
    discretionary: arrangements.discretionary,
    highCommission: level.high,
    tie,
    relevantArrangement: anyOf(arrangements.discretionary, level.high, tie),
    notDisclosed: not(question.adequatelyDisclosed),
    commissionRepaid: allOf(level.veryHigh, anyOf(tie, arrangements.discretionary)),
  }
}
