import type { LabelledId } from './fields.ts'
import { isBareLabel, labelIn, opensCell, upToLabel } from './labelIn.ts'
import { labelled, labelledIds } from './labels.ts'
import type { Cell, Line, Page } from './lines.ts'
import { unbroken } from './plainWords.ts'
import { cut, type Place, placeIn, wholeLine } from './place.ts'
import { countsIn, datesIn, moneyIn, numbersIn, percentsIn, platesIn, type Valued } from './values.ts'

/** A value that a label leads to. `weight` grows with how surely it does: what the label says, and how near it stands. */
export type Candidate = { field: string; value: number | string; weight: number; place: Place }

type Value = Valued<number | string>

/** The most of one cell that is looked at: more is a fault of the file, and would take long. */
const longestCell = 1_500

/** Everything on a page that some label of a field leads to. */
export function candidatesOn(page: Page): Candidate[] {
  // A flat rate is another measure: about half of the rate of interest.
  return page.lines
    .flatMap((_, line) => candidatesIn(page, line))
    .filter(
      ({ field, place: { passage, mark } }) =>
        field !== 'interestRate' || !/^\s*\(?flat\b/i.test(passage.slice(mark[1])),
    )
}

function candidatesIn(page: Page, line: number): Candidate[] {
  return (page.lines[line]?.cells ?? []).flatMap((cell, index) => {
    const texts = textsOf(cell.text.slice(0, longestCell))
    const wrapped = wrappedLabel(page, line, index)
    const broken = brokenLabel(page, line, index)
    const before = isGoingOn(cell.text) ? (page.lines[line - 1]?.cells.at(-1)?.text.slice(-40) ?? '') : ''
    return labelledIds.flatMap((field) => {
      for (const text of texts) {
        const label = labelIn(text, field, { before })
        if (label) return valuesOf({ field, page, line, cell: index, text, joined: false, ...label })
      }
      const across = broken && labelIn(broken.text, field)
      if (broken && across && across.start < broken.at && across.end > broken.at)
        return valuesOf({ field, page, line, cell: index, text: broken.text, joined: false, ...across })
      const label = wrapped === undefined ? undefined : labelIn(wrapped, field)
      return wrapped !== undefined && label && label.start < cell.text.length
        ? valuesOf({ field, page, line, cell: index, text: wrapped, joined: true, ...label, end: wrapped.length })
        : []
    })
  })
}

/** Plates of the present kind stand beside cars with and without a label: nothing else looks like them. */
export const platesOn = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap((line) => {
    const whole = wholeLine(line)
    return [...whole.matchAll(/(?<![A-Z0-9])[A-Z]{2}\d{2} ?[A-Z]{3}(?![A-Z0-9])/g)].map(({ 0: plate, index }) => ({
      field: 'registration',
      value: plate.replace(' ', ''),
      weight: 4,
      place: cut(whole, index, index + plate.length, number),
    }))
  })

/** A cell as printed and, where words are broken inside, without the breaks: "agree-ment". */
const textsOf = (text: string): string[] => {
  const whole = unbroken(text)
  return whole === text ? [text] : [text, whole]
}

/** A label that was met: of which field, and where it stands. `joined` when it goes on in the line below. */
type Met = {
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

/** The label of a narrow column, put together with the line below it, when neither holds a figure. */
function wrappedLabel({ lines }: Page, line: number, index: number): string | undefined {
  const [own, below] = [lines[line], lines[line + 1]]
  const cell = own?.cells[index]
  if (!own || !below || !cell || cell.text.length > 60 || /\d/.test(cell.text) || !follows(own, below, 1.7))
    return undefined
  const next = below.cells.find(({ x }) => Math.abs(x - cell.x) < own.size)
  return next && next.text.length < 60 && !/\d/.test(next.text) ? `${cell.text} ${next.text}` : undefined
}

/** A sentence goes on in small letters. */
const isGoingOn = (text: string): boolean => /^\p{Ll}/u.test(text)

/** The end of a line of prose with the beginning of the next, where a label may be broken in two at `at`. */
function brokenLabel({ lines }: Page, line: number, index: number): { text: string; at: number } | undefined {
  const [own, below] = [lines[line], lines[line + 1]]
  const [cell, next] = [own?.cells[index], below?.cells[0]]
  if (!own || !below || !cell || !next || index < own.cells.length - 1 || cell.text.length < 45) return undefined
  if (!follows(own, below, 1.8) || Math.abs(next.x - cell.x) > 12) return undefined
  const end = cell.text.slice(-60)
  return { text: `${end} ${next.text.slice(0, 100)}`, at: end.length }
}

const follows = (own: Line, below: Line, lines: number): boolean =>
  below.y > own.y && below.y - own.y <= own.size * lines

/** What a label leads to: in its own cell, else right of it, else below it. */
function valuesOf(met: Met): Candidate[] {
  const { kind } = labelled[met.field]
  const own = lineOf(met)
  const opens = opensCell(met.text.slice(0, met.start)) || isBareLabel(met.text, met.end)
  const found = (line: Line, cell: Cell, value: Value, near: number): Candidate[] => [
    {
      field: met.field,
      value: value.value,
      weight: met.weight + near + (opens ? 1 : 0),
      place: placeIn(met.page, own, line, cell, value),
    },
  ]
  const rest = met.text.slice(met.end)
  if (!met.joined) {
    const inside = insideCell(met, rest, opens)
    if (inside) return found(own, { ...cellOf(met), text: inside.text }, inside.value, 3)
    if (kind !== 'words' && /(?:[a-z]{3}.*){3}/i.test(rest) && !opens) return []
    if (kind === 'words' && rest.trim().length > 25) return []
  }
  if (!opens && rest.length > 30) return []
  const right = firstRight(met.field, own, met.cell)
  if (right) return found(own, right.cell, right.value, met.joined ? 2 : 3)
  const below = met.page.lines[met.line + 1]
  if (met.joined && below) {
    const index = below.cells.findIndex(({ x }) => Math.abs(x - cellOf(met).x) < own.size)
    const beside = firstRight(met.field, below, index)
    if (beside) return found(below, beside.cell, beside.value, 2)
  }
  const under = opens || (kind !== 'words' && /^[\s:]*$/.test(rest)) ? firstBelow(met) : undefined
  return under ? found(under.line, under.cell, under.value, under.near) : []
}

const lineOf = ({ page, line }: Met): Line => page.lines[line] as Line
const cellOf = (met: Met): Cell => lineOf(met).cells[met.cell] as Cell

/** A value in the label’s own cell, after it or, of a rate, just before it; a sentence may go on in the line below. */
function insideCell(met: Met, rest: string, opens: boolean): { text: string; value: Value } | undefined {
  const { kind } = labelled[met.field]
  const value = firstIn(met.field, rest, !opens)
  const bySentence =
    kind === 'words'
      ? opens || / by$/i.test(met.text.slice(0, met.end))
      : value && reaches(rest.slice(0, value.start), opens)
  if (value && bySentence) return { text: met.text, value: moved(value, met.end) }
  const lead = met.text.slice(0, met.start)
  const before = kind === 'percent' && rest.length < 40 ? percentsIn(lead).at(-1) : undefined
  if (before && lead.length - before.end < 3) return { text: met.text, value: before }
  // "We paid £500.00 in commission".
  const paid = met.field === 'commission' ? moneyIn(lead).at(-1) : undefined
  if (paid && /^ (?:in|as|of) (?:a |the )?$/i.test(lead.slice(paid.end))) return { text: met.text, value: paid }
  const below = met.page.lines[met.line + 1]
  const next = below?.cells[0]
  if (
    value ||
    kind === 'words' ||
    isBareLabel(met.text, met.end) ||
    rest.length > 60 ||
    !below ||
    !next ||
    met.cell < lineOf(met).cells.length - 1
  )
    return undefined
  if (!follows(lineOf(met), below, 1.8) || Math.abs(next.x - cellOf(met).x) > 12) return undefined
  const going = `${rest} ${next.text.slice(0, 80)}`
  const after = firstIn(met.field, going, true)
  return after && reaches(going.slice(0, after.start), false)
    ? { text: `${met.text} ${next.text}`, value: moved(after, met.end) }
    : undefined
}

const moved = ({ value, start, end }: Value, by: number): Value => ({ value, start: start + by, end: end + by })

const leadsOn =
  /^(?:[:=-]|is|was|were|of|are|will be|being|at|i\.?e\.?|or|and|amounts? to|comes to|by|the|in|a|an|for|under|this|your|agreement|we|paid|payable|them|to|dealer|broker|received|shown|total|sum|on|just|made|dated|number|ref|no|that|you|as|follows|amount|fixed|annum|per|,|\s|-)*$/i

/** Whether what stands between a label and a figure still leads from one to the other. */
function reaches(gap: string, opens: boolean): boolean {
  const plain = gap.replace(/\([^)]{0,80}\)?/g, ' ').trim()
  if (/[.;]\s/.test(plain)) return false
  return opens ? plain.length <= 45 : plain.length <= 40 && leadsOn.test(plain)
}

/** The first value of a field’s kind in a text, if there is one. In a box of a table a sum may stand without its sign. */
function firstIn(field: LabelledId, text: string, prose: boolean): Value | undefined {
  switch (labelled[field].kind) {
    case 'money':
      return moneyIn(text, !prose && /^[\s:£=]*[\d.,]+\s*$/.test(text))[0]
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
const endOfName =
  /\s*(?:[;|].*|(?<=\p{L}{3})\.(?:\s.*)?|,\s*(?:\d|unit\b|registered\b|reg\b).*|\([A-Z]{2}\d{2} ?[A-Z]{3}\).*)$/iu

/** What stands after a label as a name: up to the next sentence or label. */
function namedIn(field: LabelledId, text: string): Valued<string> | undefined {
  const [, lead = '', words = ''] =
    /^((?:\s*\([^)]{0,60}\))?\s*(?:[:=-]|is\b|name\b|and address\b|details\b)*[\s:-]*)(.{0,120})/i.exec(text) ?? []
  const value = upToLabel(field, words.replace(endOfName, '')).replace(/[\s,;:-]+$/, '')
  return /[\p{L}\d]{2}/u.test(value) && /^[\p{Lu}\d"']/u.test(value)
    ? { value, start: lead.length, end: lead.length + value.length }
    : undefined
}

/** The first value right of a cell, up to the next words. */
function firstRight(field: LabelledId, line: Line, from: number): { cell: Cell; value: Value } | undefined {
  const isName = labelled[field].kind === 'words'
  for (const cell of line.cells.slice(from + 1)) {
    if (/^[£:=.-]$/.test(cell.text)) continue
    const value = firstIn(field, cell.text, false)
    if (value && (isName ? !isLabel(cell.text) : value.start < 30)) return { cell, value }
    if (isName || /\p{L}{3}/u.test(cell.text)) return undefined
  }
  return undefined
}

/** The value in the column under a label, one or two lines down. */
function firstBelow(met: Met): { line: Line; cell: Cell; value: Value; near: number } | undefined {
  const own = lineOf(met)
  const label = cellOf(met)
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
    const value = firstIn(met.field, cell.text, false)
    if (isLabel(cell.text)) return undefined
    if (value && value.start < 4) return { line, cell, value, near }
  }
  return undefined
}

/** Labels that stand one under another with their values in the same order below, as some viewers copy a table; false where they do not. */
function belowStack(met: Met): { line: Line; cell: Cell; value: Value; near: number } | false | undefined {
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
  while (isStacked(first - 1)) first--
  while (isStacked(last + 1)) last++
  if (first === last) return undefined
  const line = lines[last + 1 + met.line - first]
  const cell = line?.cells[0]
  const value = cell && line.cells.length === 1 ? firstIn(met.field, cell.text, false) : undefined
  return line && cell && value && value.start < 4 ? { line, cell, value, near: 2 } : false
}

/** Whether a cell begins with what some field is called. */
const isLabel = (text: string): boolean =>
  labelledIds.some((id) => labelIn(text.slice(0, 60), id, { least: 2 })?.start === 0)
