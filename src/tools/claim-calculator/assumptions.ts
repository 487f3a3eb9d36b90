import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import { printPounds } from '../../facts/print.ts'
import { type Answers, type FlowContext, UNKNOWN } from '../../flows/answers.ts'
import { lastCalculationDay } from '../../toolkit/redress/workOut.ts'
import { type ExampleFigures, printPercentages } from '../../toolkit/redress/exampleFigures.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { startDays } from './startDays.ts'

/** Assumptions of the range about one agreement, in sentences. */
export function assumptions(
  answers: Answers,
  context: FlowContext,
  words: ToolWords['claim-calculator']['assumed'],
  { credits, months, balloons }: ExampleFigures,
): string[] {
  const days = startDays(answers, context)
  return [
    words.method,
    words.payments,
    fillIn(words.interest, { day: longDate(lastCalculationDay(context)) }),
    words.floor,
    words.caps,
    ...(days.length > 1
      ? [
          fillIn(answers.start === UNKNOWN ? words.anyTime : words.between, {
            first: longDate(days[0] ?? ''),
            last: longDate(days.at(-1) ?? ''),
          }),
        ]
      : []),
    ...(days.length > 3 ? [words.changed] : []),
    ...(answers.credit === UNKNOWN ? [fillIn(words.credit, { sums: credits.map(printPounds).join(', ') })] : []),
    ...(answers.months === UNKNOWN ? [fillIn(words.months, { months: months.join(', ') })] : []),
    ...(answers.balloon === UNKNOWN ? [fillIn(words.balloon, { shares: printPercentages(balloons) })] : []),
    ...(answers['settled-early'] === 'yes' ? [words.endedEarly] : []),
    ...(answers['settled-early'] === 'not-sure' ? [words.mayHaveEndedEarly] : []),
  ]
}
