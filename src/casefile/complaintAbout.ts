import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import type { Agreement } from './caseFile.ts'
import { firstDayOf } from './partialDate.ts'
import { type Covered, schemeCovers } from './schemeCovers.ts'

/**
 * What a complaint about some agreements of one lender is about, as the time to answer it depends on that. Whether the scheme
 * covers it is not known where nothing is known of them, or where it covers some and not others. It is about leases, whose
 * complaints were paused for a shorter time, only when every one of them is a lease.
 */
export function complaintAbout(
  agreements: readonly Agreement[],
  today: PlainDate,
  facts: Facts,
): { scheme: Covered; agreementStart?: PlainDate; about?: 'lease' } {
  const [first, ...others] = agreements
  if (first !== undefined && agreements.every(({ type }) => type === 'lease')) return { scheme: false, about: 'lease' }
  const [covered, differs] = new Set(agreements.map((agreement) => schemeCovers(agreement, today, facts)))
  const scheme = covered === undefined || differs !== undefined ? 'unknown' : covered
  return scheme !== false && others.length === 0 && first?.start
    ? { scheme, agreementStart: firstDayOf(first.start) }
    : { scheme }
}
