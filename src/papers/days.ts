import { type Page, longestRead, cellsText } from './lines.ts'
import type { ReadingRule } from './rules.ts'
import { datesIn } from './values.ts'
import { expression } from '../text/expression.ts'

const customer = String.raw`\b(?:you|I|we|he|she|they|our client)(?: \p{L}+){0,2}?`
const signs = String.raw`entered into|took out|signed(?! for\b)|made`
/** Other things a customer makes on some day. */
const other = '(?:complaint|enquiry|request|claim|call)'

/** Words before the day on which a customer agreed, in a sentence that speaks of the agreement. */
const agreed = [
  expression.iu`(?<!\b${other} (?:(?:that|which) )?)${customer} (?:${signs}|financed|bought|purchased|acquired)\b[^;£]{0,200}? on (?:the )?$`,
  /^signed by (?:you|the (?:customer|hirer|borrower|buyer|debtor))\b[^;£]{0,90} on $/i,
  /\bagreement\b[^;£]{0,60} (?:began|started|commenced|was (?:made|signed|entered into|taken out|opened)) on $/i,
]
const ofAgreement = /^signed by\b|\b(?:agreements?|hire[- ]purchase|conditional sale|pcp|loan)\b/i

/** Words after a day that opens its sentence: "On 9 March 2018 you took out a hire purchase agreement". */
const thenAgreed = expression.iu`^,? ${customer} (?:${signs}) (?:an?|the|your|this)\b(?! ${other}\b)`

/**
 * Words for a payment that ends an agreement, after its day: ", which settled your agreement", ". The agreement is now closed". The
 * agreement is now closed".
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
export const firstDueOn = ({ lines }: Page): string[] =>
  lines.flatMap(({ cells }, index) => {
    const own = cellsText(cells).slice(0, longestRead)
    const above = cellsText(lines[index - 1]?.cells ?? []).slice(-60)
    return datesIn(own).flatMap(({ value, start }) =>
      isFirst.test(`${above} ${own.slice(Math.max(0, start - 90), start)}`) ? [value] : [],
    )
  })

const isFirst =
  /\b(?:first|1st)\b(?! reg)[^.;£\d]{0,80}$|\b(?:starting|beginning|commencing|(?:payable|monthly|due) from)(?: on)?(?: the)? $/i
