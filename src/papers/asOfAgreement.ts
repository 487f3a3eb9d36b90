import { withoutExamples } from './examples.ts'
import { labelIn } from './labelIn.ts'
import { labelled, labelledIds } from './labels.ts'
import { withoutLegend } from './legends.ts'
import { type Line, type Page, wordsOf } from './lines.ts'
import { withListsApart } from './lists.ts'
import { withPence } from './pence.ts'
import { moneyIn } from './values.ts'
import { withWholeNames } from './wholeNames.ts'

const products = [
  /\b(?:hire[- ]purchase|HP)\b/i,
  /\b(?:personal contract purchase|PCP)\b/i,
  /\b(?:lease|contract hire|PCH)\b/i,
  /\bconditional sale\b/i,
  /\b(?:personal )?loan\b/i,
]
const chosen = /\b(?:chosen|selected|recommended|preferred|taken|your choice)\b|[☑✓✔]|\[ ?[xX] ?\]/iu

/** A page without what is of something else: examples, columns of what was not chosen, legends, the car that was given, and mandates. */
export const asOfAgreement = (page: Page): Page =>
  isOfOther(page)
    ? { ...page, lines: [] }
    : withWholeNames(withListsApart(withChosen(withPence(withoutExchanged(withoutLegend(withoutExamples(page)))))))

/** An instruction to a bank and the schedule of an insurance have numbers, names, sums and a date of their own. */
const isOfOther = ({ lines }: Page): boolean => lines.slice(0, 3).some(({ cells }) => ofOther.test(wordsOf(cells)))
const ofOther =
  /\binstruction to your bank\b|\bdirect debit (?:mandate|instruction)\b|^(?:\S+ ){0,4}(?:insurance|warranty|breakdown) (?:policy|schedule|certificate|plan|proposal)\b/i

/** The most lines that tell of a car under the heading of a part exchange, before what it is worth. */
const mostOfCar = 4
const headsExchange = /^(?:your |the )?(?:part[- ]?ex(?:change)?|trade[- ]?in)(?: (?:vehicle|car|details))*:?$/i

/** A page without the lines that tell of the car given in part exchange, under a heading of its own: its sums stay. */
function withoutExchanged(page: Page): Page {
  const head = page.lines.findIndex(({ cells }) => headsExchange.test(wordsOf(cells)))
  if (head < 0) return page
  const below = page.lines.slice(head + 1, head + 1 + mostOfCar)
  const end = below.findIndex(({ cells }) => cells.some(({ text }) => moneyIn(text).length > 0 || isOfSum(text)))
  return end < 0 ? page : { ...page, lines: page.lines.filter((_, index) => index <= head || index > head + end) }
}

const isOfSum = (text: string): boolean =>
  labelledIds.some((id) => labelled[id].kind === 'money' && labelIn(text.slice(0, 60), id) !== undefined)

/** Where products are compared in columns, those that were not chosen are left out. */
function withChosen(page: Page): Page {
  const head = page.lines.findIndex(({ cells }) => isCompared(cells.map(({ text }) => text)))
  const heads = page.lines[head]?.cells.map(({ text }) => text) ?? []
  if (head < 0) return page
  const at = chosenOf(heads, page)
  const keep = ({ cells, ...line }: Line): Line => {
    // A row has its label before the columns.
    if (cells.length !== heads.length + 1) return { ...line, cells }
    // Where none was chosen, only what they have in common is the agreement's.
    const isCommon = new Set(cells.slice(1).map(({ text }) => text)).size === 1
    const column = at < 0 && isCommon ? 0 : at
    return { ...line, cells: cells.filter((_, index) => index === 0 || index === column + 1) }
  }
  return { ...page, lines: page.lines.map((line, index) => (index > head ? keep(line) : line)) }
}

const isCompared = (heads: readonly string[]): boolean =>
  heads.length > 1 && heads.every((head) => head.length < 40 && products.some((product) => product.test(head)))

/** The one of several heads that says that it was chosen, or that a line elsewhere says so of; -1 where none or several are. */
function chosenOf(heads: readonly string[], { lines }: Page): number {
  const marked = heads.filter((head) => chosen.test(head))
  const told = lines
    .map(({ cells }) => wordsOf(cells))
    .filter((text) => chosen.test(text) && text.length < 90)
    .flatMap((text) => {
      const named = heads.filter((head) => text.includes(head))
      return named.length === 1 ? named : []
    })
  const [one, ...others] = new Set(marked.length > 0 ? marked : told)
  return one !== undefined && others.length === 0 ? heads.indexOf(one) : -1
}
