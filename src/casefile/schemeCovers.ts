import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import { textOn } from '../facts/valueOn.ts'
import type { Agreement, PartialDate } from './caseFile.ts'
import type { AgreementType } from './caseKinds.ts'
import { firstDayOf, lastPossibleDay } from './partialDate.ts'

/** Yes, no, or not known. Not knowing is never read as no. */
export type Covered = boolean | 'unknown'

/**
 * Check whether the scheme covers agreements of that kind and from that time (CONRED 5.1 and 6.1). Only the lender's records show whether
 * money is due.
 */
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

/**
 * Check whether a day that is known in part is within two others, both included. A guess rules nothing out, and no day at all is not known.
 */
export function within(date: PartialDate | undefined, from: PlainDate, to: PlainDate): Covered {
  if (date === undefined) return 'unknown'
  const [first, last] = [firstDayOf(date), lastPossibleDay(date)]
  if (first >= from && last <= to) return true
  return date.approx || (last >= from && first <= to) ? 'unknown' : false
}
