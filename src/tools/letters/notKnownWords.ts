import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import type { FactRangeError } from '../../facts/valueOn.ts'
import type { ClockName } from '../../rules/deadlines/clock.ts'
import { clockWords } from '../../rules/deadlines/clockWords.ts'

/** Why no last day can be counted from a date, from when the time limit is known, and what to do. */
export const notKnownWords = (clock: ClockName, date: PlainDate, { known }: Pick<FactRangeError, 'known'>): string =>
  `No last day can be worked out from ${longDate(date)}. ${knownWords[known.is](longDate(known.day))} Check the date. If it is right, ${clockWords[clock].ifNotKnown}`

const knownWords: Record<FactRangeError['known']['is'], (day: string) => string> = {
  from: (day) => `We know this time limit only from ${day}.`,
  to: (day) => `We know this time limit only up to ${day}.`,
  ended: (day) => `This time limit ended on ${day}.`,
}
