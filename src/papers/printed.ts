import type { Paper } from './kinds.ts'
import { type Cell, type Line, type Page, type PaperPlace, longestRead, placeOfValue } from './lines.ts'
import { type Valued, countsIn, moneyIn } from './values.ts'

/** A paper with its pages: two papers may each have a page of one number. */
export type PaperPages = { paper: Paper; pages: readonly Page[] }

/** A value where it stands on a paper, whatever stands beside it. */
export type PrintedValue = { value: number | string; place: PaperPlace; paper: Paper }

/** Every sum and every count on papers, whatever stands beside it, by where it stands first. */
export type PrintedFigures = Record<'sums' | 'counts', ReadonlyMap<number, () => PrintedValue>>

/** Looks papers through once for all the sums that are looked up. */
export function printedFigures(papers: readonly PaperPages[]): PrintedFigures {
  const [sums, counts] = [new Map<number, () => PrintedValue>(), new Map<number, () => PrintedValue>()]
  for (const { paper, page, line, cell } of cellsOf(papers)) {
    if (!/\d/.test(cell.text)) continue
    const text = cell.text.slice(0, longestRead)
    const keep = (on: Map<number, () => PrintedValue>) => (one: Valued<number>) =>
      on.has(one.value) ||
      on.set(one.value, () => ({ value: one.value, place: placeOfValue(page, line, line, cell, one), paper }))
    moneyIn(text).forEach(keep(sums))
    countsIn(text).forEach(keep(counts))
  }
  return { sums, counts }
}

/** Every cell of papers, with where it stands. */
export const cellsOf = (papers: readonly PaperPages[]): { paper: Paper; page: Page; line: Line; cell: Cell }[] =>
  papers.flatMap(({ paper, pages }) =>
    pages.flatMap((page) => page.lines.flatMap((line) => line.cells.map((cell) => ({ paper, page, line, cell })))),
  )
