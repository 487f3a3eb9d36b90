import { daysBetween, type PlainDate } from '../dates/plainDate.ts'
import { countedWords } from '../content/words/fillIn.ts'
import { type Clock, whoseStep } from '../rules/deadlines/clock.ts'

/** The words for where a clock stands. Those of days differ for one and for several. */
export type StatusWords = { today: string; paused: string } & Record<
  'left' | 'overdue' | 'passed',
  { one: string; other: string }
>

/** Where a clock stands, in words: "In 12 days", "Today", "Overdue by 1 day", "Passed 3 days ago", "Paused". */
export function clockStatus(
  { clock, lastDay }: Pick<Clock, 'clock' | 'lastDay'>,
  today: PlainDate,
  words: StatusWords,
): string {
  if (lastDay === null) return words.paused
  const left = daysBetween(today, lastDay)
  if (left === 0) return words.today
  if (left > 0) return countedWords(words.left, left)
  return countedWords(whoseStep[clock] === 'theirs' ? words.overdue : words.passed, -left)
}
