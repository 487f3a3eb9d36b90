import { addDays, addMonths, daysBetween, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'
import type { DeadlineEvent } from './event.ts'
import type { WorkingDays } from './workingDays.ts'

type AccessRequest = Extract<DeadlineEvent, { kind: 'sar-received' }>

/**
 * The last day to answer an access request (UK GDPR Article 12(3), as the ICO counts it): the same date so many months
 * later, the last day of a shorter month, then the next working day. Null while the firm waits for an answer.
 */
export function accessRequestLastDay(request: AccessRequest, working: WorkingDays, facts: Facts): PlainDate | null {
  if (isWaiting(request.identity) || isWaiting(request.clarification)) return null
  const start = request.identity?.answeredOn ?? request.date
  const months = numberOn(facts, 'sar.limit', start) + (request.extended ? numberOn(facts, 'sar.extension', start) : 0)
  const stood = request.clarification?.answeredOn ? daysBetween(request.clarification.askedOn, request.clarification.answeredOn) : 0
  return working.onOrAfter(addDays(addMonths(start, months), stood))
}

const isWaiting = (question: AccessRequest['identity']) => question !== undefined && question.answeredOn === undefined
