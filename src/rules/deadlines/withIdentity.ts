import type { DeadlineEvent } from './event.ts'

type AccessRequest = Extract<DeadlineEvent, { kind: 'sar-received' }>

/**
 * An access request with the proof of identity that was asked for after it and before the next request. Asked again after
 * it was given, it is still owed. What the request says of itself counts before what the other events say.
 */
export function withIdentity(request: AccessRequest, events: readonly DeadlineEvent[]): AccessRequest {
  if (request.identity) return request
  const next = earliest(events.filter(({ kind, date }) => kind === 'sar-received' && date > request.date))
  const between = events.filter(({ date }) => date >= request.date && (next === undefined || date < next))
  const asked = between.filter(({ kind }) => kind === 'identity-asked').map(({ date }) => date).toSorted()
  const [askedOn] = asked
  const lastAsked = asked.at(-1)
  if (askedOn === undefined || lastAsked === undefined) return request
  const answeredOn = earliest(between.filter(({ kind, date }) => kind === 'identity-given' && date >= lastAsked))
  return { ...request, identity: { askedOn, ...(answeredOn === undefined ? {} : { answeredOn }) } }
}

const earliest = (events: readonly DeadlineEvent[]) => events.map(({ date }) => date).toSorted()[0]
