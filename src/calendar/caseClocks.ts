import type { Agreement, CaseEvent, CaseFile } from '../casefile/caseFile.ts'
import { firstDayOf, lenderKey } from '../casefile/caseFile.ts'
import { type CaseEventKind, caseEvents } from '../casefile/caseKinds.ts'
import { underWay } from '../casefile/contradictions.ts'
import { complaintAbout, handledAlike } from '../casefile/schemeCovers.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts, HolidayNation } from '../facts/fact.ts'
import { FactRangeError } from '../facts/valueOn.ts'
import type { Clock, ClockName } from '../rules/deadlines/clock.ts'
import { deadlineClocks } from '../rules/deadlines/deadlines.ts'
import type { DeadlineEvent } from '../rules/deadlines/event.ts'
import { receivedOn } from '../rules/deadlines/finalResponse.ts'
import { workingDays } from '../rules/deadlines/workingDays.ts'

/**
 * A clock of a case, the event that started it (null for the fixed day that no event starts) and the one that ended it.
 * `agreements` are the numbers of the agreements it is about, if the lender’s others have a clock of their own.
 */
export type CaseClock = Omit<Clock, 'event'> & {
  event: CaseEvent | null
  endedBy?: CaseEvent
  agreements?: readonly number[]
}

/** The clocks, and those that could not be worked out, each with the reason. */
export type CaseClocks = {
  clocks: CaseClock[]
  notKnown: { event: CaseEvent; clock: Clock['clock']; why: FactRangeError }[]
}

/** Every clock of a case, each event on its own, so that one impossible date does not hide the rest. Repeated events count once. */
export function caseClocks(
  caseFile: CaseFile,
  { today, nation }: { today: PlainDate; nation: HolidayNation },
  facts: Facts,
): CaseClocks {
  const result: CaseClocks = { clocks: [], notKnown: [] }
  for (const event of withoutRepeats(caseFile.events)) {
    try {
      for (const { about, ...whose } of groupsOf(event, caseFile.agreements, today, facts)) {
        const started = deadlineEvent(event, about, { today, nation }, facts)
        if (!started) continue
        const events = [started, ...requestEvents(event, caseFile, { today, nation }, facts)]
        const own = deadlineClocks({ today, nation, events }, facts).filter((clock) => clock.event === 0)
        result.clocks.push(...own.map((clock) => ended({ ...clock, ...whose, event }, caseFile.events)))
      }
    } catch (error) {
      if (!(error instanceof FactRangeError) || !startsClock(event.kind)) throw error
      result.notKnown.push({ event, clock: caseEvents[event.kind].starts, why: error })
    }
  }
  if (!caseFile.events.some(({ kind }) => underWay.includes(kind))) {
    result.clocks.push(
      ...deadlineClocks({ today, nation, events: [] }, facts).map((clock) => ({ ...clock, event: null })),
    )
  }
  return result
}

/** Group an event's agreements. A complaint about some that the scheme covers and some it leaves out counts as several. */
function groupsOf(
  { kind, lenderId }: CaseEvent,
  agreements: readonly Agreement[],
  today: PlainDate,
  facts: Facts,
): { about: readonly Agreement[]; agreements?: readonly number[] }[] {
  const own = agreements.filter((agreement) => lenderKey(agreement) === lenderId)
  const groups = kind === 'complaintSent' ? handledAlike(own, today, facts) : []
  return groups.length > 1
    ? groups.map(({ agreements: about, numbers }) => ({ about, agreements: numbers }))
    : [{ about: own }]
}

type KindThat<Does extends string> = {
  [Kind in CaseEventKind]: (typeof caseEvents)[Kind] extends Record<Does, ClockName> ? Kind : never
}[CaseEventKind]
const startsClock = (kind: CaseEventKind): kind is KindThat<'starts'> => 'starts' in caseEvents[kind]
/** Check whether an event is a request, or is about the request before it. */
const movesRequest = (kind: CaseEventKind): kind is KindThat<'moves'> => 'moves' in caseEvents[kind]

type When = { today: PlainDate; nation: HolidayNation }

/** Find the events that move an access request's clock: the firm’s questions, the answers, its notice that it needs longer, the next request. */
function requestEvents(event: CaseEvent, { events }: CaseFile, when: When, facts: Facts): DeadlineEvent[] {
  if (event.kind !== 'sarSent') return []
  return events
    .filter(({ id, kind, lenderId }) => id !== event.id && lenderId === event.lenderId && movesRequest(kind))
    .flatMap((other) => deadlineEvent(other, [], when, facts) ?? [])
}

/** Ends a clock: the answer it waits for or, where it waits for the visitor, the step itself. */
const endings: Partial<Record<Clock['clock'], CaseEvent['kind'][]>> = {
  'final-response': ['finalResponse', 'redressDecision'],
  ombudsman: ['fosSent', 'fosView'],
  sar: ['sarReply'],
  'complain-by': ['complaintSent'],
  determination: ['finalResponse', 'redressDecision'],
}

/** Steps that count only when they are taken in time. */
const inTimeOnly: readonly Clock['clock'][] = ['ombudsman', 'complain-by']

/** Add the event that ended a clock. A step taken too late does not end it; a late answer does. */
function ended(clock: CaseClock & { event: CaseEvent }, events: readonly CaseEvent[]): CaseClock {
  const {
    event: { date: from, lenderId },
    lastDay,
  } = clock
  const ends = events
    .filter(
      ({ kind, date, lenderId: whose }) => endings[clock.clock]?.includes(kind) && whose === lenderId && date >= from,
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))[0]
  return ends && (!inTimeOnly.includes(clock.clock) || lastDay === null || ends.date <= lastDay)
    ? { ...clock, endedBy: ends }
    : clock
}

/** A case's event as the deadline engine takes it; null for events that start no clock and move none. */
function deadlineEvent(event: CaseEvent, own: readonly Agreement[], when: When, facts: Facts): DeadlineEvent | null {
  const { kind, date } = event
  if (!startsClock(kind) && !movesRequest(kind)) return null
  const arrived = () =>
    receivedOn({ on: date, by: event.by ?? 'email' }, when.today, workingDays(when.nation, facts), facts)
  switch (kind) {
    case 'complaintSent':
      return { kind: 'complaint-received', date: arrived(), ...complaintAbout(own, when.today, facts) }
    case 'sarSent':
      return { kind: 'sar-received', date: arrived() }
    case 'sarIdGiven':
    case 'sarClarifyGiven':
      return { kind: caseEvents[kind].place, date: arrived() }
    case 'foundOut':
      return { kind: 'cause-known', date, ...firstStart(own) }
    default:
      return { kind: caseEvents[kind].place, date }
  }
}

/** The first day on which one of the agreements can have been made: the safe one to count from. */
function firstStart(agreements: readonly Agreement[]): { agreementStart?: PlainDate } {
  const [agreementStart] = agreements.flatMap(({ start }) => (start ? [firstDayOf(start)] : [])).toSorted()
  return agreementStart === undefined ? {} : { agreementStart }
}

/** The same letter entered twice is one letter. */
const withoutRepeats = (events: CaseEvent[]): CaseEvent[] => [
  ...new Map(events.map((event) => [`${event.kind} ${event.date} ${event.lenderId}`, event])).values(),
]
