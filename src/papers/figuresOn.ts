import type { Paper } from './kinds.ts'
import type { Cell, Line, Page } from './lines.ts'
import { longestRead, type Place, placeIn } from './place.ts'
import { countsIn, moneyIn, type Valued } from './values.ts'

/** A paper with its pages: two papers may each have a page of one number. */
export type PaperPages = { paper: Paper; pages: readonly Page[] }

type Stand = { page: Page; line: Line; cell: Cell; value: Valued<number>; paper: Paper }

/** Every sum and every count on papers, whatever stands beside it, by where it stands first. */
export type FiguresOn = { sums: ReadonlyMap<number, Stand>; counts: ReadonlyMap<number, Stand> }

/** Looks papers through once for all the sums that are looked up. */
export function figuresOn(papers: readonly PaperPages[]): FiguresOn {
  const [sums, counts] = [new Map<number, Stand>(), new Map<number, Stand>()]
  const keep = (on: Map<number, Stand>, stand: Stand) => {
    if (!on.has(stand.value.value)) on.set(stand.value.value, stand)
  }
  for (const { paper, pages } of papers)
    for (const page of pages)
      for (const line of page.lines)
        for (const cell of line.cells.filter(({ text }) => /\d/.test(text))) {
          const text = cell.text.slice(0, longestRead)
          for (const value of moneyIn(text)) keep(sums, { page, line, cell, value, paper })
          for (const value of countsIn(text)) keep(counts, { page, line, cell, value, paper })
        }
  return { sums, counts }
}

/** Where a figure stands. */
export function whereStands(
  figure: number,
  on: ReadonlyMap<number, Stand>,
): { place: Place; paper: Paper } | undefined {
  const stand = on.get(figure)
  return stand && { place: placeIn(stand.page, stand.line, stand.line, stand.cell, stand.value), paper: stand.paper }
}
