import type { FieldId } from './fields.ts'
import { type FiguresOn, whereStands } from './figuresOn.ts'
import type { Paper } from './kinds.ts'
import { paymentsBySum } from './paymentsBySum.ts'
import type { Place } from './place.ts'
import type { Schedule } from './runs.ts'
import { type Figures, repaidBy } from './sums.ts'

/** A figure that the others give, where it stands on the papers. */
export type BySum = { field: FieldId; value: number; place: Place; paper: Paper }

/** Figures that no label led to, and that the others give: only where the sum stands on the page. */
export function bySums(figures: Figures, payments: Schedule['payments'], on: FiguresOn): BySum[] {
  const { cashPrice, deposit = 0, partExchange = 0, amountOfCredit, totalPayable, payment } = figures
  const { finalPayment = 0, optionFee = 0, acceptanceFee = 0 } = figures
  const repaid = repaidBy(figures, payments)
  const down = deposit + partExchange
  // A fee may be paid beside the payments, and the total has it in it.
  const owed = totalPayable === undefined ? repaid : totalPayable - down
  const fees = [0, optionFee, acceptanceFee, optionFee + acceptanceFee]
  const withFee = [...new Set(fees)].toSorted((a, b) => b - a)
  const count = countBySum(
    totalPayable === undefined
      ? []
      : fees.flatMap((fee) => [totalPayable - down - finalPayment - fee, totalPayable - finalPayment - fee]),
    payment,
  )
  const solved = paymentsBySum(figures, on)
  const sums: [FieldId, number | undefined][] = [
    ['amountOfCredit', down === 0 ? undefined : rest(cashPrice, down, 0)],
    ...withFee.flatMap((fee): [FieldId, number | undefined][] => [
      ['totalCharge', rest(sum(owed, totalPayable === undefined ? fee : 0), amountOfCredit, 0)],
      ['totalPayable', sum(repaid, down + fee)],
    ]),
    ['paymentCount', count ?? solved.paymentCount],
    ['payment', solved.payment],
    ['finalPayment', solved.finalPayment],
    ...withFee.map((fee): [FieldId, number | undefined] => ['finalPayment', lastLeft(figures, fee)]),
    ['deposit', rest(cashPrice, amountOfCredit, partExchange)],
    ['cashPrice', down === 0 ? undefined : sum(amountOfCredit, down)],
  ]
  return sums.flatMap(([field, figure]) => {
    if (figures[field] !== undefined || figure === undefined || figure <= 0) return []
    const found =
      field === 'paymentCount'
        ? (whereStands(figure, on.counts) ?? (count === undefined ? whereStands(figure - 1, on.counts) : undefined))
        : whereStands(figure, on.sums)
    // What is left of the price may be the car that was given for it.
    const { passage = '', mark = [0, 0] } = found?.place ?? {}
    const isExchange =
      field === 'deposit' &&
      /part[- ]ex|trade[- ]in|\bp\/?x\b/i.test(passage) &&
      !/^ in cash\b/i.test(passage.slice(mark[1]))
    if (isExchange && figures.partExchange !== undefined) return []
    return found ? [{ field: isExchange ? 'partExchange' : field, value: figure, ...found }] : []
  })
}

/**
 * What the others make of figures that were read and that a sum contradicts, where it stands on the papers: each is one more reading to choose
 * from.
 */
export function otherwiseBySums(figures: Figures, payments: Schedule['payments'], on: FiguresOn): BySum[] {
  const { cashPrice, deposit = 0, partExchange = 0, amountOfCredit, totalCharge, totalPayable } = figures
  const { optionFee = 0 } = figures
  const repaid = repaidBy(figures, payments)
  const down = deposit + partExchange
  const owed = [repaid, repaid === undefined ? undefined : repaid + optionFee]
  const worked: [FieldId, number | undefined][] = [
    ['amountOfCredit', rest(cashPrice, down, 0)],
    ['amountOfCredit', rest(totalPayable, down, totalCharge)],
    ['cashPrice', sum(amountOfCredit, down)],
    ['deposit', rest(cashPrice, amountOfCredit, partExchange)],
    ['partExchange', rest(cashPrice, amountOfCredit, deposit)],
    ...owed.flatMap((whole): [FieldId, number | undefined][] => [
      ['totalCharge', rest(whole, amountOfCredit, 0)],
      ['totalPayable', sum(whole, down)],
    ]),
    ['totalCharge', rest(totalPayable, amountOfCredit, down)],
    ['totalPayable', sum(amountOfCredit, totalCharge === undefined ? undefined : totalCharge + down)],
  ]
  return worked.flatMap(([field, value]) => {
    if (value === undefined || value <= 0 || figures[field] === undefined || figures[field] === value) return []
    const found = whereStands(value, on.sums)
    return found ? [{ field, value, ...found }] : []
  })
}

/** What the payments leave to be paid at the end, where it is far more than one of them. */
function lastLeft(figures: Figures, fee: number): number | undefined {
  const { payment, paymentCount, amountOfCredit, totalCharge } = figures
  const owed = sum(amountOfCredit, totalCharge)
  if (payment === undefined || paymentCount === undefined || owed === undefined) return undefined
  const left = owed - fee - payment * paymentCount
  return left > payment * 4 ? left : undefined
}

/** What is left of a sum without two others. */
const rest = (whole: number | undefined, one: number | undefined, other: number | undefined): number | undefined =>
  whole === undefined || one === undefined || other === undefined ? undefined : whole - one - other

const sum = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other

/** How many payments of one size make up one of the sums, to the penny or so; undefined where none does. */
function countBySum(sums: readonly number[], payment: number | undefined): number | undefined {
  if (payment === undefined || payment === 0) return undefined
  return sums
    .filter((whole) => Math.abs(whole - Math.round(whole / payment) * payment) <= 100)
    .map((whole) => Math.round(whole / payment))
    .find((count) => count >= 6 && count <= 120)
}
