import type { Page } from './lines.ts'
import { type Candidate, cut } from './place.ts'
import { sentencesOn } from './sentences.ts'
import { datesIn } from './values.ts'

/** How many letters may stand between who agreed and the day. */
const farBack = 260

const customer = String.raw`\b(?:you|I|we|he|she|they|our client)(?: \p{L}+){0,2}?`
const signs = String.raw`entered into|took out|signed(?! for\b)|made`
/** What else a customer makes on some day. */
const other = '(?:complaint|enquiry|request|claim|call)'

/** What leads up to the day on which a customer agreed, in a sentence that speaks of the agreement. */
const agreed = [
  new RegExp(
    String.raw`(?<!\b${other} (?:(?:that|which) )?)${customer} (?:${signs}|financed|bought|purchased|acquired)\b[^;£]{0,200}? on (?:the )?$`,
    'iu',
  ),
  /^signed by (?:you|the (?:customer|hirer|borrower|buyer|debtor))\b[^;£]{0,90} on $/i,
  /\bagreement\b[^;£]{0,60} (?:began|started|commenced|was (?:made|signed|entered into|taken out|opened)) on $/i,
]
const ofAgreement = /^signed by\b|\b(?:agreements?|hire[- ]purchase|conditional sale|pcp|loan)\b/i

/** What follows a day that opens its sentence: "On 9 March 2018 you took out a hire purchase agreement". */
const thenAgreed = new RegExp(String.raw`^,? ${customer} (?:${signs}) (?:an?|the|your|this)\b(?! ${other}\b)`, 'iu')

/** A car that is bought on finance is mostly bought on the day on which that is signed. */
const buys = / you (?:bought|purchased|acquired|got) an? /i
const opensWithBuying = new RegExp(`^,?${buys.source}`, 'i')
const isFinanced =
  /\b(?:took out|entered into|signed|on|with) (?:an? )?(?:agreement|hire[- ]purchase|conditional sale|pcp|finance)\b/i

/** The day of an agreement that a letter tells in a sentence, however much it tells between the two. */
export const agreedOn = (page: Page): Candidate[] =>
  sentencesOn(page).flatMap(({ text, next }): Candidate[] => {
    const [speaks, tellsOfSale] = [ofAgreement.test(text), buys.test(text) && isFinanced.test(`${text} ${next}`)]
    const days = speaks || tellsOfSale ? datesIn(text) : []
    const leadsTo = (start: number): boolean =>
      agreed.some((words) => words.test(text.slice(Math.max(0, start - farBack), start)))
    const opens = (start: number, end: number): boolean =>
      /^on (?:the )?$/i.test(text.slice(0, start)) && thenAgreed.test(text.slice(end, end + farBack))
    const day = speaks ? days.find(({ start, end }) => leadsTo(start) || opens(start, end)) : undefined
    const found = day ?? (tellsOfSale ? days.find(({ end }) => opensWithBuying.test(text.slice(end))) : undefined)
    const weight = day ? 5.8 : 5.6
    return found
      ? [{ field: 'signedOn', value: found.value, weight, place: cut(text, found.start, found.end, page.number) }]
      : []
  })

/** What a payment did that is told after its day: ", which settled your agreement", ". The agreement is now closed". */
const settles =
  /^(?:,? (?:which|and (?:this|that|it))|\.? (?:this|that|it|(?:the|your) agreement(?: above)?))(?: (?:has|have|is|was|now|fully|been|therefore))* (?:settled|cleared|paid off|ended|closed)\b/i
const isPayment = /\b(?:payments?|received|paid)\b/i

/** The day of the payment that a letter says settled the agreement. */
export const settlementTold = (page: Page): Candidate[] =>
  sentencesOn(page).flatMap(({ text, next }): Candidate[] => {
    const day = isPayment.test(text)
      ? datesIn(text).find(
          ({ start, end }) =>
            isPayment.test(text.slice(0, start)) && settles.test(`${text.slice(end, end + 60)} ${next}`),
        )
      : undefined
    return day
      ? [{ field: 'settledOn', value: day.value, weight: 5.5, place: cut(text, day.start, day.end, page.number) }]
      : []
  })
