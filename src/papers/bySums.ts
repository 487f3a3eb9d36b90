import type { FieldId } from './fields.ts'
import type { Paper } from './kinds.ts'
import type { Page } from './lines.ts'
import { longestRead, type Place, placeIn } from './place.ts'
import type { Schedule } from './runs.ts'
import { type Figures, repaidBy } from './sums.ts'
import { countsIn, moneyIn, type Valued } from './values.ts'

/** A paper with its pages: two papers may each have a page of one number. */
export type PaperPages = { paper: Paper; pages: readonly Page[] }

/** Figures that no label led to, and that the others give: only where the sum stands on the page. */
export function bySums(
  figures: Figures,
  payments: Schedule['payments'],
  papers: readonly PaperPages[],
): { field: FieldId; value: number; place: Place; paper: Paper }[] {
  const { cashPrice, deposit = 0, partExchange = 0, amountOfCredit, totalCharge, totalPayable, payment } = figures
  const { finalPayment = 0, optionFee = 0, acceptanceFee = 0 } = figures
  const repaid = repaidBy(figures, payments)
  const down = deposit + partExchange
  // A fee may be paid beside the payments, and the total has it in it.
  const owed = totalPayable === undefined ? repaid : totalPayable - down
  const fees = [0, optionFee, acceptanceFee, optionFee + acceptanceFee]
  const count = countBySum(
    totalPayable === undefined
      ? []
      : fees.flatMap((fee) => [totalPayable - down - finalPayment - fee, totalPayable - finalPayment - fee]),
    payment,
  )
  const sums: [FieldId, number | undefined][] = [
    ['amountOfCredit', amountOfCredit ?? (cashPrice === undefined || down === 0 ? undefined : cashPrice - down)],
    [
      'totalCharge',
      totalCharge ?? (owed === undefined || amountOfCredit === undefined ? undefined : owed - amountOfCredit),
    ],
    ['totalPayable', totalPayable ?? (repaid === undefined ? undefined : repaid + down)],
    ['paymentCount', count],
    ['deposit', rest(cashPrice, amountOfCredit, partExchange)],
    ['cashPrice', cashPrice ?? (amountOfCredit === undefined || down === 0 ? undefined : amountOfCredit + down)],
  ]
  return sums.flatMap(([field, sum]) => {
    if (figures[field] !== undefined || sum === undefined || sum <= 0) return []
    const found = foundOn(papers, sum, field === 'paymentCount' ? countsIn : moneyIn)
    // What is left of the price may be the car that was given for it.
    const { passage = '', mark = [0, 0] } = found?.place ?? {}
    const isExchange =
      field === 'deposit' &&
      /part[- ]ex|trade[- ]in|\bp\/?x\b/i.test(passage) &&
      !/^ in cash\b/i.test(passage.slice(mark[1]))
    if (isExchange && figures.partExchange !== undefined) return []
    return found ? [{ field: isExchange ? 'partExchange' : field, value: sum, ...found }] : []
  })
}

/** What was paid in advance beside the part exchange. */
const rest = (price: number | undefined, credit: number | undefined, exchanged: number): number | undefined =>
  price === undefined || credit === undefined ? undefined : price - credit - exchanged

/** How many payments of one size make up one of the sums, to the penny or so; undefined where none does. */
function countBySum(sums: readonly number[], payment: number | undefined): number | undefined {
  if (payment === undefined || payment === 0) return undefined
  return sums
    .filter((sum) => Math.abs(sum - Math.round(sum / payment) * payment) <= 100)
    .map((sum) => Math.round(sum / payment))
    .find((count) => count >= 6 && count <= 120)
}

/** Where a sum or a count stands on the papers, whatever stands beside it. */
export function foundOn(
  papers: readonly PaperPages[],
  sum: number,
  valuesIn: (text: string) => readonly Valued<number>[],
): { place: Place; paper: Paper } | undefined {
  for (const { paper, pages } of papers)
    for (const page of pages)
      for (const line of page.lines)
        for (const cell of line.cells) {
          const found = valuesIn(cell.text.slice(0, longestRead)).find(({ value }) => value === sum)
          if (found) return { place: placeIn(page, line, line, cell, found), paper }
        }
  return undefined
}
