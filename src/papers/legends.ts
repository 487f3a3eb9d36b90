import { howPaid } from './disclosures.ts'
import { type Line, type Page, wordsOf } from './lines.ts'
import { type Candidate, longestRead, placeIn } from './place.ts'
import { productsOn } from './products.ts'

/** What the codes of an account system stand for, as the paper that comes with them explains: "PCT = a percentage of the credit". */
export type Legend = ReadonlyMap<string, string>

const entry = /(?<![\p{L}\d])([A-Z]{2,6}) ?= ?(?=\p{L})/gu
const opens = /^\W*[A-Z]{2,6} ?= ?(?=\p{L})/u
/** "OTR = on the road price £9,200.00" is a figure of the agreement. */
const hasFigure = /£|\d\.\d\d/
/** The most lines that an entry goes on for. */
const mostLines = 4
/** One code alone is an abbreviation, or a sum. */
const fewestCodes = 2

/** The lines of each entry, or of several in one line: a sentence goes on in small letters. */
const entriesOf = (lines: readonly Line[]): Line[][] =>
  lines.flatMap((line, index) => {
    if (!opens.test(textOf(line)) || hasFigure.test(textOf(line))) return []
    const below = lines.slice(index + 1, index + mostLines)
    const end = below.findIndex((one) => !/^\p{Ll}/u.test(textOf(one)))
    return [[line, ...(end < 0 ? below : below.slice(0, end))]]
  })

const textOf = ({ cells }: Line): string => wordsOf(cells).slice(0, longestRead)

/** The codes that pages explain. */
export const legendOf = (pages: readonly Page[]): Legend => legendIn(pages.flatMap(({ lines }) => entriesOf(lines)))

function legendIn(entries: readonly Line[][]): Legend {
  const codes = entries.flatMap((own) => {
    const text = own.map(textOf).join(' ')
    const found = [...text.matchAll(entry)]
    return found.map(({ 0: lead, 1: code = '', index }, at): [string, string] => [
      code,
      text.slice(index + lead.length, found[at + 1]?.index).trim(),
    ])
  })
  return new Map(codes.length < fewestCodes ? [] : codes)
}

/** A page without its legend: what a code stands for says nothing of an agreement. */
export function withoutLegend(page: Page): Page {
  const entries = entriesOf(page.lines)
  if (legendIn(entries).size === 0) return page
  const explained = new Set(entries.flat())
  return { ...page, lines: page.lines.filter((line) => !explained.has(line)) }
}

const ofProduct = /\b(?:type|product|plan)\b/i
const ofCommission = /\bcomm(?:ission)?\b/i

/** The product and the way of commission where a page has their codes beside their labels. */
export const codedOn = (page: Page, legend: Legend): Candidate[] =>
  legend.size === 0
    ? []
    : page.lines.flatMap((line) =>
        line.cells.flatMap((cell, index): Candidate[] => {
          const [label, code] = [line.cells[index - 1]?.text ?? '', /^[A-Z]{2,6}(?![\p{L}])/u.exec(cell.text)?.[0]]
          const words = code === undefined ? undefined : legend.get(code)
          if (code === undefined || words === undefined) return []
          const whole = { number: page.number, lines: [{ ...line, cells: [{ ...cell, text: words }] }] }
          const meant = ofCommission.test(label)
            ? howPaid([{ page: page.number, passage: words, mark: [0, words.length] }])
            : ofProduct.test(label)
              ? productsOn(whole)
              : []
          const place = placeIn(page, line, line, cell, { start: 0, end: code.length })
          return meant.map((one) => ({ ...one, weight: one.weight + 1, place }))
        }),
      )
