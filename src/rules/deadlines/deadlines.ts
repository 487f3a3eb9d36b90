import { addDays, addMonths, type PlainDate } from '../../dates/plainDate.ts'
import { type Facts, type HolidayNation, holidayFact, holidayNations } from '../../facts/fact.ts'
import { numberOn, textOn } from '../../facts/valueOn.ts'
import { schemeFor, schemeTimes, setSinceThen } from '../scheme/scheme.ts'
import { accessRequestLastDay, wholeRequest } from './accessRequest.ts'
import type { Clock, Due } from './clock.ts'
import { complaintEvents, type DeadlineEvent } from './event.ts'
import { finalResponseDue, pauseFacts } from './finalResponse.ts'
import { type CauseEvent, complainByLastDay, courtLastDay, courtYears, ombudsmanLastDay } from './timeLimits.ts'
import { type WorkingDays, workingDays } from './workingDays.ts'

export type DeadlinesInput = { today: PlainDate; nation: HolidayNation; events: DeadlineEvent[] }

/**
 * Every clock the events start, in the order of the events. The fixed last day to come forward is added at the end,
 * with `event: null`, when nothing shows that the lender already has a complaint or has written first. The scheme’s own
 * clocks end with the scheme, and have no day while new rules are awaited.
 * @throws FactRangeError when a length or date is not known for the day it is needed
 */
export function deadlineClocks({ today, nation, events }: DeadlinesInput, facts: Facts): Clock[] {
  const working = workingDays(nation, facts)
  const contact = events.some(isOfComplaint)
  const started = events.flatMap((event, position) =>
    dueDaysOf(event, { events, contact, today, nation, working }, facts).map((due) =>
      clockAt(due, position, today, working),
    ),
  )
  return contact ? started : [...started, ...comeForward(today, working, facts)]
}

/** The facts the engine reads, so that a page passes on only these. */
export const deadlineFacts = [
  'complaints.final-response-limit',
  'complaints.acknowledgement-usual',
  'complaints.post-days',
  ...pauseFacts,
  'ombudsman.limit',
  'ombudsman.old-limit',
  'ombudsman.old-limit-last-response',
  'ombudsman.old-limit-earliest-end',
  'ombudsman.event-years',
  'ombudsman.knowledge-years',
  ...Object.values(courtYears),
  'scheme.state',
  'scheme.opt-in-window',
  'scheme.come-forward-by',
  'scheme.first-day',
  'scheme.last-day',
  'scheme.invitation-by-1',
  'scheme.invitation-by-2',
  'scheme.decision-window',
  'scheme.implementation-end-1',
  'scheme.implementation-end-2',
  'scheme.second-scheme-first-day',
  'sar.limit',
  'sar.extension',
  'sar.extension-notice',
  'fees.cooling-off',
  ...holidayNations.map(holidayFact),
] as const

/** Context that an event's clocks depend on. `contact`: something shows that the lender wrote first or has a complaint. */
type Around = {
  events: readonly DeadlineEvent[]
  contact: boolean
  today: PlainDate
  nation: HolidayNation
  working: WorkingDays
}

function dueDaysOf(event: DeadlineEvent, around: Around, facts: Facts): Due[] {
  const { events, today, nation, working } = around
  switch (event.kind) {
    case 'complaint-received':
      return finalResponseDue(event, today, facts)
    case 'final-response':
    case 'scheme-decision':
      return [{ clock: 'ombudsman', lastDay: ombudsmanLastDay(event.date, today, facts) }]
    case 'opt-in-invitation':
      return optInDue(event.date, today, facts)
    case 'sar-received': {
      const whole = wholeRequest(event, events, working, facts)
      return [{ clock: 'sar', lastDay: accessRequestLastDay(whole, working, facts) }]
    }
    case 'contract-signed':
      return [{ clock: 'cooling-off', lastDay: addDays(event.date, numberOn(facts, 'fees.cooling-off', event.date)) }]
    case 'agreement-ended':
      return [{ clock: 'court', lastDay: courtLastDay(event.date, nation, facts) }]
    case 'determination-due':
      return determinationDue(event.date, today, facts)
    case 'agreement-made':
    case 'cause-known':
      return causeDue(event, around, facts)
    default:
      // All others move a clock, or show only that the lender has written or has a complaint.
      return []
  }
}

/** The last day to complain and, for someone who has neither complained nor been written to, the last day to be invited. */
function causeDue(cause: CauseEvent, { events, contact, today }: Around, facts: Facts): Due[] {
  const lastDay = complainByLastDay(cause, events, facts)
  const invitation = cause.kind === 'agreement-made' && !contact ? invitationDue(cause.date, today, facts) : []
  return lastDay === null ? invitation : [{ clock: 'complain-by', lastDay }, ...invitation]
}

function comeForward(today: PlainDate, working: WorkingDays, facts: Facts): Clock[] {
  const id = 'scheme.come-forward-by'
  const { joining } = schemeTimes(facts, today)
  if (joining === 'gone') return []
  const lastDay = joining === 'holds' || setSinceThen(facts, id, today) ? textOn(facts, id, today) : null
  return [clockAt({ clock: 'come-forward', lastDay }, null, today, working)]
}

function clockAt(due: Due, event: number | null, today: PlainDate, working: WorkingDays): Clock {
  const { clock, lastDay, ...doubt } = due
  if (lastDay === null) return { clock, event, lastDay, advisedDay: null, state: 'paused', ...doubt }
  const state = today > lastDay ? 'passed' : 'running'
  return { clock, event, lastDay, advisedDay: working.before(lastDay), state, ...doubt }
}

const isOfComplaint = ({ kind }: DeadlineEvent) => complaintEvents.some((one) => one === kind)

/**
 * The last day of the lender for a redress determination. Once it is missed the ombudsman is open without any letter, for as
 * long as none has come (FCA Handbook, DISP 2.8.1R(3)(b), read). Which letters the order of July 2026 leaves in time depends
 * on what they would say, so no day is given while it stands. None when the scheme is gone.
 */
function determinationDue(lastDay: PlainDate, today: PlainDate, facts: Facts): Due[] {
  const { decision } = schemeTimes(facts, today)
  return decision === 'ordinary' ? [] : [{ clock: 'determination', lastDay: decision === 'runs' ? lastDay : null }]
}

/**
 * The last day for a lender to invite someone who has not complained: six months from the end of the implementation period
 * (CONRED 5.2 and 6.2, as reported; that the order suspends it is inferred). `lastDay` is null while it is suspended or awaits new dates; there
 * is none for agreements outside the scheme, and when the scheme is gone.
 */
function invitationDue(agreementStart: PlainDate, today: PlainDate, facts: Facts): Due[] {
  const scheme = schemeFor(agreementStart, facts)
  const { decision } = schemeTimes(facts, today)
  if (scheme === null || decision === 'ordinary') return []
  const id = `scheme.invitation-by-${scheme}`
  const isSet = decision === 'runs' && setSinceThen(facts, id, today)
  return [{ clock: 'invitation', lastDay: isSet ? textOn(facts, id, today) : null }]
}

/**
 * The last day to accept an invitation: so many months that start with the day it was sent, so they end the day before the
 * same date or, where the last month has no such date, with that month (CONRED 5 and 6, Annexes 6 and 8, read). A reminder is
 * counted from the first invitation too, and starts nothing. `lastDay` is null while new rules are awaited; there is none
 * when the scheme is gone.
 */
function optInDue(sent: PlainDate, today: PlainDate, facts: Facts): Due[] {
  const { joining } = schemeTimes(facts, today)
  if (joining === 'gone') return []
  const months = 'scheme.opt-in-window'
  if (joining === 'awaited' && !setSinceThen(facts, months, today)) return [{ clock: 'opt-in', lastDay: null }]
  const sameDate = addMonths(sent, numberOn(facts, months, sent))
  const lastDay = sameDate.slice(-2) === sent.slice(-2) ? addDays(sameDate, -1) : sameDate
  return [{ clock: 'opt-in', lastDay }]
}
