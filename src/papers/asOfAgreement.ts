import { withoutExamples } from './examples.ts'
import { type Line, type Page, wordsOf } from './lines.ts'
import { withListsApart } from './lists.ts'
import { withPence } from './pence.ts'

const products = [
  /\b(?:hire[- ]purchase|HP)\b/i,
  /\b(?:personal contract purchase|PCP)\b/i,
  /\b(?:lease|contract hire|PCH)\b/i,
  /\b(?:personal )?loan\b/i,
]
const chosen = /\b(?:chosen|selected|recommended|preferred|taken|your choice)\b|[☑✓✔]|\[ ?[xX] ?\]/u

/** A page without what is of something else: examples, columns of what was not chosen, and mandates. */
export const asOfAgreement = (page: Page): Page =>
  isOfOther(page) ? { ...page, lines: [] } : withListsApart(withChosen(withPence(withoutExamples(page))))

/** An instruction to a bank and the schedule of an insurance have numbers, names, sums and a date of their own. */
const isOfOther = ({ lines }: Page): boolean => lines.slice(0, 3).some(({ cells }) => ofOther.test(wordsOf(cells)))
const ofOther =
  /\binstruction to your bank\b|\bdirect debit (?:mandate|instruction)\b|^(?:\S+ ){0,4}(?:insurance|warranty|breakdown) (?:policy|schedule|certificate|plan|proposal)\b/i

/** Where products are compared in columns and one is said to be the one that was chosen, the others are left out. */
function withChosen(page: Page): Page {
  const head = page.lines.findIndex(({ cells }) => isCompared(cells.map(({ text }) => text)))
  const heads = page.lines[head]?.cells ?? []
  const at = heads.findIndex(({ text }) => chosen.test(text))
  if (head < 0) return page
  const keep = ({ cells, ...line }: Line): Line => ({
    ...line,
    // A row has its label before the columns.
    cells: cells.length === heads.length + 1 ? cells.filter((_, index) => index === 0 || index === at + 1) : cells,
  })
  return { ...page, lines: page.lines.map((line, index) => (index > head ? keep(line) : line)) }
}

const isCompared = (heads: readonly string[]): boolean =>
  heads.length > 1 &&
  heads.every((head) => head.length < 40 && products.some((product) => product.test(head))) &&
  heads.filter((head) => chosen.test(head)).length === 1
