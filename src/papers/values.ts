import { isPlainDate, type PlainDate, plainDate } from '../dates/plainDate.ts'
import { expression } from '../text/expression.ts'

/** A value and where in its text it stands, from `start` up to `end`. */
export type Valued<Value> = { value: Value; start: number; end: number }

/** A value that a match was read as, where it stands. */
const valued = <Value>(value: Value, { 0: text, index }: RegExpExecArray): Valued<Value> => ({
  value,
  start: index,
  end: index + text.length,
})

/**
 * Sums of money, in whole pence: "£12,345.67", "12 345.67", "GBP 500", and without a sign where there are pence or `bare` says so. Typewriters
 * put a dash before the pence ("£245-67"), and scanners a space ("£12 ,345. 67").
 */
export function moneyIn(text: string, bare = false): Valued<number>[] {
  const found: Valued<number>[] = []
  for (const match of text.matchAll(
    /(£ ?|\bGBP ?)?(?<![\d.,/%-])(\d{1,3}(?:(?:[, ]| ,|, )\d{3})+|\d{1,9})(?:[.,](\d{2})|-(\d{2})(?![\d-])| ?\. (\d{2})(?=[^\S\n]*(?:$|[\n);|])))?(?![\d/%]|[.,]\d|-\d)([^\S\n]?(?:%|per ?cent|months?\b|monthly|days?\b|years?\b|payments?\b|instal|miles?\b|cc\b|pence\b))?/gi,
  )) {
    const [all, sign, pounds = '', decimals, typed, scanned, unit] = match
    const pence = decimals ?? typed ?? scanned
    // "48 monthly" counts payments, while "£245.67 monthly" is the sum of one.
    const isEachMonth = decimals !== undefined && /monthly/i.test(unit ?? '')
    if (unit !== undefined && !isEachMonth && (sign === undefined || pence === undefined || /%|cent|pence/i.test(unit)))
      continue
    if (sign === undefined && (pence === undefined || (decimals === undefined && !/,/.test(pounds))) && !bare) continue
    const whole = all.slice(0, all.length - (unit?.length ?? 0))
    const value = Number(pounds.replace(/[, ]/g, '')) * 100 + Number(pence ?? 0)
    if (value <= 100_000_000) found.push({ value, start: match.index, end: match.index + whole.length })
  }
  return found
}

/** Percentages, in hundredths of a point: "8.9%", "8.9 per cent". Third and further decimals are rounded. */
export const percentsIn = (text: string, bare = false): Valued<number>[] =>
  [
    ...text.matchAll(
      /(?<![\d.,£]|\d\. ?)(\d{1,3}(?:\.\d{1,4}|(?:\. | \.)\d{1,2}(?=\s?%))?)\s?(%|per ?cent\b)?(?![\d.]*\d)/gi,
    ),
  ].flatMap((match) =>
    match[2] === undefined && !(bare && match[1]?.includes('.'))
      ? []
      : [valued(Math.round(Number(match[1]?.replace(' ', '')) * 100), match)],
  )

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthWord =
  '(jan(?:uary|urary)?|feb(?:ruary|uary|urary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:e(?:m|rn)ber)?|oct(?:ober)?|nov(?:e(?:m|rn)ber)?|dec(?:e(?:m|rn)ber)?)'
const dated = [
  {
    shape: expression.gi`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)?(\d{1,2}) ?(?:st|nd|rd|th)?(?: day)?(?: of)?[ -]?${monthWord}\.?,?[ -]?(\d{4}|\d{2})\b`,
    order: [1, 2, 3],
  },
  { shape: expression.gi`\b${monthWord}\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`, order: [2, 1, 3] },
  { shape: /\b(\d{4})-(\d{2})-(\d{2})(?=\b|T\d)/g, order: [3, 2, 1] },
  // A form may have a box for each digit: "2 4 / 0 5 / 2 0 1 3".
  {
    shape: /(?<![\d/.-] ?)(\d \d) ?[/.-]? ?(\d \d) ?[/.-]? ?(\d \d \d \d|\d \d)(?! ?[\d/.-])/g,
    order: [1, 2, 3],
  },
  { shape: /(?<![\d/.-])(\d{1,2}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(\d{4}|\d{2})(?![\d/]|[.-]\d)/g, order: [1, 2, 3] },
] as const

/** Days as papers of this country write them, the day before the month: "12/03/2016", "12th March 2016", "2016-03-12". */
export function datesIn(text: string): Valued<PlainDate>[] {
  // Most texts hold none.
  if (!/\d/.test(text)) return []
  const found: Valued<PlainDate>[] = []
  for (const { shape, order } of dated)
    for (const match of text.matchAll(shape)) {
      const [day, month, year] = order.map((group) => (match[group] ?? '').replaceAll(' ', '')) as [
        string,
        string,
        string,
      ]
      const named = monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1
      const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900)
      const read = valued(plainDate(full, named || Number(month), Number(day)), match)
      if (isPlainDate(read.value) && !found.some(({ start, end }) => read.start < end && start < read.end))
        found.push(read)
    }
  return found.toSorted((a, b) => a.start - b.start)
}

/** Whole numbers of up to three digits that stand by themselves: payments and months, not days. */
export const countsIn = (text: string): Valued<number>[] =>
  [
    ...text.matchAll(
      expression.gi`(?<![\d.,£/-])(\d{1,3})(?![\d%]|[.,/-]\d|(?:st|nd|rd|th|p)\b| (?:days?|hours?|years?|${monthWord})\b)`,
    ),
  ].map((match) => valued(Number(match[1]), match))

/** Words for an engine or a body in the name of a model: "A180 CDI" is no plate. */
const ofModel =
  '(?:CDI|CGI|TDI|HDI|GDI|FSI|TSI|GTI|GTD|GTE|DCI|JTD|CRD|VVT|MPI|AMG|SRI|CDX|GLS|GLX|GSI|EST|MPV|SUV|SWB|LWB|MWB|ABS)'

/** A number plate of the present kind, as a pattern to build on; and with those before it that name their year by one letter. */
export const presentPlate = String.raw`[A-Z]{2} ?\d{2} ?[A-Z]{3}`
export const datedPlate = String.raw`${presentPlate}|[A-Z]\d{1,3} ?(?!${ofModel})[A-Z]{3}|(?!${ofModel})[A-Z]{3} ?\d{1,3}[A-Z]`

const anyPlate = expression.g`(?<![A-Za-z0-9.-]|(?<![A-Za-z0-9])[A-Z] )(?:${datedPlate}|(?![A-Z]{2}\d\d$)[A-Z]{1,3} ?[1-9]\d{0,3}|[1-9]\d{0,3} ?[A-Z]{1,3})(?![A-Za-z0-9+-]| \d[A-Z]{2}(?![A-Za-z0-9]))`

/** Number plates of this country, of every era since 1963 and of Northern Ireland, without spaces. Half a postcode is not one. */
export const platesIn = (text: string): Valued<string>[] =>
  [...text.replace(scannedYear, asFigures).matchAll(anyPlate)].map((match) =>
    valued(match[0].replaceAll(' ', ''), match),
  )

/** A year in a present plate with a digit scanned as a letter: "AO1O KXV". */
const scannedYear = /(?<=(?<![A-Z0-9])[A-Z]{2})(?:\d[OIl]|[OIl]\d)(?= ?[A-Z]{3}(?![A-Z0-9]))/g
const asFigures = (letters: string): string => letters.replace('O', '0').replace(/[Il]/, '1')

/** Starts of the numbers of requests, complaints and invoices, and of years. */
const ofRequest = /^(?:D?SAR\d|(?:D?SAR|SCR|DPA?|GDPR|CASE|COMP?|CMP|COMM|INV)\b)|^(?:19|20)\d\d$/

/** A one that a scanner took for a letter, at the head of a group: "3380 l7462". */
const scannedOne = /(?<=\d[ -])l(?=\d)|(?<!\S)lO?(?=\d)/g

/** Find what can be the number of an agreement: letters, digits, "/" and "-", with four digits or more. Dates and sums are none. */
export function numbersIn(text: string): Valued<string>[] {
  return [
    ...text
      .replace(scannedOne, (figures) => figures.replace('l', '1').replace('O', '0'))
      .matchAll(
        /(?<![\w£.,/-])(?:(?!NO\b)[A-Z]{1,5}\.)?(?:[A-Z]{1,5}[/-]){0,2}[A-Z]{0,5}[ /-]?\d[A-Z0-9]*(?:(?: ?\/ ?|[ -])(?!\d{1,2} of \d|[A-Z]{2}\d\d [A-Z]{3}\b)[A-Z0-9]*\d[A-Z0-9]*|[/-][A-Z]{1,4}(?=[/-][A-Z]{0,5}\d))*(?:[/-][A-Z]{1,3}| [A-Z]{1,2}(?!\/))?(?![\w%]|[.,]\d)/g,
      ),
  ].flatMap((match) => {
    // A form may have a box for each: "5 4 0 0 1 8 3 7".
    const value = /^(?:\S )+\S$/.test(match[0].trim()) ? match[0].replaceAll(' ', '') : match[0].trim()
    const digits = value.replace(/\D/g, '').length
    return digits < 4 || value.length > 24 || ofRequest.test(value) || datesIn(value).length > 0
      ? []
      : [valued(value, match)]
  })
}
