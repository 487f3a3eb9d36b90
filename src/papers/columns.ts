import type { Cell, Line } from './page.ts'

/** Most distance between two lines of one row, in heights of a letter, and the most lines of a row: columns of prose beside each other have more. */
const halfLine = 0.85
const tallestRow = 6

/** Group lines that overlap in height: those of one row, or of columns beside each other. */
function overlapping(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = []
  for (const line of lines) {
    const above = rows.at(-1)?.at(-1)
    if (above && line.y > above.y && line.y - above.y < halfLine * Math.max(line.size, above.size))
      rows.at(-1)?.push(line)
    else rows.push([line])
  }
  return rows
}

/** The rows of tables in which a box of one line is centred beside one of several: the lines of each box as one. */
export const withCentred = (lines: readonly Line[]): Line[] =>
  overlapping(lines).flatMap((row) => (row.length === 1 || row.length > tallestRow ? row : (oneOf(row) ?? row)))

/** Check whether a cell begins with a figure, or with a sign in a box of its own: some rows have their sums before their labels. */
export const opensWithSum = /^(?:£?\d|£$)/

/** Reorder columns whose lines are not level with each other: the whole left column first, then the right. */
export function columnsApart(lines: readonly Line[]): readonly Line[] {
  const found = besideBlock(lines) ?? besidePairs(lines) ?? besideProse(lines)
  if (!found) return lines
  const { gutter, from, to } = found
  const both = lines.slice(from, to)
  return [
    ...lines.slice(0, from),
    ...columnsApart(sideOf(both, ({ right }) => right <= gutter)),
    ...columnsApart(sideOf(both, ({ x }) => x >= gutter)),
    ...columnsApart(lines.slice(to)),
  ]
}

/** Left edge of the right-hand column, and the range of lines in which two columns are side by side. */
type Columns = { gutter: number; from: number; to: number }

const crosses = ({ cells }: Line, gutter: number): boolean => cells.some(({ x, right }) => x < gutter && right > gutter)
const leftOf = ({ cells }: Line, gutter: number): number => cells.filter(({ x }) => x < gutter).length

/** Fewest lines that each of two columns must have to itself, where prose is beside prose or a table. */
const fewestOfColumn = 3

/** Find where several cells, perhaps a column, start. */
function startsOf(lines: readonly Line[]): number[] {
  const starts = lines.flatMap(({ cells }) => cells.map(({ x }) => x)).toSorted((a, b) => a - b)
  return starts.filter(
    (x, at) =>
      x - (starts[at - 1] ?? Number.NEGATIVE_INFINITY) >= 1 &&
      (starts[at + fewestOfColumn - 1] ?? Number.POSITIVE_INFINITY) - x < 1,
  )
}

/** Find columns by blocks of overlapping lines taller than a table row. */
function besideBlock(lines: readonly Line[]): Columns | undefined {
  let at = 0
  for (const block of overlapping(lines)) {
    const gutter =
      block.length > tallestRow ? startsOf(block).find((x) => isBetween(block, x, fewestOfColumn)) : undefined
    if (gutter !== undefined) {
      let [from, to] = [at, at + block.length]
      while (from > 0 && goesOnBeside(lines[from - 1], gutter)) from--
      while (goesOnBeside(lines[to], gutter)) to++
      return { gutter, from, to }
    }
    at += block.length
  }
  return undefined
}

/** Check whether no line crosses a gutter and enough lines are on one side only. */
const isBetween = (lines: readonly Line[], gutter: number, fewest: number): boolean =>
  !lines.some((line) => crosses(line, gutter)) &&
  lines.filter((line) => leftOf(line, gutter) === line.cells.length).length >= fewest &&
  lines.filter((line) => leftOf(line, gutter) === 0).length >= fewest

/** Check whether a line continues the columns above or below it: one cell on either side makes it a table row. */
function goesOnBeside(line: Line | undefined, gutter: number): boolean {
  if (!line || crosses(line, gutter)) return false
  const left = leftOf(line, gutter)
  return left === 0 || left === line.cells.length || line.cells.length > 2
}

/** The fewest rows with a label and a value on either side, and the fewest lines on either side alone. */
const [fewestPairs, fewestAlone] = [3, 2]

/** Find the first gutter with a run of lines that go on beside it and are columns. */
function besideGutter(
  lines: readonly Line[],
  goesOn: (line: Line, gutter: number) => boolean,
  areColumns: (run: readonly Line[], gutter: number) => boolean,
): Columns | undefined {
  for (const gutter of startsOf(lines))
    for (let from = 0, to = 0; from < lines.length; from = ++to) {
      while (lines[to] && goesOn(lines[to] as Line, gutter)) to++
      if (areColumns(lines.slice(from, to), gutter)) return { gutter, from, to }
    }
  return undefined
}

/** Find columns that both have labels and values beside them, some of them level with each other. */
const besidePairs = (lines: readonly Line[]): Columns | undefined =>
  besideGutter(lines, goesOnInPairs, (run, gutter) => {
    const rights = run.flatMap((line) => line.cells[leftOf(line, gutter)] ?? [])
    const pairs = run.filter((line) => leftOf(line, gutter) > 1 && line.cells.length - leftOf(line, gutter) > 1)
    const areLabels = rights.filter(({ text }) => opensWithSum.test(text)).length * 3 < rights.length
    return pairs.length >= fewestPairs && areLabels && isBetween(run, gutter, fewestAlone)
  })

/** The fewest lines that go on in small letters on either side, and of how many letters they are, for two columns of prose. */
const [fewestGoingOn, fewestLetters] = [4, 35]

/** Find columns of prose beside each other, whether or not their lines are level. */
const besideProse = (lines: readonly Line[]): Columns | undefined =>
  besideGutter(lines, isBesideProse, (run, gutter) => {
    const goingOn = (isLeft: boolean) =>
      run.filter(({ cells }) => cells.some((cell) => cell.x < gutter === isLeft && goesOnInSmall(cell))).length
    return Math.min(goingOn(true), goingOn(false)) >= fewestGoingOn
  })

const goesOnInSmall = ({ text }: Cell): boolean => text.length > fewestLetters && /^\p{Ll}/u.test(text)

/** Check whether a line is of one column of prose, or of two beside each other. */
const isBesideProse = (line: Line, gutter: number): boolean =>
  !crosses(line, gutter) &&
  leftOf(line, gutter) <= 1 &&
  line.cells.length - leftOf(line, gutter) <= 1 &&
  !line.cells.some(({ text }) => opensWithSum.test(text))

/** Check whether a line may be part of two columns: it neither crosses the gutter nor has a label left and its figure right. */
const goesOnInPairs = (line: Line, gutter: number): boolean =>
  !crosses(line, gutter) &&
  !(line.cells.length === 2 && leftOf(line, gutter) === 1 && opensWithSum.test(line.cells[1]?.text ?? ''))

const sideOf = (lines: readonly Line[], isThere: (cell: Cell) => boolean): Line[] =>
  lines.flatMap((line) => {
    const cells = line.cells.filter(isThere)
    return cells.length === 0 ? [] : [{ ...line, cells }]
  })

/** Merge lines whose boxes overlap; undefined if a box would then hold several sums, which belong to several rows. */
function oneOf(row: readonly Line[]): Line[] | undefined {
  const columns: Cell[] = []
  for (const cell of row.flatMap(({ cells }) => cells)) {
    const at = columns.findIndex(({ x, right }) => cell.x < right && x < cell.right)
    const own = columns[at]
    if (own)
      columns[at] = {
        text: `${own.text} ${cell.text}`,
        x: Math.min(own.x, cell.x),
        right: Math.max(own.right, cell.right),
      }
    else columns.push(cell)
  }
  const { y, size } = row[Math.floor(row.length / 2)] as Line
  return columns.some(({ text }) =>
    /^(?:£ ?)?[\d.,]+ ?%? (?:(?:£ ?)?[\d.,]+ ?%?|none|nil)$|^(?:(?:£ ?)?[\d,]+\.\d\d ?){3,}$/i.test(text),
  )
    ? undefined
    : [{ y, size, cells: columns.toSorted((a, b) => a.x - b.x) }]
}
