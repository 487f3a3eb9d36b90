import { addMonths, daysBetween } from '../dates/plainDate.ts'
import { firstDueOn } from './days.ts'
import { longestRead, placeOfValue } from './lines.ts'
import { type Options, leadOf, least, unlabelled, withFirst } from './options.ts'
import { type PaperPages, cellsOf } from './printed.ts'
import { datesIn } from './values.ts'

/** Weight added to a day that other words or another date on the papers bear out. */
const bearing = 2

/** The day that a paper calls that of the agreement, and not the one on which somebody signed it. */
export function datedItself(options: Options): Options {
  const [signed, ...others] = options.signedOn ?? []
  const own = others.find(({ from }) => from.paper === signed?.from.paper && ofAgreement.test(leadOf(from)))
  return signed && own && isOfSignature(leadOf(signed.from))
    ? withFirst(options, 'signedOn', { ...own, weight: signed.weight + bearing })
    : options
}
/** Check whether words before a day are about who signed, and not about the agreement. */
export const isOfSignature = (words: string): boolean => isSignature.test(words) && !ofAgreement.test(words)
const isSignature = /\bsign(?:ed|atures?)\b/i
const ofAgreement = /\b(?:date of (?:this |the )?agreement|agreement date)\b[^\d]{0,20}$/i

/**
 * Of several days the one that the first payment follows by a month; and where no label leads to one, a day that it follows so. Two people sign,
 * often on two days, and papers seldom say which of these counts.
 */
export function datedByFirst(options: Options, papers: readonly PaperPages[]): Options {
  const days = options.signedOn ?? []
  if (days.length === 1) return options
  const due = firstDue(papers)
  if (due.size === 0) return options
  const isMonthBefore = (day: number | string): boolean => due.has(addMonths(String(day), 1))
  if (days.length === 0) {
    for (const { paper, page, line, cell } of cellsOf(papers)) {
      const day = datesIn(cell.text.slice(0, longestRead)).find(({ value }) => isMonthBefore(value))
      if (day)
        return withFirst(
          options,
          'signedOn',
          unlabelled('signedOn', least, { value: day.value, place: placeOfValue(page, line, line, cell, day), paper }),
        )
    }
    return options
  }
  const made = days.find(({ value }) => isMonthBefore(value))
  return made
    ? { ...options, signedOn: [{ ...made, weight: made.weight + bearing }, ...days.filter((day) => day !== made)] }
    : options
}

const firstDue = (papers: readonly PaperPages[]): ReadonlySet<string> =>
  new Set(papers.flatMap(({ pages }) => pages.flatMap((page) => firstDueOn(page))))

/** Check whether words before a day are about the customer’s signature alone: whoever lends may sign on another day, unless the first payment follows by a month. */
export const isOfCustomer = (day: string, words: string, papers: readonly PaperPages[]): boolean =>
  bySigner.test(words) && !firstDue(papers).has(addMonths(day, 1))
const bySigner = /\bsigned by (?:you|(?:the )?(?:customer|hirer|buyer|borrower|debtor))\b/i

/** Whoever lends signs some days after the customer, and the first payment is due weeks later. */
const signedWithin = 14
/** Check whether papers have another day near one. */
export const hasDayNear = (day: string, papers: readonly PaperPages[]): boolean =>
  cellsOf(papers).some(({ cell }) =>
    datesIn(cell.text.slice(0, longestRead)).some(
      ({ value }) => value !== day && Math.abs(daysBetween(day, value)) <= signedWithin,
    ),
  )
