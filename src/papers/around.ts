import type { LabelledId } from './fields.ts'
import { isBareLabel, labelIn, upToLabel } from './labelIn.ts'
import { labelled, labelledIds } from './labels.ts'
import type { Cell, Line, Page } from './lines.ts'
import { inFigures } from './numberWords.ts'
import { asPrinted } from './place.ts'
import { countsIn, datesIn, moneyIn, numbersIn, percentsIn, platesIn, presentPlate, type Valued } from './values.ts'
import { carIn } from './vehicles.ts'

/** A label that was met: of which field, and where it stands. `joined` when it goes on in the line below. */
export type Met = {
  field: LabelledId
  page: Page
  line: number
  cell: number
  text: string
  start: number
  end: number
  weight: number
  joined: boolean
}

/** A value of whatever kind, and where it stands in its text. */
export type Value = Valued<number | string>

/** A value beside a label: the line and cell it stands in, and how near that is, from 1 to 3. */
type Beside = { line: Line; cell: Cell; value: Value; near: number }

export const lineOf = ({ page, line }: Met): Line => page.lines[line] as Line
export const cellOf = (met: Met): Cell => lineOf(met).cells[met.cell] as Cell

/** Whether a line follows another within so many heights of its letters. */
export const follows = (own: Line, below: Line, lines: number): boolean =>
  below.y > own.y && below.y - own.y <= own.size * lines

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
  return under ?? (left && { line: own, ...left, near: 1 })
}

/** A box that says there is no such thing: nothing further off is meant. */
export const saysNone = (text: string): boolean => /^(?:none|nil|n\/?a|not applicable|zero|-)$/i.test(text.trim())

/** The first value of a field’s kind in a text, if there is one. In a box of a table a sum may stand without its sign. */
export function firstIn(field: LabelledId, text: string, prose: boolean): Value | undefined {
  switch (labelled[field].kind) {
    case 'money':
      return moneyIn(text, !prose && /^[\s:£=]*[\d., ]+\s*$/.test(text))[0]
    case 'percent':
      return percentsIn(text, true)[0]
    case 'date':
      return datesIn(text)[0]
    case 'count':
      return countsIn(text)[0]
    case 'plate':
      return platesIn(text)[0]
    case 'number':
      return numbersIn(text)[0]
    case 'words':
      return namedIn(field, text)
  }
}

/** A sentence, an address or a plate after a name is no part of it. */
const endOfName = new RegExp(
  String.raw`\s*(?:[;|].*|\((?:frn|company|registered|authorised|reg|no\b).*|"?,? (?:and|or) "?you"? (?:means|is).*|(?<=\p{L}{3})\.(?:\s.*)?|,\s*(?:\d|unit\b|registered\b|reg\b|(?:an?|who|which|whose|your|our) ).*| of \d.*|\(${presentPlate}\).*)$`,
  'iu',
)

/** The address of a company is no part of its name. */
const afterCompany = /(?<=\b(?:limited|ltd|plc|llp)\b\.?)(?:,| of\b).*$/is

const isCompanyEnd = /\b(?:ltd|limited|plc|llp|co|company|sons?)\b/i

/** What stands after a label as a name: up to the next sentence or label. */
function namedIn(field: LabelledId, text: string): Valued<string> | undefined {
  const [, lead = '', words = ''] =
    /^((?:\s*\([^)]{0,60}\))?\s*(?:[:;=-]|is\b|name\b|and address\b|details\b)*[\s:-]*)(.{0,120})/i.exec(text) ?? []
  const whole = upToLabel(field, words.replace(endOfName, '')).replace(/[\s,;:-]+$/, '')
  if (/^(?:address|telephone|tel|phone|e-?mail|name|fax|website)\b/i.test(whole)) return undefined
  const named =
    field === 'vehicle'
      ? whole
      : whole.replace(/(?<=\p{L}{2}),\s*\p{Lu}[\p{L}' -]+$/u, (place) => (isCompanyEnd.test(place) ? place : ''))
  if (field === 'vehicle' && platesIn(named).some(({ start, end }) => start === 0 && end === named.length))
    return undefined
  const { value, start } = field === 'vehicle' ? carIn(named) : { value: named.replace(afterCompany, ''), start: 0 }
  return /[\p{L}\d]{2}/u.test(value) && /^[\p{Lu}\d"']/u.test(value)
    ? { value, start: lead.length + start, end: lead.length + start + value.length }
    : undefined
}

/** The first value right of a cell, up to the next words. */
function firstRight(field: LabelledId, line: Line, from: number): { cell: Cell; value: Value } | undefined {
  const isName = labelled[field].kind === 'words'
  for (const cell of line.cells.slice(from + 1)) {
    if (/^[£:=.-]$/.test(cell.text)) continue
    const value = valueIn(field, cell.text)
    const sums = value && labelled[field].kind === 'money' ? line.cells.slice(line.cells.indexOf(cell)) : []
    if (value) return totalOf(sums) ?? { cell, value }
    if (/^\([^)\d]{1,40}\)$/.test(cell.text)) continue
    if (isName || (/\p{L}{3}/u.test(cell.text) && !isBetween(field, cell.text))) return undefined
  }
  return undefined
}

/** The value that a box holds, in figures or in words; no name that is another label. */
function valueIn(field: LabelledId, printed: string): Value | undefined {
  const value = firstIn(field, printed, false)
  if (labelled[field].kind === 'words') return !isLabel(printed) || isBusiness.test(printed) ? value : undefined
  if (value && value.start < 30) return value
  const text = inFigures(printed)
  const figures = text === printed ? undefined : firstIn(field, text, false)
  return figures && figures.start < 30 ? asPrinted(printed, { text, value: figures }) : undefined
}

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

/** "Car Corner Ltd" begins with what a field is called, and is a name. */
const isBusiness =
  /\b(?:ltd|limited|plc|llp|centre|sales|corner|supermarket|store|shop|giant|company|world|house|hub|group)\b/i

/** Words that may stand between a label and its value: how a deposit was paid, and the name of who signed. */
const isBetween = (field: LabelledId, text: string): boolean =>
  field === 'signedOn' ? text.length < 40 && !isLabel(text) : /^(?:in |by |- )?(?:cash|card|cheque)$/i.test(text)

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
  if (!line || !cell || others.length > 0 || own.cells.length > 1 || !follows(own, line, 2.3)) return undefined
  const value = isLabel(cell.text) ? undefined : opening(met.field, cell.text)
  return value && { line, cell, value, near: 1.5 }
}

/** The value that opens a line whose other box is the label: some tables have their figures first. */
function leftOf(met: Met): { cell: Cell; value: Value } | undefined {
  // "9 October 2013 (the date on which this agreement is made)".
  const before = met.text.startsWith('(') ? lineOf(met).cells[met.cell - 1] : undefined
  const noted = before && opening(met.field, before.text)
  if (before && noted && noted.end === before.text.length) return { cell: before, value: noted }
  const [cell, ...others] = lineOf(met).cells
  const isSaid = /^(?:is|was) (?:the |your )?/i.test(met.text)
  if (!cell || met.cell !== 1 || others.length > 1 || !(isSaid || isBareLabel(met.text, met.end)) || isLabel(cell.text))
    return undefined
  const value = opening(met.field, cell.text)
  return value && { cell, value }
}

/** The value that a box opens with: a sign or two may stand before it. */
function opening(field: LabelledId, text: string): Value | undefined {
  const value = firstIn(field, text, false)
  // A small number without pence is a count, and no sum.
  const isCount = labelled[field].kind === 'money' && /^\d{1,2}$/.test(text.trim())
  return value && value.start < 4 && !isCount ? value : undefined
}

/** The most labels that stand one under another: one for each field. Each looks for both ends of its stack: without a limit, the time goes by the square. */
const tallestStack = labelledIds.length

/** Labels that stand one under another with their values in the same order below, as some viewers copy a table; false where they do not. */
function belowStack(met: Met): Beside | false | undefined {
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
function overLabel({ field, page: { lines }, line, cell }: Met): Beside | false | undefined {
  const own = lines[line]
  const above = lines[line - 1]
  if (!own || !above || !isFigures(above, own.cells.length) || !isNames(own, own.cells.length)) return undefined
  const count = own.cells.length
  let [first, last] = [line, line]
  while (line - first < mostRows && isFigures(lines[first - 1], count) && isNames(lines[first - 2], count)) first -= 2
  while (last - line < mostRows && isFigures(lines[last + 1], count) && isNames(lines[last + 2], count)) last += 2
  const endsInLabels = !/^(?:£|\d)/.test(lines[last + 1]?.cells[0]?.text ?? '')
  if (line - first >= mostRows || !isFigures(lines[first - 1], count) || !endsInLabels) return undefined
  const over = above.cells[cell]
  const value = over && opening(field, over.text)
  return over && value ? { line: above, cell: over, value, near: 2 } : false
}

const isFigures = (row: Line | undefined, count: number): boolean =>
  row?.cells.length === count &&
  row.cells.every(({ text }) =>
    /^(?:(?:£ ?)?\d[\d,.]*(?: ?(?:%|months?|of \d+))?|\d{1,2}[ /.-]\w+[ /.-]\d{2,4})$/.test(text),
  )
const isNames = (row: Line | undefined, count: number): boolean =>
  row?.cells.length === count &&
  row.cells.every(({ text }) => !/\d/.test(text) && text.length < 40) &&
  row.cells.some(({ text }) => isLabel(text))

/** Whether a cell begins with what some field is called. */
const isLabel = (text: string): boolean =>
  labelledIds.some((id) => {
    const label = labelIn(text.slice(0, 60), id, { least: 2 })
    return label !== undefined && /^(?:(?:less|plus|add):? )?$/i.test(text.slice(0, label.start))
  })
