import { restBelow } from './insideCell.ts'
import { labelIn } from './labelIn.ts'
import type { Page } from './lines.ts'
import { firstIn, follows, isLabel, type Met, saysNone } from './met.ts'
import { inFigures } from './numberWords.ts'

/** The number of a clause or a row before its words; without a point before words in capitals: "3 DEALER". */
export const numbering =
  /^\(?(?:(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{1,5})[.)]|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?) +(?=\p{L})|^\d{1,2} +(?=\p{Lu}{2})/u

/** The label of a narrow column, put together with the line below it, when neither holds a figure. */
export function wrappedLabel({ lines }: Page, line: number, index: number): string | undefined {
  const [own, below] = [lines[line], lines[line + 1]]
  const cell = own?.cells[index]
  const text = cell?.text.replace(numbering, '') ?? ''
  if (
    !own ||
    !below ||
    !cell ||
    text.length > 60 ||
    /^\p{Ll}.*\p{Ll}\.$/u.test(text) ||
    /\d/.test(text) ||
    !follows(own, below, 1.7)
  )
    return undefined
  const at = below.cells.findIndex(({ x }) => Math.abs(x - cell.x) < own.size)
  const next = below.cells[at]
  if (next && isFormula.test(next.text)) return `${text} ${next.text}`
  // A row with a figure under a row with something of its own is another label.
  if (own.cells[index + 1] && /^[£\d]/.test(below.cells[at + 1]?.text ?? '')) return undefined
  return next && next.text.length < 60 && !/\d/.test(next.text) && !saysNone(next.text)
    ? `${text} ${next.text}`
    : undefined
}

/** Whether a cell is the end of a label that begins in the line above it, where its value stands: "Credit · Acorn Motors", "intermediary · 1 High Road". */
export function endsLabel({ field, page, line, cell: index }: Pick<Met, 'field' | 'page' | 'line' | 'cell'>): boolean {
  const [above, cell] = [page.lines[line - 1], page.lines[line]?.cells[index]]
  if (!cell || !isGoingOn(cell.text)) return false
  const over = above?.cells.findIndex(({ x }) => Math.abs(x - cell.x) < above.size) ?? -1
  const beside = above?.cells[over + 1]?.text ?? ''
  const whole =
    over < 0 || isLabel(beside) || !firstIn(field, beside, false) ? undefined : wrappedLabel(page, line - 1, over)
  const label = whole === undefined ? undefined : labelIn(whole, field)
  const at = (whole?.length ?? 0) - cell.text.length
  return label !== undefined && label.start < at && label.end > at
}

/** Of which lines a sum is made: "(2 + 5)". */
const isFormula = /^\(\w{1,2}(?: ?[-+] ?\w{1,2})+\)$/

/** A sentence goes on in small letters. */
export const isGoingOn = (text: string): boolean => /^\p{Ll}/u.test(text)

/** The end of a line of prose with the beginning of the next, where a label may be broken in two at `at`. */
export function brokenLabel(page: Page, line: number, index: number): { text: string; at: number } | undefined {
  const text = page.lines[line]?.cells[index]?.text ?? ''
  const next = text.length < 36 ? undefined : restBelow(page, line, index)
  const end = text.slice(-60)
  return next && { text: `${end} ${inFigures(next.text.slice(0, 100))}`, at: end.length }
}
