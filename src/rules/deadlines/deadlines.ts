import { addDays, addMonths, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn, textOn } from '../../facts/valueOn.ts'
import { accessRequestLastDay } from './accessRequestLastDay.ts'
import type { Clock, ClockName } from './clock.ts'
import type { DeadlineEvent, EventKind } from './event.ts'
import { finalResponseDue, pauseFacts } from './finalResponseDue.ts'
import { ombudsmanLastDay } from './ombudsmanLastDay.ts'
import { withExtension } from './withExtension.ts'
import { withIdentity } from './withIdentity.ts'
import type { HolidayNation } from '../../facts/bankHolidays.ts'
import { type WorkingDays, workingDays } from './workingDays.ts'

export type DeadlinesInput = { today: PlainDate; nation: HolidayNation; events: DeadlineEvent[] }

/**
 * Every clock the events start, in the order of the events. The fixed last day to come forward is added at the end,
 * with `event: null`, when nothing shows that the lender already has a complaint or has written first.
 * @throws FactRangeError when a length or date is not known for the day it is needed
 */
export function deadlines({ today, nation, events }: DeadlinesInput, facts: Facts): Clock[] {
  const working = workingDays(nation, facts)
  const started = events.flatMap((event, position) => {
    const whole =
      event.kind === 'sar-received' ? withExtension(withIdentity(event, events), events, working, facts) : event
    const due = dueDayOf(whole, today, working, facts)
    return due ? [clockAt(due.clock, position, due.lastDay, today, working)] : []
  })
  return events.some(isAfterFirstContact) ? started : [...started, comeForward(today, working, facts)]
}

/** The facts the engine reads, so that a page can hand over no more than these. */
export const deadlineFacts = [
  'complaints.final-response-limit',
  'complaints.acknowledgement-usual',
  'complaints.post-days',
  ...pauseFacts,
  'ombudsman.limit',
  'ombudsman.old-limit',
  'ombudsman.old-limit-last-response',
  'ombudsman.old-limit-earliest-end',
  'scheme.state',
  'scheme.opt-in-window',
  'scheme.come-forward-by',
  'scheme.decision-window',
  'scheme.implementation-end-1',
  'scheme.implementation-end-2',
  'scheme.second-scheme-first-day',
  'sar.limit',
  'sar.extension',
  'sar.extension-notice',
  'fees.cooling-off',
  'calendar.bank-holidays-england-and-wales',
  'calendar.bank-holidays-scotland',
  'calendar.bank-holidays-northern-ireland',
] as const

type Due = { clock: ClockName; lastDay: PlainDate | null }

function dueDayOf(event: DeadlineEvent, today: PlainDate, working: WorkingDays, facts: Facts): Due | null {
  switch (event.kind) {
    case 'complaint-received': {
      const answer = finalResponseDue(event, today, facts)
      if (answer.due === 'not-set') return null
      return { clock: 'final-response', lastDay: answer.due === 'on' ? answer.lastDay : null }
    }
    case 'final-response':
    case 'scheme-decision':
      return { clock: 'ombudsman', lastDay: ombudsmanLastDay(event.date, today, facts) }
    case 'opt-in-invitation':
      // The window starts with the day it was sent, so it ends the day before the same date (CONRED 5 Annex 6).
      return {
        clock: 'opt-in',
        lastDay: addDays(addMonths(event.date, numberOn(facts, 'scheme.opt-in-window', event.date)), -1),
      }
    case 'sar-received':
      return { clock: 'sar', lastDay: accessRequestLastDay(event, working, facts) }
    case 'contract-signed':
      return { clock: 'cooling-off', lastDay: addDays(event.date, numberOn(facts, 'fees.cooling-off', event.date)) }
    case 'identity-asked':
    case 'identity-given':
    case 'extension-told':
    case 'acknowledgement':
    case 'holding-letter':
    case 'ombudsman-sent':
    case 'investigator-view':
      return null
  }
}

const comeForward = (today: PlainDate, working: WorkingDays, facts: Facts) =>
  clockAt('come-forward', null, textOn(facts, 'scheme.come-forward-by', today), today, working)

function clockAt(
  clock: ClockName,
  event: number | null,
  lastDay: PlainDate | null,
  today: PlainDate,
  working: WorkingDays,
): Clock {
  if (lastDay === null) return { clock, event, lastDay, advisedDay: null, state: 'paused' }
  return { clock, event, lastDay, advisedDay: working.before(lastDay), state: today > lastDay ? 'passed' : 'running' }
}

const isAfterFirstContact = ({ kind }: DeadlineEvent) => afterFirstContact.includes(kind)

const afterFirstContact: readonly EventKind[] = [
  'complaint-received',
  'acknowledgement',
  'holding-letter',
  'final-response',
  'scheme-decision',
  'opt-in-invitation',
  'ombudsman-sent',
  'investigator-view',
]
