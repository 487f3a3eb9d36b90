import type { FiguresOn } from './figuresOn.ts'
import { aprOf, type Figures } from './sums.ts'

/** So many payments of one size and what comes after them, in pence. */
type Solution = { paymentCount: number; payment: number; finalPayment: number }

/** How many sums a paper may hold for them to be tried with each other: among more of them, some fit by chance. */
const mostSums = 120
const fewestPayments = 6
const mostPayments = 120
/** In hundredths of a point: an APR is printed to one decimal. */
const rateSlack = 15
/** In pence: the last payment makes up for what the others were rounded by. */
const sumSlack = 60

/**
 * The payments that the other figures leave no choice about, out of the sums and the counts that stand on the papers: so many of one size, with a
 * large one after them or without, that pay back what is owed, or that cost the yearly rate that is printed.
 */
export function paymentsBySum(figures: Figures, { sums, counts }: FiguresOn): Partial<Solution> {
  const { payment, paymentCount, amountOfCredit, apr } = figures
  if (payment !== undefined && paymentCount !== undefined) return {}
  const owed = owedIn(figures)
  if (owed === undefined) return payment === undefined ? {} : countByRate(figures, payment, counts)
  const { optionFee = 0, acceptanceFee = 0 } = figures
  const fees = [...new Set([0, optionFee, acceptanceFee, optionFee + acceptanceFee])]
  if (sums.size > mostSums) return {}
  const sizes =
    payment === undefined ? [...sums.keys()].filter((sum) => sum >= 2_000 && sum * fewestPayments <= owed) : [payment]
  const lasts = figures.finalPayment === undefined ? [0, ...sums.keys()] : [figures.finalPayment]
  const solutions = sizes.flatMap((size) =>
    lasts
      .filter((last) => last === 0 || last > size * 2.5)
      .flatMap((last) =>
        fees.flatMap((fee): Solution[] => {
          const count = Math.round((owed - last - fee) / size)
          return count >= fewestPayments &&
            count <= mostPayments &&
            Math.abs(owed - last - fee - count * size) <= (last === 0 ? sumSlack : 2) &&
            (paymentCount ?? count) === count &&
            (counts.has(count) || counts.has(count - 1)) &&
            (apr === undefined || amountOfCredit === undefined || isRate(apr, amountOfCredit, size, count, last))
            ? [{ paymentCount: count, payment: size, finalPayment: last }]
            : []
        }),
      ),
  )
  const [first, ...others] = solutions
  // Without a rate to tell it apart a large last payment may be any sum.
  if (!first || (first.finalPayment > 0 && figures.finalPayment === undefined && apr === undefined)) return {}
  return others.every((one) => one.payment === first.payment && one.paymentCount === first.paymentCount) ? first : {}
}

/** What is paid back beside what was paid in advance. */
function owedIn({
  amountOfCredit,
  totalCharge,
  totalPayable,
  deposit = 0,
  partExchange = 0,
}: Figures): number | undefined {
  if (amountOfCredit !== undefined && totalCharge !== undefined) return amountOfCredit + totalCharge
  return totalPayable === undefined ? undefined : totalPayable - deposit - partExchange
}

const isRate = (apr: number, lent: number, size: number, count: number, last: number): boolean =>
  Math.abs(aprOf(lent, flowsOf(size, count, last)) - apr) <= rateSlack * 2 ||
  Math.abs(aprOf(lent, flowsOf(size, count - 1, last + size)) - apr) <= rateSlack * 2

const flowsOf = (size: number, count: number, last: number): number[] => [
  ...Array.from({ length: count }, () => size),
  ...(last > 0 ? [last] : []),
]

/** The number of payments at which the credit costs the rate that is printed. */
function countByRate(
  { amountOfCredit, apr, interestRate, finalPayment = 0 }: Figures,
  payment: number,
  counts: FiguresOn['counts'],
): Partial<Solution> {
  const yearly = apr ?? (interestRate === undefined ? undefined : effective(interestRate))
  if (amountOfCredit === undefined || yearly === undefined) return {}
  const fitting = [...counts.keys()].filter(
    (count) =>
      count >= 12 &&
      count <= mostPayments &&
      Math.abs(aprOf(amountOfCredit, flowsOf(payment, count, finalPayment)) - yearly) <= rateSlack,
  )
  return fitting.length === 1 ? { paymentCount: fitting[0] as number } : {}
}

/** A rate by the month, as one by the year, in hundredths of a point. */
const effective = (nominal: number): number => Math.round(((1 + nominal / 120_000) ** 12 - 1) * 10_000)
