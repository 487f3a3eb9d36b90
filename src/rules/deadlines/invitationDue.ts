import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { textOn } from '../../facts/valueOn.ts'
import { schemeNumber } from '../scheme/schemeNumber.ts'
import { schemeTimes, setSinceThen } from '../scheme/schemeTimes.ts'

/**
 * The last day for a lender to invite someone who has not complained: six months from the end of the implementation period
 * (CONRED 5.2 and 6.2, as reported; the order suspends it by what we infer). `lastDay` is null while it is suspended or awaits new dates; the
 * whole is null for agreements outside the scheme, and when the scheme is gone.
 */
export function invitationDue(
  agreementStart: PlainDate,
  today: PlainDate,
  facts: Facts,
): { lastDay: PlainDate | null } | null {
  const scheme = schemeNumber(agreementStart, today, facts)
  const { decision } = schemeTimes(facts, today)
  if (scheme === null || decision === 'ordinary') return null
  const id = `scheme.invitation-by-${scheme}`
  return { lastDay: decision === 'runs' && setSinceThen(facts, id, today) ? textOn(facts, id, today) : null }
}
