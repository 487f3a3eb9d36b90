import { type Line, type Page, wordsOf } from './lines.ts'
import { moneyIn, numbersIn } from './values.ts'

/** A page, or the part of one that is about one agreement; `number` is how that part is headed. */
export type Section = { page: Page; number?: string }

/** The fewest lines with sums that say something of an agreement: less is a list of numbers. */
const fewestSums = 2

/**
 * The parts of a page that tells of several agreements, as account systems print them: one under another, each headed with its number, or side by
 * side under their numbers. What stands before the first is of all of them.
 */
export function sectionsOf(page: Page): Section[] {
  const below = oneUnderAnother(page)
  return below.length > 1 ? below : (sideBySide(page) ?? [{ page }])
}

const headed =
  /^(?:\(?\d{1,2}[.)] ?)?(?:(?:finance|credit|customer) )?(contract|agreement|agmt|account|acct|loan|facility)(?: (?:number|no|num|ref(?:erence)?|id)\b\.?)?[\s:#-]*(?=[A-Z]{0,5}[ /-]?\d)/i

function oneUnderAnother({ lines, ...page }: Page): Section[] {
  const heads: { at: number; number: string; label: string }[] = []
  for (const [at, { cells }] of lines.entries()) {
    const words = wordsOf(cells.slice(0, 2))
    const [lead, label = ''] = headed.exec(words) ?? []
    const [number] = lead === undefined ? [] : numbersIn(words.slice(lead.length))
    const isSame = label.toLowerCase() === (heads[0]?.label ?? label.toLowerCase())
    if (number?.start === 0 && isSame && number.value !== heads.at(-1)?.number)
      heads.push({ at, number: number.value, label: label.toLowerCase() })
  }
  const parts = heads.map(({ at, number }, index) => ({ number, lines: lines.slice(at, heads[index + 1]?.at) }))
  // A list of payments or notes may have the number of its agreement on each line.
  if (new Set(parts.map(({ number }) => number)).size < parts.length) return []
  if (parts.some((part) => part.lines.filter(hasSum).length < fewestSums)) return []
  const before = lines.slice(0, heads[0]?.at ?? 0)
  return parts.map(({ number, lines: own }) => ({ number, page: { ...page, lines: [...before, ...own] } }))
}

const hasSum = ({ cells }: Line): boolean => cells.some(({ text }) => moneyIn(text).length > 0)

function sideBySide({ lines, ...page }: Page): Section[] | undefined {
  for (const { cells } of lines) {
    const [label, ...others] = cells
    const numbers = others.flatMap(({ text }) => numbersIn(text).filter(({ value }) => value === text))
    const isHead = /\b(?:agreement|contract|account|agmt)\b/i.test(label?.text ?? '') && !/\d/.test(label?.text ?? '')
    if (!isHead || numbers.length < 2 || numbers.length < others.length) continue
    if (new Set(numbers.map(({ value }) => value)).size < numbers.length) continue
    return numbers.map(({ value }, column) => ({
      number: value,
      page: { ...page, lines: lines.map((line) => ofColumn(line, column + 1, cells.length)) },
    }))
  }
  return undefined
}

/** A row with a box for every column, with its label and the box of one of them. */
const ofColumn = (line: Line, column: number, columns: number): Line =>
  line.cells.length === columns
    ? { ...line, cells: line.cells.filter((_, index) => index === 0 || index === column) }
    : line
