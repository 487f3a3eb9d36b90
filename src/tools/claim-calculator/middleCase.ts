import type { Answers, FlowContext } from '../../flows/answers.ts'
import { lastCalculationDay } from '../redress/calculationDay.ts'
import { type Worked, workOutQuestion } from '../redress/workOut.ts'
import { assumedFrom, type ExampleSets } from './assumedFrom.ts'
import { startDays } from './startDays.ts'

/** One case from the middle of the range, so that every step of the method can be shown on it. */
export function middleCase(answers: Answers, sets: ExampleSets, context: FlowContext): Worked {
  const { amountOfCredit, aprs, months, balloons, commissions } = assumedFrom(answers, sets)
  return workOutQuestion(
    {
      agreement: {
        start: middle(startDays(answers, context)),
        amountOfCredit,
        apr: middle(aprs),
        months: middle(months),
        balloon: middle(balloons),
      },
      product: 'credit',
      commission: middle(commissions),
      arrangements: { discretionary: true, tie: false, visibleCaptive: false },
      adequatelyDisclosed: false,
      alreadyResolved: false,
      arrears: 0,
      calculatedOn: lastCalculationDay(context),
      conventions: { monthlyRate: 'effective', interestFloor: 'per-year' },
    },
    undefined,
    context,
  )
}

function middle<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(values.length / 2)]
  if (value === undefined) throw new RangeError('there is no middle of nothing')
  return value
}
