import { addMonths, daysBetween } from '../dates/plainDate.ts'
import { expression } from '../text/expression.ts'
import { cellsOf, leadOf, least, type Options, type PaperPages, unlabelled, withFirst } from './options.ts'
import { cellsText, type Page } from './page.ts'
import { longestRead, placeOfValue, type ValueCandidate } from './passages.ts'
import type { ReadingRule } from './rules.ts'
import { datesIn } from './values.ts'

const customer = String.raw`\b(?:you|I|we|he|she|they|(?:my|our) client)(?: \p{L}+){0,2}?`
const signs = String.raw`entered into|took out|signed(?! for\b)|made`
/** Other things a customer makes on some day. */
const other = '(?:complaint|enquiry|request|claim|call)'

/** Words before the day on which a customer agreed, in a sentence that speaks of the agreement. */
const agreed = [
  expression.iu`(?<!\b${other} (?:(?:that|which) )?)${customer} (?:${signs}|financed|bought|purchased|acquired)\b[^;£]{0,200}? on (?:or (?:about|around) )?(?:the )?$`,
  /^signed by (?:you|the (?:customer|hirer|borrower|buyer|debtor))\b[^;£]{0,90} on $/i,
  /\bagreement\b[^;£]{0,110} (?:began|started|commenced|was (?:made|signed|entered into|taken out|opened)) on $/i,
]
const ofAgreement = /^signed by\b|\b(?:agreements?|hire[- ]purchase|conditional sale|pcp|loan)\b/i

/** Words after a day that opens its sentence: "On 9 March 2018 you took out a hire purchase agreement". */
const thenAgreed = expression.iu`^,? ${customer} (?:${signs}) (?:an?|the|your|this)\b(?! ${other}\b)`

/**
 * Words for a payment that ends an agreement, after its day: ", which settled your agreement", ". The agreement is now
 * closed".
 */
const settles =
  /^(?:,? (?:which|and (?:this|that|it))|\.? (?:this|that|it|(?:the|your) agreement(?: above)?))(?: (?:has|have|is|was|now|fully|been|therefore))* (?:settled|cleared|paid off|ended|closed)\b/i
const isPayment = /\b(?:payments?|received|paid)\b/i

const signedDay = { field: 'signedOn', in: 'sentence', kind: 'date', about: ofAgreement, strength: 5.8 } as const

/** The days that sentences tell: of an agreement, and of a payment that settled what was owed. */
export const dayRules: readonly ReadingRule[] = [
  ...agreed.map((before) => ({ ...signedDay, before })),
  { ...signedDay, before: /^on (?:the )?$/i, after: thenAgreed },
  // "29 NOV 2018 (date of agreement)".
  {
    ...signedDay,
    about: /./,
    after: /^\s*(?:\((?:being |this is )?|(?:this|which|that) is )(?:the )?date of (?:this |the )?agreement\b/i,
  },
  { field: 'settledOn', in: 'sentence', kind: 'date', before: isPayment, after: settles, strength: 5.5 },
]

/** The days on which a page says that the first payment falls due. */
const firstDueOn = ({ lines }: Page): string[] =>
  lines.flatMap(({ cells }, index) => {
    const own = cellsText(cells).slice(0, longestRead)
    const above = cellsText(lines[index - 1]?.cells ?? []).slice(-60)
    return datesIn(own).flatMap(({ value, start }) =>
      isFirst.test(`${above} ${own.slice(Math.max(0, start - 90), start)}`) ? [value] : [],
    )
  })

const isFirst =
  /\b(?:first|1st)\b(?! reg)[^.;£\d]{0,80}$|\b(?:starting|beginning|commencing|(?:payable|monthly|due) from)(?: on)?(?: the)? $/i

/** Weight added to a day that other words or another date on the papers confirm. */
const bearing = 2

/** Prefer the day that a paper calls the date of the agreement to the day of a signature. */
export function datedItself(options: Options): Options {
  const days = options.signedOn ?? []
  const [first] = days
  // Headings that name both may be over either.
  const own = days.find(({ from }) => from.paper === first?.from.paper && isOfItself(leadOf(from)))
  const other = days.find((day) => day !== own)
  return first && own && other && isOfSignature(leadOf(other.from))
    ? { ...options, signedOn: [{ ...own, weight: first.weight + bearing }, ...days.filter((day) => day !== own)] }
    : options
}
const isOfItself = (words: string): boolean =>
  (namesAgreement.test(words) && !isSignature.test(words)) ||
  (datesAgreement.test(words) && !/\bdate of [^\d·]*\bsignature · date of\D*$/i.test(words))
/** Check whether words before a day are about who signed, and not about the agreement. */
export const isOfSignature = (words: string): boolean => isSignature.test(words) && !datesAgreement.test(words)
const isSignature = /\bsign(?:ed|atures?)\b/i
/** What papers call the day of an agreement. */
const ownDay = '(?:date of (?:this |the )?agreement|agreement date)'
const namesAgreement = expression.i`\b${ownDay}\b`
// In a row of headings "·" separates columns.
const datesAgreement = expression.i`\b${ownDay}\b(?:[^\d·]{0,20}|[\s·:]{0,6})$`

/**
 * Prefer the day a month before the first payment; if no label leads to a day, take any such day. Two people sign,
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
  return made && made.weight + bearing > (days[0]?.weight ?? 0)
    ? { ...options, signedOn: [{ ...made, weight: made.weight + bearing }, ...days.filter((day) => day !== made)] }
    : options
}

const firstDue = (papers: readonly PaperPages[]): ReadonlySet<string> =>
  new Set(papers.flatMap(({ pages }) => pages.flatMap(firstDueOn)))

/**
 * Check whether words before a day are about the customer’s signature alone: whoever lends may sign on another day, unless the first payment
 * follows by a month. A day beside a signature counts where no paper asks for that of the agreement.
 */
export const isOfCustomer = (day: string, words: string, papers: readonly PaperPages[]): boolean =>
  (bySigner.test(words) || (besideSignature.test(words) && asksForOwnDay(papers))) &&
  !firstDue(papers).has(addMonths(day, 1))
const signer = '(?:you|(?:the )?(?:customer|hirer|buyer|borrower|debtor))'
const bySigner = expression.i`\bsigned by ${signer}\b`
const besideSignature = expression.i`\bsignatures?(?:\(s\))?[\s·]+of ${signer}\b`
const asksForDay = expression.i`^${ownDay}\b`
const asksForOwnDay = (papers: readonly PaperPages[]): boolean =>
  cellsOf(papers).some(({ cell }) => asksForDay.test(cell.text))

/** The lender signs some days after the customer, and the first payment is due weeks later. */
const signedWithin = 14
/** Check whether papers have another day near one. */
export const hasDayNear = (day: string, papers: readonly PaperPages[]): boolean =>
  cellsOf(papers).some(({ cell }) =>
    datesIn(cell.text.slice(0, longestRead)).some(
      ({ value }) => value !== day && Math.abs(daysBetween(day, value)) <= signedWithin,
    ),
  )

/** A ledger has rows that begin with their day. */
const fewestRows = 3
const isSettled =
  /^(?:(?:early|full|final) settlement|settlement (?:received|paid|payment|by)|settled|(?:account|agreement) (?:settled|closed))\b(?! (?:figure|quot|letter|request|enquir|statement))/i

/** The day on which a ledger books what settled the agreement. */
export function settledInLedger(page: Page): ValueCandidate[] {
  const rows = page.lines.flatMap((line) => {
    const [first, ...others] = line.cells
    const [day] = first ? datesIn(first.text.slice(0, 40)) : []
    return first && day?.start === 0 ? [{ line, first, day, others }] : []
  })
  if (rows.length < fewestRows) return []
  return rows.flatMap(({ line, first, day, others }): ValueCandidate[] => {
    const said = [first.text.slice(day.end).trim(), ...others.map(({ text }) => text)]
    return said.some((text) => isSettled.test(text))
      ? [{ field: 'settledOn', value: day.value, weight: 5.5, place: placeOfValue(page, line, line, first, day) }]
      : []
  })
}
