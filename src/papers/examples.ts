import { follows } from './met.ts'
import { type Cell, type Line, type Page, wordsOf } from './lines.ts'

/** Where an example begins whose figures are nobody's, or what is offered instead of an agreement. */
const begins = new RegExp(
  [
    String.raw`\bnew (?:agreement|finance|deal) (?:quoted?|offer(?:ed)?|illustration)\b:?`,
    String.raw`\b(?:representative|typical|illustrative|worked) examples?`,
    // An offer of the day: "from 4.9% APR representative: …".
    String.raw`\bfrom \d[\d.]*% APR\b|\bAPR representative:`,
    String.raw`\bexamples?[,:]? (?:for|with|based on|of) (?!your|this)`,
    String.raw`\bfor (?:example|instance),?|\b(?:by way of|as an) (?:example|illustration)\b`,
    // "A customer borrows £12,000 over 36 months": somebody, and not the customer.
    String.raw`\b(?:(?:an?|another) (?:customer|person|borrower|hirer|consumer|buyer)|someone|somebody|anyone) (?:who |that )?(?:had )?borrow(?:s|ed|ing)? £`,
    String.raw`\b(?:if|suppose|imagine|assume|say)(?: that)? (?:you|we|someone|a (?:customer|person)) (?:borrow(?:s|ed)?|took out|had borrowed|lent you) £`,
    // What was looked at beside it, or could be had instead.
    String.raw`\b(?:if|should) you (?:[\p{L}'-]+ |\d+ ){1,9}instead\b|\b[Ww]e (?:have )?also (?:looked at|considered|quoted)\b|\balternatively,`,
    String.raw`\b(?:an?|any) (?:loan|agreement) (?:of|for) £[\d,.]+ (?:over|repay\w+|at|with)\b`,
  ].join('|'),
  'iu',
)
/** A heading over examples, whose figures stand in what follows it without a gap. */
const heads =
  /^(?:\(?[\dA-Z]{1,2}(?:\.\d{1,2})?[.)] )?(?:[^.£]|\.\d){0,60}\b(?:examples?|illustrations? only)(?![\p{L}'-])(?:[^.£]|\.\d){0,40}$/iu
/** Another heading, that ends what stands under the one before it. */
const isHeading = /^(?:\(?[\dA-Z]{1,2}(?:\.\d{1,2})?[.)]? )?\p{Lu}[^\d£.;,]{2,60}$/u
/** What a lender shows of the agreement itself, as the law had it: the sums for settling it. */
const ofThis = /(?<!\bnot (?:of |for )?)\b(?:this|your) (?:own )?(?:agreement|quotation|quote|finance)\b/i
/** Where its sentence ends: not at the point of a sum. */
const ends = /[.](?=\s+\p{Lu}|$)/u

/** A page without the figures of its examples: from where one begins to the end of its sentence, in the lines below too. */
export function withoutExamples(page: Page): Page {
  if (!page.lines.some(({ cells }) => cells.some(({ text }) => begins.test(text) || heads.test(text)))) return page
  const lines: Line[] = []
  let [isGoingOn, isUnderHead] = [false, false]
  for (const [index, line] of page.lines.entries()) {
    const above = page.lines[index - 1]
    const isNear = above !== undefined && follows(above, line, 1.9)
    isUnderHead =
      isNear && (isHead(above) || (isUnderHead && !(line.cells.length === 1 && isHeading.test(wordsOf(line.cells)))))
    if (isUnderHead) continue
    isGoingOn &&= isNear && line.cells.length === 1
    const kept = line.cells.flatMap((cell): Cell[] => {
      const { text, goesOn } = withoutExample(cell.text, isGoingOn)
      isGoingOn = goesOn
      return text === '' ? [] : [{ ...cell, text }]
    })
    if (kept.length > 0) lines.push({ ...line, cells: kept })
  }
  return { ...page, lines }
}

const isHead = ({ cells }: Line): boolean => {
  const text = wordsOf(cells)
  return cells.length === 1 && heads.test(text) && !ofThis.test(text)
}

/** What is left of a text, and whether an example goes on after it. `isInside` where it begins within one. */
function withoutExample(text: string, isInside: boolean): { text: string; goesOn: boolean } {
  const start = isInside ? 0 : (begins.exec(text)?.index ?? -1)
  if (start < 0) return { text, goesOn: false }
  const rest = text.slice(start)
  // "Representative example" alone heads a table or says nothing.
  if (!isInside && !/\d/.test(rest) && rest.length < 45) return { text, goesOn: false }
  const end = ends.exec(rest)
  return end
    ? { text: `${text.slice(0, start)}${rest.slice(end.index + 1)}`.trim(), goesOn: false }
    : { text: text.slice(0, start).trim(), goesOn: true }
}
