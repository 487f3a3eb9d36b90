import { addDays, addMonths, daysBetween, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'
import type { DeadlineEvent } from './event.ts'
import type { WorkingDays } from './workingDays.ts'

export type AccessRequest = Extract<DeadlineEvent, { kind: 'sar-received' }>

/**
 * The last day to answer an access request (UK GDPR Article 12(3), as the ICO counts it): the same date so many months
 * later, the last day of a shorter month, then the next working day. The days from a question about what is wanted to its
 * answer, both included, do not count (Data (Use and Access) Act 2025, section 76). Null while the firm waits for an answer.
 */
export const accessRequestLastDay = (request: AccessRequest, working: WorkingDays, facts: Facts): PlainDate | null =>
  counted(
    request,
    working,
    (start) => numberOn(facts, 'sar.limit', start) + (request.extended ? numberOn(facts, 'sar.extension', start) : 0),
  )

/** The last day on which the firm can say that it needs longer (the same Article). Null while it waits for an answer. */
export const extensionLastDay = (request: AccessRequest, working: WorkingDays, facts: Facts): PlainDate | null =>
  counted(request, working, (start) => numberOn(facts, 'sar.extension-notice', start))

function counted(
  { date, identity, clarification }: AccessRequest,
  working: WorkingDays,
  monthsFrom: (start: PlainDate) => number,
): PlainDate | null {
  if (isWaiting(identity) || isWaiting(clarification)) return null
  const start = identity?.answeredOn ?? date
  const stood = clarification?.answeredOn ? daysBetween(clarification.askedOn, clarification.answeredOn) + 1 : 0
  return working.onOrAfter(addDays(addMonths(start, monthsFrom(start)), stood))
}

const isWaiting = (question: AccessRequest['identity']) => question !== undefined && question.answeredOn === undefined
