import { isBareLabel } from './labelIn.ts'
import { labelledIds } from './labels.ts'
import type { Cell, Line } from './lines.ts'
import { type Beside, isFigure, isLabel, type Met, opening } from './met.ts'

/** The most labels that stand one under another: one for each field. Each looks for both ends of its stack: without a limit, the time goes by the square. */
const tallestStack = labelledIds.length

/** Labels that stand one under another with their values in the same order below, as some viewers copy a table; false where they do not. */
export function belowStack(met: Met): Beside | false | undefined {
  const { lines } = met.page
  const isStacked = (at: number): boolean => {
    const cells = lines[at]?.cells
    return (
      cells?.length === 1 &&
      isBareLabel(cells[0]?.text ?? '', cells[0]?.text.length ?? 0) &&
      isLabel(cells[0]?.text ?? '')
    )
  }
  let [first, last] = [met.line, met.line]
  if (!isStacked(met.line)) return undefined
  while (last - first < tallestStack && isStacked(first - 1)) first--
  while (last - first < tallestStack && isStacked(last + 1)) last++
  if (first === last) return undefined
  if (last - first === tallestStack) return false
  const line = lines[last + 1 + met.line - first]
  const cell = line?.cells[0]
  const value = cell && line.cells.length === 1 ? opening(met.field, cell.text) : undefined
  return line && cell && value ? { line, cell, value, near: 2 } : false
}

/** The most rows of figures and of their labels that are looked through. */
const mostRows = 40

/**
 * The value over a label, where rows of figures stand each over the row of their labels, as on the cards of an app; false where that row
 * has none for it. What begins with figures and ends with labels has them over the labels, in whatever else they alternate.
 */
export function overLabel({ field, page: { lines }, line, cell }: Met): Beside | false | undefined {
  const own = lines[line]
  const above = lines[line - 1]
  if (!own || !above || !isFigures(above, own.cells.length) || !isNames(own, own.cells.length)) return undefined
  const count = own.cells.length
  let [first, last] = [line, line]
  while (line - first < mostRows && isFigures(lines[first - 1], count) && isNames(lines[first - 2], count)) first -= 2
  while (last - line < mostRows && isFigures(lines[last + 1], count) && isNames(lines[last + 2], count)) last += 2
  // Under a head of their own they have nothing to do with what is below them.
  if (isHeads(lines[first - 2], count)) return undefined
  const endsInLabels = !/^(?:£|\d)/.test(lines[last + 1]?.cells[0]?.text ?? '')
  if (line - first >= mostRows || !isFigures(lines[first - 1], count) || !endsInLabels) return undefined
  const over = above.cells[cell]
  const value = over && opening(field, over.text)
  return over && value ? { line: above, cell: over, value, near: 2 } : false
}

const isFigures = (row: Line | undefined, count: number): boolean =>
  row?.cells.length === count && row.cells.every(({ text }) => isFigure(text))

/** Whether a row has as many boxes without a figure as there are columns: heads, or the signs of their units. */
const isHeads = (row: Line | undefined, count: number): boolean =>
  row?.cells.length === count && row.cells.every(({ text }) => !/\d/.test(text) && text.length < 40)
const isNames = (row: Line | undefined, count: number): boolean =>
  row?.cells.length === count &&
  row.cells.every(({ text }) => !/\d/.test(text) && text.length < 40) &&
  row.cells.some(({ text }) => isLabel(text))

/** The fewest rows that make a list with its figures first. */
const fewestRows = 3

/** The figure before a label, in a list that has them all there: "£29,640.00  Cash price, with VAT". */
export function beforeLabel({ field, page: { lines }, line, cell, joined }: Met): Beside | undefined {
  if (joined || cell !== 1 || !hasFigureFirst(lines[line])) return undefined
  let [first, last] = [line, line]
  while (line - first < fewestRows && hasFigureFirst(lines[first - 1])) first--
  while (last - line < fewestRows && hasFigureFirst(lines[last + 1])) last++
  const own = lines[line] as Line
  const figure = own.cells[0] as Cell
  const value = last - first + 1 < fewestRows ? undefined : opening(field, figure.text)
  return value && { line: own, cell: figure, value, near: 3 }
}

const hasFigureFirst = (line: Line | undefined): boolean => {
  const [figure, label, ...others] = line?.cells ?? []
  return (
    figure !== undefined &&
    label !== undefined &&
    others.length === 0 &&
    isFigure(figure.text) &&
    /^\p{L}/u.test(label.text)
  )
}
