import type { CaseClock } from '../../calendar/caseClocks.ts'
import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import { clockStatus, clockWords } from '../../rules/deadlines/clockWords.ts'

/** Where a clock of a case stands, in words: as the clock by itself or, when what it waits for has happened, the day on which it did. */
export function caseClockStatus({ endedBy, ...clock }: CaseClock, today: PlainDate): string {
  if (!endedBy) return clockStatus({ ...clock, event: null }, today)
  return `${clockWords[clock.clock].whose === 'theirs' ? 'Answered' : 'Done'} on ${longDate(endedBy.date)}`
}
