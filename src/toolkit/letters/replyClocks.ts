import { type CaseClock, startedClock } from '../../calendar/caseClocks.ts'
import type { CaseEvent } from '../../casefile/caseFile.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { FactRangeError, withinKnown } from '../../facts/valueOn.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import type { LenderLetterKind } from '../../replies/schema.ts'
import type { ClockName } from '../../rules/deadlines/clock.ts'
import { deadlineClocks } from '../../rules/deadlines/deadlines.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** Event of a case that starts each clock. */
const startedAs = {
  'final-response': 'finalResponse',
  'scheme-decision': 'redressDecision',
  'opt-in-invitation': 'optInInvite',
} as const

/** A letter that was read, with the date on it. */
export type DatedReading = { letters: readonly LenderLetterKind[]; date: PlainDate }

/** A date from which no last day can be counted, and since when its time limit is known. */
export type NotCounted = { clock: ClockName; date: PlainDate; error: FactRangeError }

/** The last day of the clock that a letter of some day starts; null where none can be counted. */
export const lastReplyDay = (
  starts: keyof typeof startedAs,
  date: PlainDate,
  { today, nation, facts }: Pick<LetterContext, 'today' | 'nation' | 'facts'>,
): PlainDate | null =>
  withinKnown(
    () => deadlineClocks({ today, nation, events: [{ kind: starts, date }] }, facts)[0]?.lastDay ?? null,
    () => null,
  )

/** The days that follow from letters, the nearest first, each once; and why one could not be worked out. */
export function replyClocks(
  readings: readonly DatedReading[],
  lender: string,
  { today, nation, facts }: Pick<LetterContext, 'today' | 'nation' | 'facts'>,
): { clocks: CaseClock[]; why: NotCounted | null } {
  const clocks = new Map<string, CaseClock>()
  let why: NotCounted | null = null
  for (const { date, starts } of readings.flatMap(({ letters, date }) =>
    letters.map(({ starts }) => ({ date, starts })),
  )) {
    if (starts === null) continue
    const kind = startedAs[starts]
    try {
      const [clock] = deadlineClocks({ today, nation, events: [{ kind: starts, date }] }, facts)
      if (!clock) continue
      const event: CaseEvent = { id: `reply-${starts}`, date, kind, lenderId: lender }
      const same = `${clock.clock} ${clock.lastDay}`
      if (!clocks.has(same)) clocks.set(same, { ...clock, event })
    } catch (error) {
      if (!(error instanceof FactRangeError)) throw error
      why = { clock: startedClock[kind], date, error }
    }
  }
  return {
    clocks: [...clocks.values()].toSorted((a, b) => ((a.lastDay ?? '9999') < (b.lastDay ?? '9999') ? -1 : 1)),
    why,
  }
}

type NewEvent = Omit<CaseEvent, 'id'>

/**
 * Turn a letter into events of a case: what starts a clock, what it is kept as, or else a note. One that may or may not start a clock is
 * kept as if it did, to be safe.
 */
export function replyEvents(
  { letters, points }: Pick<LetterReading, 'letters' | 'points'>,
  date: PlainDate,
  lenderId: string,
  words: ToolWords['shared']['noted'],
): NewEvent[] {
  const starting = letters.find(({ starts }) => starts !== null)
  if (starting?.starts) {
    const { starts, code } = starting
    return [{ date, lenderId, kind: startedAs[starts], ...(code ? { code } : {}) }]
  }
  const [letter] = letters
  if (letter?.keptAs) return [{ date, lenderId, kind: letter.keptAs }]
  const says = letter?.name ?? points[0]?.says
  return [{ date, lenderId, kind: 'note', text: says ? fillIn(words.letter, { says }) : words.unknown }]
}
