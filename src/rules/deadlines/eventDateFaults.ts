import { isPlainDate, type PlainDate } from '../../dates/plainDate.ts'
import { eventKinds } from './event.ts'

/** Events whose date a visitor may give, in the order in which faults are listed. */
export const timelineDates = ['agreement-start', 'complaint-sent', 'sar-sent', 'sar-answered', ...eventKinds] as const

export const firstDates = [
  'agreement-start',
  'complaint-sent',
  'opt-in-invitation',
  'sar-sent',
  'clarification-asked',
  'identity-asked',
  'ombudsman-sent',
] as const satisfies readonly TimelineDate[]

export type TimelineDate = (typeof timelineDates)[number]
type FirstDate = (typeof firstDates)[number]
export type TimelineDates = Partial<Record<TimelineDate, PlainDate>>

/** A fault of the date `at`: not a real day, in the future, or out of order with another date. */
export type DateFault = { at: TimelineDate } & (
  | { is: 'not-real' | 'future' }
  | { is: 'early'; than: FirstDate; on: PlainDate }
  | { is: 'late'; than: TimelineDate; on: PlainDate }
)

/** Faults in the order of the dates: not a real day, in the future, or before the thing it must follow. */
export const eventDateFaults = (dates: TimelineDates, today: PlainDate): DateFault[] =>
  timelineDates.flatMap((at) => {
    const date = dates[at]
    return date === undefined ? [] : (faultOf(at, date, dates, today) ?? [])
  })

/** Return the fault of a date that is later than one that must follow it; null when `dates` has one of its kind that came in time. */
export function lateDateFault(at: TimelineDate, date: PlainDate, dates: TimelineDates): DateFault | null {
  const other = dates[at]
  const [first] = timelineDates
    .flatMap((than) => {
      const on = dates[than]
      const follower = on !== undefined && follows[than]?.some((one) => one === at)
      return follower && on < date && (other === undefined || other > on) ? [{ than, on }] : []
    })
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  return first ? { at, is: 'late', ...first } : null
}

function faultOf(at: TimelineDate, date: PlainDate, dates: TimelineDates, today: PlainDate): DateFault | null {
  if (!isPlainDate(date)) return { at, is: 'not-real' }
  if (date > today) return { at, is: 'future' }
  for (const than of follows[at] ?? []) {
    const on = dates[than]
    if (on !== undefined && date < on) return { at, is: 'early', than, on }
  }
  return null
}

/** Events that each must follow, checked in order. */
const follows: Partial<Record<TimelineDate, readonly FirstDate[]>> = {
  'complaint-sent': ['agreement-start'],
  'complaint-received': ['complaint-sent', 'agreement-start'],
  acknowledgement: ['complaint-sent'],
  'holding-letter': ['complaint-sent'],
  'final-response': ['complaint-sent', 'agreement-start'],
  'scheme-decision': ['complaint-sent', 'agreement-start'],
  'opt-in-invitation': ['agreement-start'],
  'opt-in-reminder': ['opt-in-invitation', 'agreement-start'],
  'cause-known': ['agreement-start'],
  'agreement-ended': ['agreement-start'],
  'provisional-decision': ['complaint-sent', 'agreement-start'],
  'determination-due': ['complaint-sent', 'agreement-start'],
  'sar-received': ['sar-sent'],
  'clarification-asked': ['sar-sent'],
  'clarification-given': ['clarification-asked', 'sar-sent'],
  'identity-asked': ['sar-sent'],
  'extension-told': ['sar-sent'],
  'sar-answered': ['sar-sent'],
  'identity-given': ['identity-asked', 'sar-sent'],
  'ombudsman-sent': ['complaint-sent'],
  'investigator-view': ['ombudsman-sent', 'complaint-sent'],
}
