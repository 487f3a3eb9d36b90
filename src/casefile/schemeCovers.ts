import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import { textOn } from '../facts/valueOn.ts'
import type { Agreement, PartialDate } from './caseFile.ts'
import { firstDayOf, lastPossibleDay } from './caseFile.ts'
import type { AgreementType } from './caseKinds.ts'

/** Yes, no, or not known. Not knowing is never read as no. */
export type Covered = boolean | 'unknown'

/** Check whether the scheme covers an agreement of this kind and time (CONRED 5.1 and 6.1), not whether money is due. */
export function schemeCovers(
  { type, start }: Pick<Agreement, 'type' | 'start'>,
  today: PlainDate,
  facts: Facts,
): Covered {
  const [from, to] = [textOn(facts, 'scheme.first-day', today), textOn(facts, 'scheme.last-day', today)]
  const both = [coveredKinds[type], within(start, from, to)]
  return both.includes(false) ? false : both.includes('unknown') ? 'unknown' : true
}

const coveredKinds: Readonly<Record<AgreementType, Covered>> = {
  pcp: true,
  hp: true,
  conditionalSale: true,
  lease: false,
  personalLoan: false,
  unknown: 'unknown',
}

/** Check whether a partly known date lies between two days, inclusive. A guess rules nothing out; no date is "unknown". */
export function within(date: PartialDate | undefined, from: PlainDate, to: PlainDate): Covered {
  if (date === undefined) return 'unknown'
  const [first, last] = [firstDayOf(date), lastPossibleDay(date)]
  if (first >= from && last <= to) return true
  return date.approx || (last >= from && first <= to) ? 'unknown' : false
}

/**
 * How a complaint about some agreements of one lender is handled; pages, letters, calendars and tables all go by it. `scheme` is unknown
 * when nothing is known of them, or the scheme covers some and not others; `outside` are those that it certainly leaves out. `about` is
 * set only when every one is a lease: those complaints were paused for a shorter time.
 */
export type ComplaintAbout = {
  scheme: Covered
  outside: readonly Agreement[]
  agreementStart?: PlainDate
  about?: 'lease'
}

/** Agreements that the scheme treats alike, each with its number among those of the lender. */
export type HandledAlike = { agreements: readonly Agreement[]; numbers: readonly number[] }

/** Group a lender’s agreements by how the scheme treats them: those it covers, those it leaves out, and those it may cover. */
export function handledAlike(agreements: readonly Agreement[], today: PlainDate, facts: Facts): HandledAlike[] {
  const kinds = new Set(agreements.map((agreement) => schemeCovers(agreement, today, facts)))
  return [...kinds].map((kind) => {
    const own = agreements.filter((agreement) => schemeCovers(agreement, today, facts) === kind)
    return { agreements: own, numbers: own.map((agreement) => agreements.indexOf(agreement) + 1) }
  })
}

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
