import { longDate } from '../../dates/plainDate.ts'
import { type Answers, type FlowContext, UNKNOWN } from '../../flows/answers.ts'
import { lastCalculationDay } from '../redress/calculationDay.ts'
import { exampleBalloons, exampleMonths } from '../redress/exampleFigures.ts'
import { startDays } from './startDays.ts'

/** What the range takes for granted about one agreement, in sentences. */
export function assumptions(answers: Answers, context: FlowContext): string[] {
  const days = startDays(answers, context)
  return [
    'The dealer could set your rate to earn more, you were not told, and the case is in time.',
    'Payments were level and on time, the first one month after the start.',
    `Interest runs to ${longDate(lastCalculationDay(context))}, the last day for which we have confirmed the Bank Rate.`,
    'How the rules apply the interest floor is not established, so the range covers both ways.',
    'The caps are not known in full, so the range covers the result with and without them.',
    ...(days.length > 1
      ? [
          `It started between ${longDate(days[0] ?? '')} and ${longDate(days.at(-1) ?? '')}. The range covers every day of that time within the scheme.`,
        ]
      : []),
    ...(days.length > 3 ? ['The rules changed in that time, so both sets are in the range.'] : []),
    ...(answers.months === UNKNOWN ? [`It ran for ${exampleMonths.join(', ')} months: examples of ours.`] : []),
    ...(answers.balloon === UNKNOWN
      ? [
          `The last payment was ${exampleBalloons.map((share) => `${share / 100}%`).join(', ')} of the loan: examples of ours.`,
        ]
      : []),
    ...(answers['settled-early'] === 'no'
      ? []
      : ['It ran to the end. If it ended early you made fewer payments, and the true figure may be below this range.']),
  ]
}
