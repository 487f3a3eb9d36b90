import { countedWords, fillIn } from '../content/words/fillIn.ts'
import { daysBetween, longDateWithWeekday, type PlainDate } from '../dates/plainDate.ts'
import { aimedDay, type Clock, type Due, mayStillRun, whoseStep } from '../rules/deadlines/clock.ts'
import { listInWords } from '../text/listInWords.ts'

/** The words for a clock's status, with singular and plural for days. */
export type StatusWords = { today: string; paused: string } & Record<
  'left' | 'overdue' | 'passed',
  { one: string; other: string }
>

/** "In 12 days", "Today", "Overdue by 1 day", "Passed 3 days ago", "Paused". A firm is late only where that is certain. */
export function clockStatus({ clock, lastDay, ...doubt }: Due, today: PlainDate, words: StatusWords): string {
  if (lastDay === null) return words.paused
  const left = daysBetween(today, lastDay)
  if (left === 0) return words.today
  if (left > 0) return countedWords(words.left, left)
  const isLate = whoseStep[clock] === 'theirs' && !mayStillRun(doubt, today)
  return countedWords(isLate ? words.overdue : words.passed, -left)
}

/** Name those of a lender’s agreements that a clock is about; none where it is about all. */
export const agreementWords = (
  { agreements = [] }: { agreements?: readonly number[] },
  { agreement }: { agreement: { one: string; other: string } },
): string =>
  agreements.length === 0
    ? ''
    : fillIn(agreements.length === 1 ? agreement.one : agreement.other, { numbers: listInWords(agreements) })

/** Say that a clock’s day is for an ordinary complaint, and give the day under the scheme; empty if only one can apply. */
export function ifSchemeWords({ ifScheme }: Pick<Clock, 'ifScheme'>, words: { awaited: string; set: string }): string {
  if (ifScheme === undefined) return ''
  return ifScheme === null ? words.awaited : fillIn(words.set, { day: longDateWithWeekday(ifScheme) })
}

type AimWords = Record<'before' | 'close' | 'today', string>

/** Say by when the visitor should act; empty if the step is a firm's, or the last day is over or unknown. */
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
