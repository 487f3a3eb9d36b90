import { labelIn } from './labelIn.ts'
import type { Page } from './lines.ts'
import { type Candidate, placeIn } from './place.ts'
import { moneyIn } from './values.ts'

const isTotal = /^(?:sub-?)?total(?: (?:price|cost|due|to pay|amount))?:?$/i
/** The most things that are bought with a car. */
const mostRows = 10

/** The price of all that an order or an invoice sells, where it is called no more than a total: what the price of the car and the rows under it make. */
export const wholePriceOn = (page: Page): Candidate[] =>
  page.lines.flatMap((line, index): Candidate[] => {
    if (labelIn(line.cells[0]?.text.slice(0, 60) ?? '', 'cashPrice')?.start !== 0) return []
    let made = 0
    for (const row of page.lines.slice(index, index + mostRows)) {
      const cell = row.cells.at(-1)
      const [sum, ...others] = moneyIn(cell?.text ?? '', /^[\d.,]+$/.test(cell?.text ?? ''))
      if (!cell || !sum || others.length > 0) continue
      if (isTotal.test(row.cells[0]?.text ?? ''))
        return made === sum.value
          ? [{ field: 'cashPrice', value: sum.value, weight: 7.5, place: placeIn(page, row, row, cell, sum) }]
          : []
      made += sum.value
    }
    return []
  })
