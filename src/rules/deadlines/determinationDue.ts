import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { schemeTimes } from '../scheme/schemeTimes.ts'

/**
 * The last day of the lender for a redress determination. Once it is missed the ombudsman is open without any letter, for as
 * long as none has come (FCA Handbook, DISP 2.8.1R(3)(b), read). Which letters the order of July 2026 leaves in time depends
 * on what they would say, so no day is given while it stands. Null when the scheme is gone.
 */
export function determinationDue(
  lastDay: PlainDate,
  today: PlainDate,
  facts: Facts,
): { lastDay: PlainDate | null } | null {
  const { decision } = schemeTimes(facts, today)
  return decision === 'ordinary' ? null : { lastDay: decision === 'runs' ? lastDay : null }
}
