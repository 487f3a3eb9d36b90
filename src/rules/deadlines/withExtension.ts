import type { Facts } from '../../facts/fact.ts'
import { aboutRequest } from './aboutRequest.ts'
import { type AccessRequest, extensionLastDay } from './accessRequestLastDay.ts'
import type { DeadlineEvent } from './event.ts'
import type { WorkingDays } from './workingDays.ts'

/**
 * An access request that the firm said, after it and before the next request, that it needs longer for. Said too late it does
 * not count. What the request says of itself counts before what the other events say.
 */
export function withExtension(
  request: AccessRequest,
  events: readonly DeadlineEvent[],
  working: WorkingDays,
  facts: Facts,
): AccessRequest {
  if (request.extended !== undefined) return request
  const told = aboutRequest(request, events).filter(({ kind }) => kind === 'extension-told')
  if (told.length === 0) return request
  const by = extensionLastDay(request, working, facts)
  return by !== null && told.some(({ date }) => date <= by) ? { ...request, extended: true } : request
}
