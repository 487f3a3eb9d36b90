import { fillIn } from '../content/words/fillIn.ts'
import { longDateWithWeekday, type PlainDate } from '../dates/plainDate.ts'
import { aimedDay, type Clock, whoseStep } from '../rules/deadlines/clock.ts'

/** By when to act: well before the last day, when no working day is left before it, and on it. */
export type AimWords = Record<'before' | 'close' | 'today', string>

/** By when the visitor should act; empty where the step is a firm's, where the last day is over, and where there is none. */
export function aimWords(
  { clock, ...days }: Pick<Clock, 'clock' | 'lastDay' | 'advisedDay'>,
  today: PlainDate,
  words: AimWords,
): string {
  const day = aimedDay(days, today)
  if (day === null || whoseStep[clock] !== 'yours') return ''
  if (days.lastDay === today) return words.today
  return day === today ? words.close : fillIn(words.before, { day: longDateWithWeekday(day) })
}
