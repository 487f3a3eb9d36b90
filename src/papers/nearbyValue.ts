import { expression } from '../text/expression.ts'
import type { LabelledId } from './fields.ts'
import { isBareLabel, labelIn, labelled, labelledIds } from './labels.ts'
import { isSeller, nameAfter } from './nameWords.ts'
import { type Cell, farAside, type Line, type Page } from './page.ts'
import { countsIn, datesIn, moneyIn, numbersIn, percentsIn, platesIn, presentPlate, type Valued } from './values.ts'
import { numbering, unabbreviated } from './variants.ts'

/** A label found on a page: its field and its place. `joined` if it continues in the line below. */
export type LabelMatch = {
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
export type AnyValue = Valued<number | string>

/** A value beside a label: the line and cell it stands in, and how near that is, from 1 to 3. */
type NearbyValue = { line: Line; cell: Cell; value: AnyValue; near: number }

export const lineOf = ({ page, line }: LabelMatch): Line => page.lines[line] as Line
export const cellOf = (met: LabelMatch): Cell => lineOf(met).cells[met.cell] as Cell

/** Distance to the next line of the same words, in heights of a letter. */
export const farDown = 1.9

/** Check whether a line follows another within so many heights of its letters. */
export const follows = (own: Line, below: Line, lines: number): boolean =>
  below.y > own.y && below.y - own.y <= own.size * lines

/** Check whether a box says "none", which ends the search. */
export const saysNone = (text: string): boolean =>
  /^(?:£ ?)?(?:none|nil|n\/?a|not (?:applicable|known)|unknown|to be (?:advised|confirmed)|tb[ac]|zero|-)(?: \([^)]{1,60}\))?$/i.test(
    text.trim(),
  )

/** Find the first value of a field’s kind in a text. In a table cell a sum may lack its pound sign. */
export function firstIn(field: LabelledId, text: string, prose: boolean): AnyValue | undefined {
  switch (labelled[field].kind) {
    case 'money':
      return moneyIn(text, !prose && /^[\s:£=]*[\d.,][\d.,\s]*$/.test(text))[0]
    case 'percent':
      return percentsIn(text, true)[0]
    case 'date':
      return datesIn(text)[0]
    case 'count':
      // "42 monthly payments of" is the label of the sum below.
      return /^\d{1,3} [\p{L} ]+ of$/u.test(text) ? undefined : countsIn(text)[0]
    case 'plate':
      return platesIn(text).find(({ value }) => isPresentPlate.test(value)) ?? platesIn(text)[0]
    case 'number':
      return numbersIn(text)[0]
    case 'words':
      return nameAfter(field, text)
  }
}

/** Names of models look like older plates: "Audi A4, LK60 WAM". */
const isPresentPlate = expression.plain`^${presentPlate}$`

/** "Part exchange £2,400.00 less finance owed £1,300.00": the sum that counts is the remainder, beside it. */
export const isReduced =
  /^,?(?: for [^.;£]{1,30}| allowed)? (?:less|minus)\b|^, which is [^.;£]{3,50} £[\d,.]+ (?:plus|and)\b/i

/** Read the value that opens a box, after at most a sign or two and the number of payments. */
function opening(field: LabelledId, text: string): AnyValue | undefined {
  const value = firstIn(field, text, false)
  const count = field === 'payment' ? (/^\d{1,3} (?:[x×]|of) /.exec(text)?.[0].length ?? 0) : 0
  // A small number without pence is a count or a clause number, not a sum.
  const isCount = labelled[field].kind === 'money' && /^\(?\d{1,2}[.)]?$/.test(text.trim())
  return value && value.start < 4 + count && !isCount && !isReduced.test(text.slice(value.end)) ? value : undefined
}

/** Check whether a box holds a sum, a rate, a count or a day, and nothing else. */
export const isFigure = (text: string): boolean =>
  /^(?:(?:£ ?)?\d(?:[\d,.]*\d)?(?: ?(?:%(?: p\.?a\.?| fixed)?|months?|of \d+))?|\d{1,2}[ /.-]\w+[ /.-]\d{2,4})$/.test(
    text,
  )

/** Check whether a cell begins with what some field is called. */
export const isLabel = (text: string): boolean =>
  labelledIds.some((id) => {
    const label = labelIn(text.slice(0, 60), id, 2)
    return label !== undefined && /^(?:(?:less|plus|add):? )?$/i.test(text.slice(0, label.start))
  })

/** A label whose value is wanted: `opens` if it opens its box, `mayBeBelow` if no words separate it from the line below. */
type Search = LabelMatch & { opens: boolean; mayBeBelow: boolean }

/** Places to look for a label's value beside its box, in order; false ends the search. */
const places: readonly ((search: Search) => NearbyValue | false | undefined)[] = [
  (search) => (saysNone(lineOf(search).cells[search.cell + 1]?.text ?? '') ? false : undefined),
  (search) => (isHead(search) ? undefined : rightOf(search.field, lineOf(search), search.cell, search.joined ? 2 : 3)),
  (search) => (search.joined ? undefined : overLabel(search)),
  rightOfSecondLine,
  (search) => (search.mayBeBelow ? belowStack(search) : undefined),
  (search) => (search.mayBeBelow ? firstBelow(search) : undefined),
  (search) => (search.opens && !search.joined ? leftOf(search) : undefined),
]

/** The value that the box of a label leads to. */
export function valueAround(search: Search): NearbyValue | undefined {
  for (const place of places) {
    const found = place(search)
    if (found !== undefined) return found || undefined
  }
  return undefined
}

/** The value right of the second line of a label. */
function rightOfSecondLine(met: LabelMatch): NearbyValue | undefined {
  const below = met.page.lines[met.line + 1]
  if (!met.joined || !below) return undefined
  const index = below.cells.findIndex(({ x }) => Math.abs(x - cellOf(met).x) < lineOf(met).size)
  return rightOf(met.field, below, index, 2)
}

/** Check whether a name's label is one of a row of headings over as many boxes: the cell to its right is then another heading. */
const isHead = ({ field, page, line, cell }: LabelMatch): boolean =>
  labelled[field].kind === 'words' &&
  page.lines[line]?.cells.length === page.lines[line + 1]?.cells.length &&
  isWholeLabel(page.lines[line]?.cells[cell - 1]?.text ?? '')

/** The first value right of a cell, up to the next words. */
function rightOf(field: LabelledId, line: Line, from: number, near: number): NearbyValue | undefined {
  const isName = labelled[field].kind === 'words'
  for (const cell of line.cells.slice(from + 1)) {
    if (/^[£:=.-]$/.test(cell.text) || isCountIn(line, cell, field) || isCodeOf(field, cell.text)) continue
    // Prose of another column has no value.
    if (/^\p{Ll}/u.test(cell.text) && cell.text.split(' ').length > 6) return undefined
    const value = valueIn(field, cell.text)
    const sums = value && labelled[field].kind === 'money' ? line.cells.slice(line.cells.indexOf(cell)) : []
    if (value)
      return {
        line,
        near,
        ...(totalOf(sums) ?? { cell, value }),
      }
    if (/^\([^)\d]{1,40}\)$/.test(cell.text)) continue
    if (isName || (/\p{L}{3}/u.test(cell.text) && !isBetween(field, cell.text))) return undefined
  }
  return undefined
}

/** Check whether a cell is a count before its sum, "Option to purchase fee · 1 · £10.00", or a count of payments anywhere. */
const isCountIn = ({ cells }: Line, cell: Cell, field: LabelledId): boolean =>
  labelled[field].kind === 'money' &&
  /^\d{1,2}$/.test(cell.text) &&
  (field === 'payment' || cells.slice(cells.indexOf(cell) + 1).some(({ text }) => moneyIn(text)[0]?.start === 0))

/** The number that a dealer has with a lender, in a box before its name. */
const isCodeOf = (field: LabelledId, text: string): boolean =>
  field === 'dealer' && /^(?:: ?)?[A-Z]{0,3}\d{3,8}$/.test(text)

/** Read a box's value, but not a name that is another label. */
function valueIn(field: LabelledId, printed: string): AnyValue | undefined {
  const value = firstIn(field, printed, false)
  if (labelled[field].kind === 'words')
    return !isWholeLabel(printed.replace(numbering, '')) &&
      !isWholeLabel(unabbreviated(printed)) &&
      (!isLabel(printed) || isBusiness.test(printed))
      ? value
      : undefined
  // "12. APR" is the next box of a form.
  return value && value.start < 30 && !isNumbered.test(printed) ? value : undefined
}

/** A label with the number of its box. */
const isNumbered = /^\d{1,2}\. \p{Lu}/u

/** Check whether a box is only the label of some field, as column headings are. */
const isWholeLabel = (printed: string): boolean =>
  printed.length < 30 &&
  labelledIds.some((id) => {
    const label = labelIn(printed, id)
    return label !== undefined && label.start === 0 && label.end === printed.length
  })

/** Return the last sum of a row if it is the total of the others: net, tax and both. */
function totalOf(cells: readonly Cell[]): { cell: Cell; value: AnyValue } | undefined {
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

/** Words that account screens print before a sum: the code of an entry, and when it was paid. */
const isCode = /^(?:[A-Z]{3}|(?:PAID|paid)(?: on)? [\d/.-]{6,10})$/

/** Words that may stand between a label and its value: how a deposit was paid, and the name of who signed. */
const isBetween = (field: LabelledId, text: string): boolean =>
  field === 'signedOn'
    ? !isLabel(text)
    : /^(?:(?:in |by |- )?(?:cash|card|cheque)|paid (?:to|by) (?:the|us|you)\b[^£\d]{0,20})$/i.test(text) ||
      (labelled[field].kind === 'money' && isCode.test(text))

/** The value in the column under a label, one or two lines down. */
function firstBelow(met: LabelMatch): NearbyValue | undefined {
  const own = lineOf(met)
  const label = cellOf(met)
  for (const [down, near] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const line = met.page.lines[met.line + down]
    if (!line) return undefined
    // Match boxes in order if both rows have as many; else by position under the label.
    const cell =
      own.cells.length > 1 && line.cells.length === own.cells.length
        ? line.cells[met.cell]
        : line.cells.find(({ x, right }) => x < label.right + own.size && right > label.x - own.size)
    if (!cell) continue
    if (isLabel(cell.text) || saysNone(cell.text)) return undefined
    const value = met.field === 'apr' && isYearly.test(cell.text) ? undefined : opening(met.field, cell.text)
    if (value) return { line, cell, value: wholeName(met, line, cell, value), near }
  }
  return undefined
}

/** Says that a rate is for a year. A rate of interest has to say so; an APR always is. */
const isYearly = /% ?(?:p\.?a\b|per annum)/i

/** The name of a dealer with what of it is alone in the next line, where only both together sound like one: "Larkfield", "Kia Poole". */
function wholeName({ field, page: { lines } }: LabelMatch, line: Line, cell: Cell, value: AnyValue): AnyValue {
  const below = lines[lines.indexOf(line) + 1]
  const [rest, other] = below?.cells ?? []
  if (
    field !== 'dealer' ||
    !below ||
    !rest ||
    other ||
    Math.abs(rest.x - cell.x) > farAside ||
    !follows(line, below, farDown)
  )
    return value
  const whole = `${value.value} ${rest.text}`
  return !isSeller(String(value.value)) && isSeller(whole) ? { ...value, value: whole } : value
}

/** The value that opens a line whose other box is the label: some tables have their figures first. */
function leftOf(met: LabelMatch): NearbyValue | undefined {
  // "9 October 2013 (the date on which this agreement is made)".
  const before = /^[(=<]/.test(met.text) ? lineOf(met).cells[met.cell - 1] : undefined
  const noted = before && opening(met.field, before.text)
  if (before && noted && noted.end === before.text.length)
    return { line: lineOf(met), cell: before, value: noted, near: 3 }
  const [cell] = lineOf(met).cells
  if (!cell || met.cell !== 1 || isLabel(cell.text)) return undefined
  const value = opening(met.field, cell.text)
  return value && { line: lineOf(met), cell, value, near: isFigure(cell.text) ? 2 : 1 }
}

/** Most labels in a stack: one for each field. Each label looks for both ends of its stack, so without a limit time is quadratic. */
const tallestStack = labelledIds.length

/** Find the value of a label in a stack that has its values in the same order below, as some viewers copy tables; false if missing. */
function belowStack(met: LabelMatch): NearbyValue | false | undefined {
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

/** Most distance of a tile's figures from their label, as a share of that to the next tile. */
const nearer = 0.7
/** Most rows of figures and labels to look through. */
const mostRows = 40

/**
 * Find the value above a label, where each row of figures is over its row of labels, as on the cards of an app; false if that row
 * lacks one. Figures are above labels if alternating rows begin with figures and end with labels, or if the row of figures
 * is nearer to its labels than these are to the next row.
 */
function overLabel({ field, page: { lines }, line, cell }: LabelMatch): NearbyValue | false | undefined {
  const own = lines[line]
  const above = lines[line - 1]
  if (!own || !above || !(isNearer(above, own, lines[line + 1]) || endsInLabels(lines, line))) return undefined
  const over = above.cells[cell]
  const value = over && opening(field, over.text)
  return over && value ? { line: above, cell: over, value, near: 2 } : false
}

/** Check whether a row is nearer to the labels below it than these are to the next row. */
const isNearer = (above: Line, own: Line, below: Line | undefined): boolean =>
  below !== undefined &&
  own.y - above.y < nearer * (below.y - own.y) &&
  above.cells.length === own.cells.length &&
  isNames(own, own.cells.length) &&
  !above.cells.some(({ text }) => isLabel(text))

/** Check whether the alternating rows around a row of labels begin with figures and end with labels. */
function endsInLabels(lines: readonly Line[], line: number): boolean {
  const count = lines[line]?.cells.length ?? 0
  if (!isFigures(lines[line - 1], count) || !isNames(lines[line], count)) return false
  let [first, last] = [line, line]
  while (line - first < mostRows && isNames(lines[first - 2], count)) first -= 2
  while (last - line < mostRows && isNames(lines[last + 2], count)) last += 2
  return isFigures(lines[first - 1], count) && !/^(?:£|\d)/.test(lines[last + 1]?.cells[0]?.text ?? '')
}

const isFigures = (row: Line | undefined, count: number): boolean =>
  row?.cells.length === count && row.cells.every(({ text }) => isFigure(text) || isNumber.test(text))

/** The number of an agreement, and what else has a figure and no words. */
const isNumber = /^[A-Z]{0,4}[\d /-]*\d[A-Z]?$/

const isNames = (row: Line | undefined, count: number): boolean =>
  row?.cells.length === count &&
  row.cells.every(({ text }) => /^(?:\d{1,2} )?\D{1,40}$/.test(text)) &&
  row.cells.some(({ text }) => isLabel(text))
