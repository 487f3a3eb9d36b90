import type { PlainDate } from '../../dates/plainDate.ts'
import type { DeadlineEvent } from './event.ts'

/** What happened on or after the day of an access request and before the next one. */
export function aboutRequest(request: DeadlineEvent, events: readonly DeadlineEvent[]): DeadlineEvent[] {
  const next = earliest(events.filter(({ kind, date }) => kind === 'sar-received' && date > request.date))
  return events.filter(({ date }) => date >= request.date && (next === undefined || date < next))
}

/** The first day of some events; undefined when there are none. */
export const earliest = (events: readonly DeadlineEvent[]): PlainDate | undefined =>
  events.map(({ date }) => date).toSorted()[0]
