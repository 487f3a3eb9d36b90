import { isPlainDate, longDate, type PlainDate } from '../../dates/plainDate.ts'
import type { EventKind } from './event.ts'

/** Dates a visitor may give on the timeline, all optional. */
export type TimelineDates = Partial<Record<TimelineDate, PlainDate>>
export type TimelineDate =
  | 'agreement-start'
  | 'complaint-sent'
  | 'acknowledgement'
  | 'holding-letter'
  | EventKind
  | 'sar-sent'
  | 'sar-answered'
  | 'identity-asked'
  | 'identity-given'
  | 'ombudsman-sent'
  | 'investigator-view'

export type DateFault = { at: TimelineDate; message: string }

/** Faults in the order of the dates: not a real day, in the future, or before the thing it must follow. */
export function eventDateFaults(dates: TimelineDates, today: PlainDate): DateFault[] {
  return (Object.keys(names) as TimelineDate[]).flatMap((at) => {
    const date = dates[at]
    if (date === undefined) return []
    const message = faultOf(at, date, dates, today)
    return message === null ? [] : [{ at, message }]
  })
}

/**
 * What is wrong with a date beside those that must follow it: it cannot be after the earliest of them. Null when it is not, or
 * when `dates` hold another of its kind that came in time.
 */
export function lateDateFault(at: TimelineDate, date: PlainDate, dates: TimelineDates): string | null {
  const other = dates[at]
  const [first] = (Object.keys(names) as TimelineDate[])
    .flatMap((later) => {
      const on = dates[later]
      const follower = on !== undefined && follows[later]?.some(({ than }) => than === at)
      return follower && on < date && (other === undefined || other > on) ? [{ later, on }] : []
    })
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  return first
    ? `The date of ${names[at]} must be the same as or before ${longDate(first.on)}, the date of ${names[first.later]}`
    : null
}

function faultOf(at: TimelineDate, date: PlainDate, dates: TimelineDates, today: PlainDate): string | null {
  const subject = `The date of ${names[at]}`
  if (!isPlainDate(date)) return `${subject} must be a real date`
  if (date > today) return `${subject} must be today or in the past`
  for (const { than, when } of follows[at] ?? []) {
    const earlier = dates[than]
    if (earlier !== undefined && date < earlier)
      return `${subject} must be the same as or after ${longDate(earlier)}, when ${when}`
  }
  return null
}

const names: Record<TimelineDate, string> = {
  'agreement-start': 'the agreement',
  'complaint-sent': 'your complaint',
  'complaint-received': 'receipt of your complaint',
  acknowledgement: 'the acknowledgement',
  'holding-letter': 'the holding letter',
  'final-response': 'the final response',
  'scheme-decision': 'the scheme decision',
  'opt-in-invitation': 'the invitation',
  'sar-sent': 'your access request',
  'sar-received': 'receipt of your access request',
  'identity-asked': 'the request for proof of identity',
  'identity-given': 'your proof of identity',
  'extension-told': 'the letter that asks for longer',
  'sar-answered': 'the answer about your data',
  'contract-signed': 'your contract with the firm',
  'ombudsman-sent': 'your ombudsman form',
  'investigator-view': 'the investigator’s view',
  'agreement-made': 'the agreement',
  'cause-known': 'what you found out',
  'agreement-ended': 'the end of the agreement',
  'provisional-decision': 'the provisional decision',
  'determination-due': 'the missed determination',
  'opt-in-reminder': 'the reminder',
  'clarification-asked': 'the question about your request',
  'clarification-given': 'your answer about the request',
}

type Follows = { than: TimelineDate; when: string }
const complained: Follows = { than: 'complaint-sent', when: 'you complained' }
const agreed: Follows = { than: 'agreement-start', when: 'your agreement started' }
const asked: Follows = { than: 'sar-sent', when: 'you sent your access request' }

const follows: Partial<Record<TimelineDate, Follows[]>> = {
  'complaint-sent': [agreed],
  'complaint-received': [complained, agreed],
  acknowledgement: [complained],
  'holding-letter': [complained],
  'final-response': [complained, agreed],
  'scheme-decision': [complained, agreed],
  'opt-in-invitation': [agreed],
  'opt-in-reminder': [{ than: 'opt-in-invitation', when: 'you were invited' }, agreed],
  'cause-known': [agreed],
  'agreement-ended': [agreed],
  'provisional-decision': [complained, agreed],
  'determination-due': [complained, agreed],
  'sar-received': [asked],
  'clarification-asked': [asked],
  'clarification-given': [{ than: 'clarification-asked', when: 'the firm asked what you want' }, asked],
  'identity-asked': [asked],
  'extension-told': [asked],
  'sar-answered': [asked],
  'identity-given': [{ than: 'identity-asked', when: 'the firm asked for it' }, asked],
  'ombudsman-sent': [complained],
  'investigator-view': [{ than: 'ombudsman-sent', when: 'you sent your ombudsman form' }, complained],
}
