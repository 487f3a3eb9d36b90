import { expression } from '../text/expression.ts'
import type { LabelledId } from './fields.ts'
import { numbersIn, presentPlate, type Valued } from './values.ts'
import { carIn, makes } from './vehicles.ts'

/** Read the name after a label: up to the next sentence or label, without the codes before it and what is said after it. */
export function nameAfter(field: LabelledId, text: string): Valued<string> | undefined {
  const [, lead = '', words = ''] =
    /^((?:\s*\([^)]{0,60}\))?\s*(?:[:;=-]|(?:is|was)\b|name\b|and address\b|details\b)*[\s:-]*)(.{0,120})/i.exec(
      text,
    ) ?? []
  const whole = words.replace(endOfName, '').replace(/(?<![\s,;:-])[\s,;:-]+$/, '')
  if (/^(?:address|telephone|tel|phone|e-?mail|name|fax|website)\b/i.test(whole) || isHead.test(whole)) return undefined
  if (field !== 'vehicle' && numbersIn(whole)[0]?.value === whole) return undefined
  const { value, start } = field === 'vehicle' ? carIn(whole) : partyIn(whole)
  return /[\p{L}\d]{2}/u.test(value) && /^[\p{Lu}\d"']/u.test(value)
    ? { value, start: lead.length + start, end: lead.length + start + value.length }
    : undefined
}

/** Extract a company's or trader's name from longer words; empty for a day, a number or a box's label. `start` is the length cut before it. */
export function partyIn(words: string): { value: string; start: number } {
  const start = beforeParty.exec(words)?.[0].length ?? 0
  // A name that was made whole goes on in the line below too.
  const own = words
    .slice(start)
    .replace(saidTwice, '')
    .replace(afterClause, '')
    .replace(ofPlace, '')
    .replace(toPostcode, '')
  const value = own
    .replace(/(?<=\p{L}{2})(?:,\s*\p{Lu}[\p{L}1' -]+){1,3}$/u, '')
    .replace(afterCompany, '')
    .replace(afterParty, '')
    .replace(/(?<!\s)\s*\([^()]*$/, '')
  return isNoParty.test(value) || !/\p{L}{2}/u.test(value) ? { value: '', start } : { value, start }
}

/** A sentence, an address or a plate after a name is no part of it. */
const endOfName = expression.iu`(?<!\s)\s*(?:[;|].*| and (?:we|you|they|it|I)\b.*|\("?(?:we|us|you)\b.*|\(["“]?(?:an? |also (?:the )?|the )?(?:credit (?:broker|intermediary)|supplier|dealer|broker|introducer|retailer|who|which|that|frn|company|registered|authorised|reg|no\b).*|"?,? (?:and|or) "?you"? (?:means|is).*|(?<=\p{L}{3}|\p{L}\))\.(?:\s.*)?|,\s*(?:\d|unit\b|registered\b|reg\b|(?:an?|who|which|whose|your|our) ).*| of \d.*| for £.*| at (?:an?|the|your) .*|\(${presentPlate}\).*)$`

export const saidTwice = /(?<=\b(limited|ltd|plc)) \1\b/i

/** The address of a company is no part of its name. */
const afterCompany = /(?<=\b(?:limited|ltd|plc|llp)\b\.?\)?)(?:,| of\b).*$/is

/** The number that a dealer has with a lender, and what it is: "0033417 Brackenfield Kia", "a credit broker, Larkfield Motors". */
const beforeParty =
  /^(?:\(?[A-Z]{0,4}[/-]?(?:\d{4,10}(?:[/-]\d{1,4})?|\d{3}[/-]\d{2,6})\)?[\s:,/-]+(?=\p{Lu})|(?:an?|the|your|our) (?:(?:independent|credit|motor|supplying|introducing|finance) ){0,2}(?:broker|dealer|dealership|retailer|supplier|introducer|intermediary|lender|creditor)(?:,| called| named)? )+/u

/** "…, to whom we paid no commission": what goes on in small letters is a clause. */
const afterClause = /,\s*(?!and |& |t\/a |trading )\p{Ll}.*$/u

/** Words that lead on, and codes, at the end of a name. */
const afterParty =
  /(?:(?<!\s)\s+(?:of|at|in|on|from|and|for|to|by|with|the|who|which|is|was|has|have)|(?<!\s)\s*(?:[-(,:]\s*)?(?:(?:dealer |broker |account )?(?:code|no\.?|ref\.?|id)(?::\s*|\s+)?)?\(?(?<!\d)\d{4,}(?!\d)\)?){1,6}$/i

/** Heads of other columns of a table. */
const isHead =
  /^(?:year|mileage|odometer|colou?r|price|qty|quantity|new|used|new\/used|(?:fca )?status(?: of \p{L}+)?|condition|age|body|fuel|type(?: of \p{L}+)?|copy|comm(?:ission)?)$/iu

/** Address of a business. A town may be part of its name. */
const ofPlace = / of (?:unit\b|the\b|\d|[\p{L}' ]{3,30} (?:Road|Street|Lane|Avenue)\b).*$/iu

/** An address after a name, to its postcode. */
const toPostcode = /,[^;]{0,80}\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b.*$/

/** Words that a box asks for, or the head of another column, and no answer to it. */
const isNoParty =
  /^(?:\d{1,2}[.)] )?(?:'s\b|[\p{L}/ ]{1,12}: ?\S|(?:you|us|we)(?: ?\((?:the )?\p{L}+\))?$|(?:you|we|they) (?:were|are|have|will|may|can)\b|(?:you,? )?(?:the )?(?:customer|hirer|debtor|buyer|borrower|applicant|client|creditor|lender|owner|goods|vehicle|supplier|dealer|retailer|broker|(?:credit )?intermediary)(?:\(s\))?(?: details)?(?: ?\((?:you|we|us|our|the)\b[^)]{0,20}\))?$|(?:your|customer'?s?|applicant'?s?|supplier'?s?|dealer'?s?|retailer'?s?|broker'?s?|full|our|their|hirer'?s?|buyer'?s?) (?:names?|address|details|signature)\b|(?:dealer|supplier|retailer|broker|introducer)(?:'s)? (?:code|number|no\b|ref|id\b)|names? (?:and|&) address|address\b|date\b|occupation\b|employer\b|(?:the goods|(?:key )?(?:financial|payment|personal|contact) (?:details|information|particulars))$|(?:\p{L}+ )?(?:max|base|cust) flat\b|(?:mileage|engine|chassis|paid|vin|reg|total|balance|vat)\b(?! \p{L}+ (?:ltd|limited|plc))|yes\b|no\b|n\/a\b|tbc\b|see\b)/iu

/** Words in the name of a company that sells cars. */
const isCompany =
  /\b(?:ltd|limited|plc|llp|motors?|motorcycles|motorhomes|cars?|garages?|autos?|automotive|auto(?:centre|park|house|mart)|vehicles?|commercials|caravans|leisure|sales|motor (?:company|village|park|store))\b/i

/** "Marlpit Vauxhall", "HAVEN FORD MILFORD": whose cars a dealer sells, after its own name. */
const namedByMake = expression.u`^(?!(?:New|Used|Your|The|NEW|USED|YOUR|THE)\b)\p{Lu}[\p{L}&'-]+ (?:(?:\p{Lu}[\p{L}&'-]+|&) ){0,3}(?:${[makes, makes.toUpperCase()].join('|')})(?: (?:of )?\p{Lu}[\p{L}-]+)?$`

/** Check whether a name is a car seller's, by words of the trade or by a make in it. */
export const isSeller = (name: string): boolean =>
  isCompany.test(name) || namedByMake.test(name.trim().replace(/ \(\p{Lu}[\p{L} -]{2,30}\)$/u, ''))
