import { aboutRequest, earliest } from './aboutRequest.ts'
import type { AccessRequest } from './accessRequestLastDay.ts'
import type { DeadlineEvent, Waiting } from './event.ts'

/**
 * An access request with what the firm asked after it and before the next request, for proof of identity or for what is
 * wanted, and the answers. Asked again after it was answered, an answer is still owed. What the request says of itself counts
 * before what the other events say.
 */
export function withQuestions(request: AccessRequest, events: readonly DeadlineEvent[]): AccessRequest {
  const about = aboutRequest(request, events)
  const identity = request.identity ?? waiting(about, 'identity-asked', 'identity-given')
  const clarification = request.clarification ?? waiting(about, 'clarification-asked', 'clarification-given')
  return { ...request, ...(identity && { identity }), ...(clarification && { clarification }) }
}

function waiting(
  events: readonly DeadlineEvent[],
  asked: DeadlineEvent['kind'],
  given: DeadlineEvent['kind'],
): Waiting | null {
  const questions = events.filter(({ kind }) => kind === asked)
  const askedOn = earliest(questions)
  if (askedOn === undefined) return null
  const last =
    questions
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? askedOn
  const answeredOn = earliest(events.filter(({ kind, date }) => kind === given && date >= last))
  return { askedOn, ...(answeredOn === undefined ? {} : { answeredOn }) }
}
