import type { LabelledId } from './fields.ts'
import { isBareLabel, labelIn } from './labelIn.ts'
import { labelled, labelledIds } from './labels.ts'
import type { Cell, Line } from './lines.ts'
import {
  type Beside,
  cellOf,
  firstIn,
  follows,
  isLabel,
  lineOf,
  type Met,
  opening,
  saysNone,
  type Value,
} from './met.ts'
import { inFigures } from './numberWords.ts'
import { asPrinted } from './place.ts'
import { belowStack, overLabel } from './stacks.ts'
import { moneyIn } from './values.ts'

/**
 * The value that a label’s box leads to: right of it, else below it, else left of it. `opens` where the label opens its box, `mayBeBelow`
 * where nothing stands between it and what is below.
 */
export function valueAround(met: Met, opens: boolean, mayBeBelow: boolean): Beside | undefined {
  const own = lineOf(met)
  if (saysNone(own.cells[met.cell + 1]?.text ?? '')) return undefined
  const right = firstRight(met.field, own, met.cell)
  if (right) return { line: own, ...right, near: met.joined ? 2 : 3 }
  const over = met.joined ? undefined : overLabel(met)
  if (over !== undefined) return over || undefined
  const below = met.page.lines[met.line + 1]
  if (met.joined && below) {
    const index = below.cells.findIndex(({ x }) => Math.abs(x - cellOf(met).x) < own.size)
    const beside = firstRight(met.field, below, index)
    if (beside) return { line: below, ...beside, near: 2 }
  }
  const under = mayBeBelow ? (firstBelow(met) ?? aloneBelow(met)) : undefined
  const left = !under && opens && !met.joined ? leftOf(met) : undefined
  return under ?? (left && { line: own, ...left })
}

/** The first value right of a cell, up to the next words. */
function firstRight(field: LabelledId, line: Line, from: number): { cell: Cell; value: Value } | undefined {
  const isName = labelled[field].kind === 'words'
  for (const cell of line.cells.slice(from + 1)) {
    if (/^[£:=.-]$/.test(cell.text) || isCountIn(line, cell, field) || isCodeOf(field, cell.text)) continue
    const value = valueIn(field, cell.text)
    const sums = value && labelled[field].kind === 'money' ? line.cells.slice(line.cells.indexOf(cell)) : []
    if (value) return totalOf(sums) ?? (field === 'partExchange' ? netOf(sums) : undefined) ?? { cell, value }
    if (/^\([^)\d]{1,40}\)$/.test(cell.text)) continue
    if (isName || (/\p{L}{3}/u.test(cell.text) && !isBetween(field, cell.text))) return undefined
  }
  return undefined
}

/** How many of a sum there are, in a row that has the sum after it: "Option to purchase fee · 1 · £10.00"; and of payments, wherever that is. */
const isCountIn = ({ cells }: Line, cell: Cell, field: LabelledId): boolean =>
  labelled[field].kind === 'money' &&
  /^\d{1,2}$/.test(cell.text) &&
  (field === 'payment' || cells.slice(cells.indexOf(cell) + 1).some(({ text }) => moneyIn(text)[0]?.start === 0))

/** The number that a dealer has with a lender, in a box before its name. */
const isCodeOf = (field: LabelledId, text: string): boolean => field === 'dealer' && /^[A-Z]{0,3}\d{3,8}$/.test(text)

/** The value that a box holds, in figures or in words; no name that is another label. */
function valueIn(field: LabelledId, printed: string): Value | undefined {
  const value = firstIn(field, printed, false)
  if (labelled[field].kind === 'words')
    return !isWholeLabel(printed) && (!isLabel(printed) || isBusiness.test(printed)) ? value : undefined
  if (value && value.start < 30) return value
  const text = inFigures(printed)
  const figures = text === printed ? undefined : firstIn(field, text, false)
  return figures && figures.start < 30 ? asPrinted(printed, { text, value: figures }) : undefined
}

/** Whether a box says no more than what some field is called, as the heads of columns do. */
const isWholeLabel = (printed: string): boolean =>
  printed.length < 30 &&
  labelledIds.some((id) => {
    const label = labelIn(printed, id)
    return label !== undefined && label.start === 0 && label.end === printed.length
  })

/** The last of the sums of a row where it is what the others make: net, tax and both. */
function totalOf(cells: readonly Cell[]): { cell: Cell; value: Value } | undefined {
  const sums = cells.flatMap((cell) => {
    const [sum] = moneyIn(cell.text, /^[\d.,]+$/.test(cell.text))
    return sum && sum.start < 3 ? [{ cell, value: sum }] : []
  })
  const last = sums.at(-1)
  const others = sums.slice(0, -1).reduce((whole, { value: { value } }) => whole + value, 0)
  return last && sums.length > 2 && sums.length === cells.length && last.value.value === others ? last : undefined
}

/** What is left of a car that was given once the finance on it is paid off, where the row goes on to it: "12,000.00 less settlement 4,500.00 7,500.00". */
function netOf(cells: readonly Cell[]): { cell: Cell; value: Value } | undefined {
  const [gross, owed, net, ...others] = cells.flatMap((cell) =>
    moneyIn(cell.text, /^[\d.,]+$/.test(cell.text)).map((value) => ({ cell, value })),
  )
  return gross && owed && net && others.length === 0 && gross.value.value - owed.value.value === net.value.value
    ? net
    : undefined
}

/** "Car Corner Ltd" begins with what a field is called, and is a name. */
const isBusiness =
  /\b(?:ltd|limited|plc|llp|centre|sales|corner|supermarket|store|shop|giant|company|world|house|hub|group)\b/i

/** What account screens print before a sum: the code of an entry, and when it was paid. */
const isCode = /^(?:[A-Z]{3}|(?:PAID|paid)(?: on)? [\d/.-]{6,10})$/

/** Words that may stand between a label and its value: how a deposit was paid, and the name of who signed. */
const isBetween = (field: LabelledId, text: string): boolean =>
  field === 'signedOn'
    ? text.length < 40 && !isLabel(text)
    : /^(?:(?:in |by |- )?(?:cash|card|cheque)|paid (?:to|by) (?:the|us|you)\b[^£\d]{0,20})$/i.test(text) ||
      (labelled[field].kind === 'money' && isCode.test(text))

/** The value in the column under a label, one or two lines down. */
function firstBelow(met: Met): Beside | undefined {
  const own = lineOf(met)
  const label = spanOf(met)
  const stacked = belowStack(met)
  if (stacked !== undefined) return stacked || undefined
  for (const [down, near] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const line = met.page.lines[met.line + down]
    if (!line || !follows(own, line, 2.3 * down)) return undefined
    // A row of as many boxes goes by their order; else by what stands under the label.
    const cell =
      own.cells.length > 1 && line.cells.length === own.cells.length
        ? line.cells[met.cell]
        : line.cells.find(({ x, right }) => x < label.right + own.size && right > label.x - own.size)
    if (!cell) continue
    if (isLabel(cell.text) || saysNone(cell.text)) return undefined
    const value = opening(met.field, cell.text)
    if (value) return { line, cell, value, near }
  }
  return undefined
}

/** From where to where a label stands: heads of narrow columns can run into one cell. */
function spanOf(met: Met): { x: number; right: number } {
  const { x, right, text } = cellOf(met)
  if (met.text !== text || met.joined) return { x, right }
  const width = (right - x) / Math.max(1, text.length)
  return { x: x + met.start * width, right: x + met.end * width }
}

/** The value that is all there is on the line below a label that is all there is on its own, wherever on that line it stands. */
function aloneBelow(met: Met): Beside | undefined {
  const [own, line] = [lineOf(met), met.page.lines[met.line + 1]]
  const [cell, ...others] = line?.cells ?? []
  // The number of an agreement may stand under the last box of a line that has something else before it.
  const isLast = labelled[met.field].kind === 'number' && met.cell === own.cells.length - 1
  if (!line || !cell || others.length > 0 || (own.cells.length > 1 && !isLast) || !follows(own, line, 2.3))
    return undefined
  const value = isLabel(cell.text) ? undefined : opening(met.field, cell.text)
  return value && { line, cell, value, near: 1.5 }
}

/** The value that opens a line whose other box is the label: some tables have their figures first. */
function leftOf(met: Met): Omit<Beside, 'line'> | undefined {
  // "9 October 2013 (the date on which this agreement is made)".
  const before = /^[(=<]/.test(met.text) ? lineOf(met).cells[met.cell - 1] : undefined
  const noted = before && opening(met.field, before.text)
  if (before && noted && noted.end === before.text.length) return { cell: before, value: noted, near: 3 }
  const [cell, ...others] = lineOf(met).cells
  const isSaid = /^(?:is|was) (?:the |your )?/i.test(met.text)
  if (!cell || met.cell !== 1 || others.length > 1 || !(isSaid || isBareLabel(met.text, met.end)) || isLabel(cell.text))
    return undefined
  const value = opening(met.field, cell.text)
  return value && { cell, value, near: 1 }
}
