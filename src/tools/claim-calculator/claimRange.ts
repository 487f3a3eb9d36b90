import type { Answers, FlowContext } from '../../flows/answers.ts'
import { interestFloorConventions } from '../../rules/interest/interest.ts'
import type { Pence } from '../../rules/money/pence.ts'
import { quickRange } from '../../rules/redress/quickRange.ts'
import { lastCalculationDay } from '../../toolkit/redress/workOut.ts'
import type { Examples } from '../../toolkit/redress/exampleFigures.ts'
import { assumedFrom } from './assumedFrom.ts'
import { startDays } from './startDays.ts'

export type Range = { low: Pence; high: Pence }

/** A rough range over every start, amount, figure and reading of the interest floor that the answers leave open. Ends are multiples of £10. */
export function claimRange(
  answers: Answers,
  examples: Examples,
  context: FlowContext,
): { aprPart: Range; redress: Range } {
  const starts = startDays(answers, context)
  const ranges = assumedFrom(answers, examples).flatMap((assumed) =>
    starts.flatMap((start) =>
      interestFloorConventions.map((interestFloor) =>
        quickRange(
          {
            ...assumed,
            start,
            mayHaveEndedEarly: answers['settled-early'] !== 'no',
            calculatedOn: lastCalculationDay(context),
            conventions: { monthlyRate: 'effective', interestFloor },
          },
          context.facts,
        ),
      ),
    ),
  )
  return {
    aprPart: over(ranges.map(({ aprPart }) => aprPart)),
    redress: over(ranges.flatMap(({ redress }) => redress ?? [])),
  }
}

const over = (ranges: readonly Range[]): Range => ({
  low: Math.min(...ranges.map(({ low }) => low)),
  high: Math.max(...ranges.map(({ high }) => high)),
})
