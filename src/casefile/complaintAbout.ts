import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import type { Agreement } from './caseFile.ts'
import { firstDayOf } from './partialDate.ts'
import { type Covered, schemeCovers } from './schemeCovers.ts'

/**
 * How a complaint about some agreements of one lender is to be handled: what pages, letters, calendars and tables all go by. Whether
 * the scheme covers it is not known where nothing is known of them, or where it covers some and not others; `outside` are those that
 * it certainly leaves out. It is about leases, whose complaints were paused for a shorter time, only when every one of them is a lease.
 */
export type ComplaintAbout = {
  scheme: Covered
  outside: readonly Agreement[]
  agreementStart?: PlainDate
  about?: 'lease'
}

/** How a complaint about these agreements is to be handled. */
export function complaintAbout(agreements: readonly Agreement[], today: PlainDate, facts: Facts): ComplaintAbout {
  const [first, ...others] = agreements
  const isCovered = (agreement: Agreement) => schemeCovers(agreement, today, facts)
  const outside = agreements.filter((agreement) => isCovered(agreement) === false)
  const [covered, differs] = new Set(agreements.map(isCovered))
  const scheme = covered === undefined || differs !== undefined ? 'unknown' : covered
  return {
    scheme,
    outside,
    ...(scheme !== false && others.length === 0 && first?.start ? { agreementStart: firstDayOf(first.start) } : {}),
    ...(first !== undefined && agreements.every(({ type }) => type === 'lease') ? { about: 'lease' } : {}),
  }
}
