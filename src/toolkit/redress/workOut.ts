import type { PlainDate } from '../../dates/plainDate.ts'
import { type Answers, type FlowContext, UNKNOWN } from '../../flows/answers.ts'
import type { Answer } from '../../rules/answer.ts'
import { type InterestFloorConvention, interestFloorConventions } from '../../rules/interest/interest.ts'
import { type Law, lawFor } from '../../rules/redress/law.ts'
import { lowIfEndedEarly } from '../../rules/redress/lowIfEndedEarly.ts'
import { type PenceRange, type Redress, redressUnder } from '../../rules/redress/redressFor.ts'
import type { RedressQuestion } from '../../rules/redress/redressQuestion.ts'
import { questionFrom, yesNo } from './questionFrom.ts'

/** An agreement worked out under both ways of reading the interest floor. */
export type Worked = {
  question: RedressQuestion
  /** True when there was a complaint. It decides the letter and nothing else. */
  complained: Answer
  law: Law
  byFloor: Record<InterestFloorConvention, Redress>
  /** From the lowest to the highest of them all. `high` is null when the commission is not known. */
  range: PenceRange
}

/** Works out one agreement of the full calculator, with interest up to a day. */
export const workOut = (answers: Answers, calculatedOn: PlainDate, context: FlowContext): Worked => {
  const question = questionFrom(answers, calculatedOn, { monthlyRate: 'effective', interestFloor: 'per-year' })
  const ended = answers['settled-on']
  const worked = workOutQuestion(question, ended === UNKNOWN ? undefined : ended, context)
  return { ...worked, complained: yesNo(answers.complained) }
}

export function workOutQuestion(
  question: RedressQuestion,
  endedOn: PlainDate | undefined,
  { facts }: FlowContext,
): Worked {
  const law = lawFor(question.agreement.start, question.calculatedOn, facts)
  const under = (interestFloor: InterestFloorConvention) =>
    redressUnder({ ...question, conventions: { ...question.conventions, interestFloor } }, law)
  const byFloor = { 'per-year': under('per-year'), 'whole-period': under('whole-period') }
  const both = interestFloorConventions.map((floor) => byFloor[floor])
  const lows = both.map((redress) =>
    endedOn === undefined ? redress.redress.low : lowIfEndedEarly(redress, question, law, endedOn),
  )
  const highs = both.map(({ redress }) => redress.high)
  return {
    question,
    complained: 'unknown',
    law,
    byFloor,
    range: {
      low: Math.min(...lows),
      high: highs.some((high) => high === null) ? null : Math.max(...highs.map(Number)),
    },
  }
}
