import { addDays, addMonths, daysBetween, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { newestDate, numberOn, textOn } from '../../facts/valueOn.ts'
import { schemeTimes, setSinceThen } from '../scheme/scheme.ts'
import type { Clock, Due } from './clock.ts'
import type { ComplaintSubject, DeadlineEvent } from './event.ts'
import type { WorkingDays } from './workingDays.ts'

/** The day a thing sent that way is taken to have arrived: post takes some working days, the rest arrive the same day. */
export const receivedOn = (
  sent: { on: PlainDate; by: 'email' | 'post' | 'form' | 'phone' },
  today: PlainDate,
  working: WorkingDays,
  facts: Facts,
): PlainDate => (sent.by === 'post' ? working.after(sent.on, numberOn(facts, 'complaints.post-days', today)) : sent.on)

/** The day by which a lender usually says it has the complaint. Usual practice, not a rule: the rule says "promptly" (DISP 1.6.1R). */
export const usuallyAcknowledgedBy = (
  received: PlainDate,
  today: PlainDate,
  working: WorkingDays,
  facts: Facts,
): PlainDate => working.after(received, numberOn(facts, 'complaints.acknowledgement-usual', today))

type Complaint = Extract<DeadlineEvent, { kind: 'complaint-received' }>

/**
 * The last day for a lender's final response. Ordinary complaints: so many whole weeks, the day after receipt being
 * the first day (FCA Handbook, DISP 1.6.2R), less the days of the pause (DISP App 5.2). Scheme cases: so many months from the end
 * of the implementation period (CONRED 5 and 6), paused while the scheme’s own times do not run, and until the end of that period has been set again
 * after a judgment. If the scheme is quashed only the ordinary clock is left. When it is not known
 * whether the scheme covers the agreement, the ordinary day is given, with the scheme’s in `ifScheme`. None where no rule gives a day.
 */
export function finalResponseDue(complaint: Complaint, today: PlainDate, facts: Facts): Due[] {
  const clock = 'final-response'
  const covered = complaint.scheme === true ? underScheme(complaint, today, facts) : 'ordinary'
  if (covered === 'not-set') return []
  if (covered !== 'ordinary') return [{ clock, ...covered }]
  const lastDay = ordinary(complaint, facts)
  const perhaps = complaint.scheme === 'unknown' ? underScheme(complaint, today, facts) : 'ordinary'
  if (perhaps === 'ordinary') return [{ clock, lastDay }]
  return [{ clock, lastDay, ifScheme: perhaps === 'not-set' ? null : perhaps.lastDay }]
}

/** Return the scheme’s last day, null while its times are paused or to be reset; "ordinary" if it has no own day, "not-set" if no rule gives one. */
function underScheme(
  complaint: Complaint,
  today: PlainDate,
  facts: Facts,
): Pick<Clock, 'lastDay'> | 'ordinary' | 'not-set' {
  const { decision } = schemeTimes(facts, today)
  if (decision === 'ordinary') return 'ordinary'
  const ending = implementationEndFact(complaint.agreementStart, today, facts)
  if (decision === 'paused' || !setSinceThen(facts, ending, today)) return { lastDay: null }
  const end = textOn(facts, ending, today)
  // The months are set for complaints made before the period ended; no length is known for later ones.
  if (complaint.date > end) return 'not-set'
  return { lastDay: addMonths(end, numberOn(facts, 'scheme.decision-window', today)) }
}

const ordinary = (complaint: Complaint, facts: Facts) =>
  addDays(
    complaint.date,
    7 * numberOn(facts, 'complaints.final-response-limit', complaint.date) + daysPaused(complaint, facts),
  )

/**
 * Count the days on which the weeks of a complaint stood still (FCA Handbook, DISP App 5.2.1R, read; the later dates as reported): from
 * the start of the pause, or the day after receipt, to the end of it, both included. 0 for a complaint that no pause covered.
 */
function daysPaused({ date, about = 'discretionary-commission' }: Complaint, facts: Facts): number {
  if (about === 'something-else') return 0
  const [receivedFrom, began, ended] = pauses[about].map((id) => newestDate(facts, id)) as [
    PlainDate,
    PlainDate,
    PlainDate,
  ]
  if (date < receivedFrom || date >= ended) return 0
  return daysBetween(date < began ? began : addDays(date, 1), ended) + 1
}

/** Facts for each kind of complaint: the day from which it had to be received, and the first and last day on which its weeks stood still. */
const pauses = {
  'discretionary-commission': ['complaints.dca-pause-from', 'complaints.dca-pause-began', 'complaints.pause-ended'],
  'other-commission': ['complaints.non-dca-pause-from', 'complaints.non-dca-pause-began', 'complaints.pause-ended'],
  // The last extension left leases out, so their weeks ran again when the one before it ended.
  lease: ['complaints.non-dca-pause-from', 'complaints.non-dca-pause-began', 'complaints.pause-second-end'],
} as const satisfies Record<Exclude<ComplaintSubject, 'something-else'>, readonly [string, string, string]>

export const pauseFacts = [...new Set(Object.values(pauses).flat())]

/** The fact that holds the end of the period of an agreement’s scheme; of the later one when the agreement’s day is not known. */
function implementationEndFact(agreementStart: PlainDate | undefined, today: PlainDate, facts: Facts): string {
  const [first, second] = ['scheme.implementation-end-1', 'scheme.implementation-end-2'] as const
  const isSecond =
    agreementStart === undefined
      ? textOn(facts, second, today) > textOn(facts, first, today)
      : agreementStart >= textOn(facts, 'scheme.second-scheme-first-day', today)
  return isSecond ? second : first
}
