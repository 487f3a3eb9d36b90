import { addMonths, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'
import { earliest } from './aboutRequest.ts'
import type { DeadlineEvent } from './event.ts'

type Cause = Extract<DeadlineEvent, { kind: 'agreement-made' | 'cause-known' }>

/**
 * The last day to complain so that the ombudsman may look at it: so many years after what the complaint is about, or so many
 * after the visitor knew or ought to have known of it, whichever is later (FCA Handbook, DISP 2.8.2R(2), read). With a day of
 * knowledge alone it is the later one at the earliest. Null for an agreement that is counted with a day of knowledge.
 */
export function complainByLastDay(cause: Cause, events: readonly DeadlineEvent[], facts: Facts): PlainDate | null {
  if (cause.kind === 'agreement-made') {
    return events.some(({ kind }) => kind === 'cause-known')
      ? null
      : afterYears(cause.date, 'ombudsman.event-years', facts)
  }
  const made = cause.agreementStart ?? earliest(events.filter(({ kind }) => kind === 'agreement-made'))
  const fromKnowledge = afterYears(cause.date, 'ombudsman.knowledge-years', facts)
  const fromEvent = made === undefined ? fromKnowledge : afterYears(made, 'ombudsman.event-years', facts)
  return fromEvent > fromKnowledge ? fromEvent : fromKnowledge
}

const afterYears = (date: PlainDate, years: string, facts: Facts) => addMonths(date, 12 * numberOn(facts, years, date))
