import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import type { FactRangeError } from '../../facts/valueOn.ts'
import type { ClockName } from '../../rules/deadlines/clock.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** Why no last day can be counted from a date, since when the limit is known, and what to do. */
export const notKnownWords = (
  words: ToolWords['shared']['notKnown'],
  clock: ClockName,
  date: PlainDate,
  { known }: Pick<FactRangeError, 'known'>,
): string =>
  fillIn(words.says, {
    date: longDate(date),
    known: fillIn(words[known.is], { day: longDate(known.day) }),
    advice: words.advice[clock],
  })

/** Explain that no time limit is known for a date, in the words of a question’s fault. */
export const rangeFault = (
  { known: { is, day } }: Pick<FactRangeError, 'known'>,
  words: ToolWords['shared']['outside'],
): string => fillIn(words[is], { day: longDate(day) })
