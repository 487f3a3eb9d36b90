import { addDays, addMonths, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn, textOn } from '../../facts/valueOn.ts'
import type { DeadlineEvent } from './event.ts'

type Complaint = Extract<DeadlineEvent, { kind: 'complaint-received' }>

/** How long the lender has: to a day, paused, or no rule that gives a day. */
export type FinalResponseDue = { due: 'on'; lastDay: PlainDate } | { due: 'paused' } | { due: 'not-set' }

/**
 * The last day for a lender's final response. Ordinary complaints: so many whole weeks, the day after receipt being
 * the first day (FCA Handbook, DISP 1.6.2R). Scheme cases: so many months from the end of the implementation period
 * (CONRED 5 and 6), paused while the scheme is partly suspended or its terms are being made again. If the scheme is
 * quashed the ordinary clock is the only one left.
 */
export function finalResponseDue(complaint: Complaint, today: PlainDate, facts: Facts): FinalResponseDue {
  const state = textOn(facts, 'scheme.state', today)
  if (!complaint.scheme || state === 'quashed') return { due: 'on', lastDay: ordinary(complaint.date, facts) }
  if (state !== 'live' && state !== 'upheld') return { due: 'paused' }
  const end = implementationEnd(complaint.agreementStart, today, facts)
  // The months are set for complaints made before the period ended; no length is known for later ones.
  if (complaint.date > end) return { due: 'not-set' }
  return { due: 'on', lastDay: addMonths(end, numberOn(facts, 'scheme.decision-window', today)) }
}

const ordinary = (received: PlainDate, facts: Facts) =>
  addDays(received, 7 * numberOn(facts, 'complaints.final-response-limit', received))

function implementationEnd(agreementStart: PlainDate | undefined, today: PlainDate, facts: Facts): PlainDate {
  const ends = [textOn(facts, 'scheme.implementation-end-1', today), textOn(facts, 'scheme.implementation-end-2', today)]
  if (agreementStart === undefined) return ends.reduce((a, b) => (a > b ? a : b))
  const second = agreementStart >= textOn(facts, 'scheme.second-scheme-first-day', today)
  return textOn(facts, second ? 'scheme.implementation-end-2' : 'scheme.implementation-end-1', today)
}
