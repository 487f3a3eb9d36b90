import { dateParts, type PlainDate, plainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { bankRateBetween, yearRates } from '../interest/interest.ts'
import { schemeDates, schemeFor } from '../scheme/scheme.ts'
import { schemeTerms } from '../scheme/schemeTerms.ts'

/** The facts `redressFor` reads, so that a page passes on only these. */
export const redressFacts = [
  'scheme.first-day',
  'scheme.second-scheme-first-day',
  'scheme.last-day',
  'scheme.apr-cut',
  'scheme.minimal-commission',
  'scheme.high-commission-share-of-cost',
  'scheme.high-commission-share-of-loan',
  'scheme.very-high-share-of-cost',
  'scheme.very-high-share-of-loan',
  'scheme.commission-remedy-cap',
  'scheme.interest-margin',
  'scheme.interest-floor',
  'scheme.regulated-limit',
  'scheme.regulated-limit-last-day',
  'scheme.business-limit',
  'scheme.high-value-limit',
  'rates.bank-rate',
] as const

export type Law = ReturnType<typeof lawFor>

/**
 * Everything the law says about an agreement made on `start`, worked out on `calculatedOn`. The scheme is null when it was made outside
 * both; the figures are null before the scheme's first day, when they do not exist.
 * Throws a FactRangeError when a figure or the Bank Rate is not known for those days.
 */
export function lawFor(start: PlainDate, calculatedOn: PlainDate, facts: Facts) {
  const dates = schemeDates(facts)
  const scheme = schemeFor(start, facts)
  if (start < dates.firstDay) return { dates, scheme, figures: null }
  const terms = schemeTerms(facts, start)
  const series = bankRateBetween(facts, plainDate(dateParts(start).year, 1, 1), calculatedOn)
  const interest = { margin: terms.interestMargin.value, floor: terms.interestFloor.value }
  return { dates, scheme, figures: { terms, rates: yearRates(series, interest, start, calculatedOn) } }
}
