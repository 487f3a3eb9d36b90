import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { textOn } from '../../facts/valueOn.ts'
import { schemeNumber, schemeTimes } from './schemeTimes.ts'

/**
 * The last day for a lender to invite someone who has not complained: six months from the end of the implementation period
 * (CONRED 5.2 and 6.2, as reported; the order suspends it by what we infer). `lastDay` is null while it is suspended; the
 * whole is null for agreements outside the scheme, and when the scheme is gone.
 */
export function invitationDue(
  agreementStart: PlainDate,
  today: PlainDate,
  facts: Facts,
): { lastDay: PlainDate | null } | null {
  const scheme = schemeNumber(agreementStart, today, facts)
  const times = schemeTimes(today, facts)
  if (scheme === null || times === 'gone') return null
  return { lastDay: times === 'run' ? textOn(facts, `scheme.invitation-by-${scheme}`, today) : null }
}
