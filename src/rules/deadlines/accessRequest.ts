import { addDays, addMonths, daysBetween, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'
import type { DeadlineEvent, Waiting } from './event.ts'
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
const extensionLastDay = (request: AccessRequest, working: WorkingDays, facts: Facts): PlainDate | null =>
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

/** The first day of some events; undefined when there are none. */
export const earliest = (events: readonly DeadlineEvent[]): PlainDate | undefined =>
  events.map(({ date }) => date).toSorted()[0]

/**
 * Completes an access request from the events between it and the next one: whether the firm asked for proof of identity or what
 * is wanted, when that was answered, and whether it said that it needs longer. A question asked again is open until the last one
 * is answered, and an extension announced too late does not count. The request's own fields go before the events.
 */
export function wholeRequest(
  alone: AccessRequest,
  events: readonly DeadlineEvent[],
  working: WorkingDays,
  facts: Facts,
): AccessRequest {
  const next = earliest(events.filter(({ kind, date }) => kind === 'sar-received' && date > alone.date))
  const about = events.filter(({ date }) => date >= alone.date && (next === undefined || date < next))
  const identity = alone.identity ?? waiting(about, 'identity-asked', 'identity-given')
  const clarification = alone.clarification ?? waiting(about, 'clarification-asked', 'clarification-given')
  const request = { ...alone, ...(identity && { identity }), ...(clarification && { clarification }) }
  const told = about.filter(({ kind }) => kind === 'extension-told')
  if (request.extended !== undefined || told.length === 0) return request
  const by = extensionLastDay(request, working, facts)
  return by !== null && told.some(({ date }) => date <= by) ? { ...request, extended: true } : request
}

function waiting(
  events: readonly DeadlineEvent[],
  asked: DeadlineEvent['kind'],
  given: DeadlineEvent['kind'],
): Waiting | null {
  const questions = events.filter(({ kind }) => kind === asked)
  const askedOn = earliest(questions)
  if (askedOn === undefined) return null
  const last = questions.reduce((latest, { date }) => (date > latest ? date : latest), askedOn)
  const answeredOn = earliest(events.filter(({ kind, date }) => kind === given && date >= last))
  return { askedOn, ...(answeredOn === undefined ? {} : { answeredOn }) }
}
