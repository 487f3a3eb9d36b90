import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import type { Agreement } from './caseFile.ts'
import { couldBeInScheme } from './couldBeInScheme.ts'
import { firstDayOf } from './partialDate.ts'

/**
 * What a complaint about some agreements of one lender is about, as the time to answer it depends on that. They are taken
 * for scheme cases only when every one of them is of a kind, and from a time, the scheme covers; and for leases, whose
 * complaints were paused for a shorter time, only when every one of them is a lease.
 */
export function complaintAbout(
  agreements: readonly Agreement[],
  today: PlainDate,
  facts: Facts,
): { scheme: boolean; agreementStart?: PlainDate; about?: 'lease' } {
  const [first, ...others] = agreements
  if (first !== undefined && agreements.every(({ type }) => type === 'lease')) return { scheme: false, about: 'lease' }
  const scheme = first !== undefined && agreements.every((agreement) => couldBeInScheme(agreement, today, facts))
  return scheme && others.length === 0 && first.start ? { scheme, agreementStart: firstDayOf(first.start) } : { scheme }
}
