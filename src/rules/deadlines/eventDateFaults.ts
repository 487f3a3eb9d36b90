import { isPlainDate, longDate, type PlainDate } from '../../dates/plainDate.ts'
import type { EventKind } from './event.ts'

/** Dates a visitor may give on the timeline, all optional. */
export type TimelineDates = Partial<Record<TimelineDate, PlainDate>>
export type TimelineDate =
  | 'agreement-start' | 'complaint-sent' | 'acknowledgement' | 'holding-letter' | EventKind
  | 'sar-sent' | 'identity-asked' | 'identity-given' | 'ombudsman-sent' | 'investigator-view'

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

function faultOf(at: TimelineDate, date: PlainDate, dates: TimelineDates, today: PlainDate): string | null {
  const subject = `The date of ${names[at]}`
  if (!isPlainDate(date)) return `${subject} must be a real date`
  if (date > today) return `${subject} must be today or in the past`
  for (const { than, when } of follows[at] ?? []) {
    const earlier = dates[than]
    if (earlier !== undefined && date < earlier) return `${subject} must be the same as or after ${longDate(earlier)}, when ${when}`
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
  'contract-signed': 'your contract with the firm',
  'ombudsman-sent': 'your ombudsman form',
  'investigator-view': 'the investigator’s view',
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
  'sar-received': [asked],
  'identity-asked': [asked],
  'identity-given': [{ than: 'identity-asked', when: 'the firm asked for it' }, asked],
  'ombudsman-sent': [complained],
  'investigator-view': [{ than: 'ombudsman-sent', when: 'you sent your ombudsman form' }, complained],
}
