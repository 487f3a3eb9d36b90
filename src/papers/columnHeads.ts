import type { LabelledId } from './fields.ts'
import { labelledIds, labelsIn, opensCell } from './labels.ts'
import { type ValueCandidate, type Cell, type Line, type Page, placeOfValue } from './lines.ts'
import { firstIn, follows, isFigure } from './nearbyValue.ts'
import { unabbreviated } from './variants.ts'

/** The fewest columns that make a table, and the most lines that its heads go on for. */
const fewestColumns = 3
const mostHeadLines = 4

/**
 * The figures of tables that have them in one row under their heads, where a head is broken over several lines: "Total amount", "payable",
 * "£". Several rows of figures under one head are a ledger, and say nothing of an agreement.
 */
export const inColumns = (page: Page): ValueCandidate[] =>
  page.lines.flatMap((row, index) => {
    const { cells } = row
    if (cells.length < fewestColumns || !isRow(row) || isRow(page.lines[index - 1]) || isRow(page.lines[index + 1]))
      return []
    const heads = headsOver(page.lines, index)
    if (heads.length < 2) return []
    return cells.flatMap((cell, column): ValueCandidate[] => {
      const own = headOf(heads, column)
      const isEach = /^(?:each|amount|size|of each)$/i.test(own) && /^\d{1,3}$/.test(cells[column - 1]?.text ?? '')
      const named = isEach ? ({ field: 'payment', weight: 2 } as const) : surestIn(own)
      const value = named && firstIn(named.field, cell.text, false)
      return named && value
        ? [
            {
              field: named.field,
              value: value.value,
              weight: named.weight + 4,
              place: placeOfValue(page, heads[0]?.line ?? row, row, cell, value),
            },
          ]
        : []
    })
  })

const isRule = /^[-=_+~*]{3,}$/

const isRow = (line: Line | undefined): boolean =>
  line !== undefined && line.cells.length >= fewestColumns && line.cells.every(({ text }) => isFigure(text))

type HeadLine = { line: Line; texts: ReadonlyMap<number, string> }

/** The lines of heads over a row, from the top, with what each says of which column. */
function headsOver(lines: Page['lines'], index: number): HeadLine[] {
  const found: HeadLine[] = []
  // A line drawn in letters may stand between heads and figures.
  const isRuled = lines[index - 1]?.cells.every(({ text }) => isRule.test(text)) === true
  const last = index - (isRuled ? 2 : 1)
  for (let at = last; at >= 0 && at > last - mostHeadLines; at--) {
    const [line, below] = [lines[at], lines[at + 1]]
    if (!line || !below || !follows({ ...line, size: Math.max(line.size, below.size) }, below, 2.3)) break
    // The last line of a head may be of one column alone: "per annum".
    if (line.cells.length < 2 && !/^[\p{Ll}(]/u.test(line.cells[0]?.text ?? '')) break
    if (line.cells.some(({ text }) => /\d/.test(text) || text.length > 40)) break
    found.unshift({ line, texts: columnsOf(line.cells, lines[index]?.cells ?? []) })
  }
  return found
}

/** Of which columns the cells of a line of heads are: by their order where there is one for each, else by what stands under them. */
function columnsOf(heads: readonly Cell[], columns: readonly Cell[]): Map<number, string> {
  if (heads.length === columns.length) return new Map(heads.map(({ text }, column) => [column, text]))
  const under = heads.map((head) =>
    columns.flatMap(({ x, right }, column) => (x < head.right + 6 && right > head.x - 6 ? [column] : [])),
  )
  // Text that was pasted has lost its columns: heads over two columns or over none say so.
  if (under.some((own) => own.length !== 1)) return new Map()
  return new Map(under.map(([column = 0], at) => [column, heads[at]?.text ?? '']))
}

/** The whole head of a column, without the signs of its unit. */
const headOf = (heads: readonly HeadLine[], column: number): string =>
  heads
    .flatMap(({ texts }) => texts.get(column) ?? [])
    .filter((text) => !/^[£%p(]*\)?$/.test(text))
    .join(' ')
    .replace(/(?<=\p{L}-) (?=\p{Ll})/gu, '')

/** The field that a head names most surely. */
const surestIn = (head: string): { field: LabelledId; weight: number } | undefined =>
  labelledIds
    .flatMap((field) =>
      [head, unabbreviated(head)].flatMap((text) =>
        labelsIn(text, field, '')
          .filter(({ start }) => opensCell(text.slice(0, start)))
          .map(({ weight, start, end }) => ({ field, weight, length: end - start })),
      ),
    )
    .toSorted((a, b) => b.length - a.length || b.weight - a.weight)[0]
