import { type CaseClock, type CaseClocks, caseClocks } from '../../calendar/caseClocks.ts'
import { type CaseEvent, emptyCaseFile } from '../../casefile/caseFile.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import type { LenderLetterKind } from '../../replies/schema.ts'
import type { ToolWords } from '../wordsFiles.ts'

const startedAs = {
  'final-response': 'finalResponse',
  'scheme-decision': 'redressDecision',
  'opt-in-invitation': 'optInInvite',
} as const

type Starts = keyof typeof startedAs
type Counting = Pick<LetterContext, 'today' | 'nation' | 'facts'>

/** Count the clocks started by some events, without the rest of a case. */
export function clocksOfEvents(events: CaseEvent[], context: Counting): CaseClocks {
  const { clocks, notKnown } = caseClocks({ ...emptyCaseFile(''), events }, context, context.facts)
  return { clocks: clocks.filter(({ event }) => event !== null), notKnown }
}

/** Count to the last day of the clock that a letter starts; null where none can be counted. */
export const lastReplyDay = (starts: Starts, date: PlainDate, context: Counting): PlainDate | null =>
  clocksOfEvents([startOf(starts, date, '')], context).clocks[0]?.lastDay ?? null

/** List the days that follow from letters, nearest first, each once, and one that cannot be counted. */
export function replyClocks(
  readings: readonly { letters: readonly LenderLetterKind[]; date: PlainDate }[],
  lender: string,
  context: Counting,
): { clocks: CaseClock[]; uncounted: CaseClocks['notKnown'][number] | null } {
  const events = readings.flatMap(({ letters, date }) =>
    letters.flatMap(({ starts }) => (starts === null ? [] : [startOf(starts, date, lender)])),
  )
  const { clocks, notKnown } = clocksOfEvents(events, context)
  const isFirst = ({ clock, lastDay }: CaseClock, index: number) =>
    clocks.findIndex((other) => other.clock === clock && other.lastDay === lastDay) === index
  return {
    clocks: clocks.filter(isFirst).toSorted((a, b) => ((a.lastDay ?? '9999') < (b.lastDay ?? '9999') ? -1 : 1)),
    uncounted: notKnown.at(-1) ?? null,
  }
}

const startOf = (starts: Starts, date: PlainDate, lenderId: string): CaseEvent => ({
  id: `reply-${starts}`,
  date,
  kind: startedAs[starts],
  lenderId,
})

type NewEvent = Omit<CaseEvent, 'id'>

/** Turn a letter into case events: the one that starts a clock, or may (to be safe); else its own kind; else a note. */
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

/** Check whether two events are the same letter: of one kind, day and lender, in the same words. */
export const isSameLetter = (one: NewEvent, other: NewEvent): boolean =>
  one.kind === other.kind && one.date === other.date && one.lenderId === other.lenderId && one.text === other.text
