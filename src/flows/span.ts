import { firstDayOf, lastPossibleDay } from '../casefile/partialDate.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { UNKNOWN } from './answers.ts'

/** The days a date may be. */
export type Span = { from: PlainDate; to: PlainDate }

/** The first and last day meant by "2016", "2016-03" or "2016-03-01"; undefined when the date is not known. */
export function spanOf(answer: string | undefined): Span | undefined {
  if (answer === undefined || answer === UNKNOWN) return undefined
  const [year = 0, month, day] = answer.split('-').map(Number)
  const date = { year, ...(month === undefined ? {} : { month }), ...(day === undefined ? {} : { day }), approx: false }
  return { from: firstDayOf(date), to: lastPossibleDay(date) }
}
