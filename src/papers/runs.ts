import type { FieldId } from './fields.ts'
import { type Candidate, cut } from './place.ts'

/** So many payments of so many pence each, one after another. */
export type Payments = { count: number; pence: number }

/** How the credit is paid back, in order, as a paper says it in a sentence or in rows. */
export type Schedule = { payments: Payments[]; candidates: Candidate[] }

/** So many payments of one size where they stand in a text; `counted` is what says how many. */
export type Run = Payments & {
  start: number
  end: number
  last: boolean
  counted: readonly [start: number, end: number]
}

/** The run that is most of the payments. */
export const mainOf = <One extends Payments>(runs: readonly One[]): One | undefined =>
  runs.toSorted((a, b) => b.count - a.count)[0]

/** The schedule of the most payments. */
export const longestOf = (schedules: readonly Schedule[]): Schedule | undefined =>
  schedules.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]

const lengthOf = ({ payments }: Schedule): number => payments.reduce((sum, { count }) => sum + count, 0)

/** What runs of payments in one text say, if they are the payments of an agreement. */
export function scheduleOf(all: readonly Run[], text: string, page: number): Schedule | undefined {
  const main = mainOf(all)
  if (!main || main.count < 6 || main.pence === 0) return undefined
  // The same said twice is one run.
  const runs = all
    .filter((run) => run === main || run.count !== main.count || run.pence !== main.pence)
    .toSorted((a, b) => a.start - b.start)
  // A last payment that is a little larger than the others has a fee in it, and is no balloon.
  const balloon = runs.find(
    ({ count, last, pence, start }) => count === 1 && start > main.start && pence > main.pence * (last ? 2.5 : 4),
  )
  // A first or a last payment of another size is a payment all the same.
  const others = runs.filter(
    (run) => run !== main && run !== balloon && run.count <= 3 && run.pence < main.pence * 4 && !isFee(run, main, text),
  )
  const candidate = (field: FieldId, value: number, mark: readonly [number, number]): Candidate => ({
    field,
    value,
    weight: 7,
    place: cut(text, mark[0], mark[1], page),
  })
  return {
    payments: runs.map(({ count, pence }) => ({ count, pence })),
    candidates: [
      candidate(
        'paymentCount',
        others.reduce((sum, { count }) => sum + count, main.count),
        main.counted,
      ),
      candidate('payment', main.pence, [main.end - sumLength(text, main.end), main.end]),
      ...(balloon
        ? [candidate('finalPayment', balloon.pence, [balloon.end - sumLength(text, balloon.end), balloon.end])]
        : []),
    ],
  }
}

/** A row or a clause of its own for a fee is no payment. */
const isFee = ({ pence, start, end }: Run, main: Run, text: string): boolean =>
  pence < main.pence / 2 &&
  (/^[^£\n]{0,50}\bfee\b/i.test(text.slice(end, end + 60)) ||
    /(?:^|[:·] )[^:·£]{0,30}\bfee\b[^£]*$/i.test(
      text.slice(text.lastIndexOf('\n', start) + 1, end).replace(/£?(?<![\d.,])[\d.,]+$/, ''),
    ))

/** How many letters a sum that ends at a place takes up. */
const sumLength = (text: string, end: number): number =>
  /(?:£ ?|GBP ?)?(?<![\d.,])[\d.,]+$/.exec(text.slice(0, end))?.[0].length ?? 0
