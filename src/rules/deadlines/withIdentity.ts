import { aboutRequest, earliest } from './aboutRequest.ts'
import type { AccessRequest } from './accessRequestLastDay.ts'
import type { DeadlineEvent } from './event.ts'

/**
 * An access request with the proof of identity that was asked for after it and before the next request. Asked again after
 * it was given, it is still owed. What the request says of itself counts before what the other events say.
 */
export function withIdentity(request: AccessRequest, events: readonly DeadlineEvent[]): AccessRequest {
  if (request.identity) return request
  const between = aboutRequest(request, events)
  const asked = between
    .filter(({ kind }) => kind === 'identity-asked')
    .map(({ date }) => date)
    .toSorted()
  const [askedOn] = asked
  const lastAsked = asked.at(-1)
  if (askedOn === undefined || lastAsked === undefined) return request
  const answeredOn = earliest(between.filter(({ kind, date }) => kind === 'identity-given' && date >= lastAsked))
  return { ...request, identity: { askedOn, ...(answeredOn === undefined ? {} : { answeredOn }) } }
}
