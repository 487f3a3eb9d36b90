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

/** Agreements that the scheme treats alike, each with its number among those of the lender. */
export type HandledAlike = { agreements: readonly Agreement[]; numbers: readonly number[] }

/** The agreements of one lender by how the scheme treats them: those it covers, those it leaves out, and those it may cover. */
export function handledAlike(agreements: readonly Agreement[], today: PlainDate, facts: Facts): HandledAlike[] {
  const kinds = new Set(agreements.map((agreement) => schemeCovers(agreement, today, facts)))
  return [...kinds].map((kind) => {
    const own = agreements.filter((agreement) => schemeCovers(agreement, today, facts) === kind)
    return { agreements: own, numbers: own.map((agreement) => agreements.indexOf(agreement) + 1) }
  })
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
