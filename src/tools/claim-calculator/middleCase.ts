import type { Answers, FlowContext } from '../../flows/answers.ts'
import { undisclosedDiscretion } from '../../rules/redress/redressQuestion.ts'
import { lastCalculationDay, type Worked, workOutQuestion } from '../../toolkit/redress/workOut.ts'
import type { Examples } from '../../toolkit/redress/exampleFigures.ts'
import { assumedFrom } from './assumedFrom.ts'
import { startDays } from './startDays.ts'

/** One case from the middle of the range, so that every step of the method can be shown on it. */
export function middleCase(answers: Answers, examples: Examples, context: FlowContext): Worked {
  const { amountOfCredit, aprs, months, balloons, commissions } = middle(assumedFrom(answers, examples))
  return workOutQuestion(
    undisclosedDiscretion(
      {
        start: middle(startDays(answers, context)),
        amountOfCredit,
        apr: middle(aprs),
        months: middle(months),
        balloon: middle(balloons),
      },
      middle(commissions),
      lastCalculationDay(context),
    ),
    undefined,
    context,
  )
}

function middle<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(values.length / 2)]
  if (value === undefined) throw new RangeError('there is no middle of nothing')
  return value
}
