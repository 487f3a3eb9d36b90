import type { FieldId } from './fields.ts'
import { mainOf, type Payments } from './schedule.ts'

/** Figures of one agreement as they were read: pence, and hundredths of a percentage point. */
export type PaperFigures = Partial<Record<FieldId, number>>

export const checkIds = ['credit', 'total', 'charge', 'apr'] as const

/** Check whether figures that belong together agree; `worked` is what the others make of the one in `about`. */
export type Check = {
  id: (typeof checkIds)[number]
  about: FieldId
  of: readonly FieldId[]
  stated: number
  worked: number
  agrees: boolean
}

/** Part of a sum: figures, what is repaid in all, and such fees as come on top of it. */
type Part = FieldId | 'repaid' | 'fees'
type Identity = { id: Check['id']; about: FieldId; plus: readonly Part[]; less: readonly Part[]; within: number }

/** In pence, and ours: no rule sets it. Each payment is rounded to a penny or more, and the last makes up for it. */
const slack = 100

/** The sums that every agreement adds up to. They check figures, choose between readings, and give what no label leads to. */
const identities: readonly Identity[] = [
  { id: 'credit', about: 'amountOfCredit', plus: ['cashPrice'], less: ['deposit', 'partExchange'], within: 1 },
  { id: 'total', about: 'totalPayable', plus: ['repaid', 'fees', 'deposit', 'partExchange'], less: [], within: slack },
  { id: 'charge', about: 'totalCharge', plus: ['repaid', 'fees'], less: ['amountOfCredit'], within: slack },
  {
    id: 'total',
    about: 'totalPayable',
    plus: ['amountOfCredit', 'totalCharge', 'deposit', 'partExchange'],
    less: [],
    within: slack,
  },
]

const mayBeNone: readonly Part[] = ['deposit', 'partExchange']
const ofPayments: readonly FieldId[] = ['payment', 'paymentCount', 'finalPayment']

/** Possible fees in a sum, and whether it counts deposit and part exchange, one of them or neither. */
const feesOf = ({ optionFee = 0, acceptanceFee = 0 }: PaperFigures): number[] => [
  ...new Set([acceptanceFee + optionFee, optionFee, acceptanceFee, 0]),
]
const downsOf = ({ deposit = 0, partExchange = 0 }: PaperFigures): [number, number][] => [
  [deposit, partExchange],
  [deposit, 0],
  [0, partExchange],
  [0, 0],
]

/** Split the advance payment: a deposit equal to price less credit already includes the part exchange. */
const downOf = ({ cashPrice, amountOfCredit, deposit = 0, partExchange = 0 }: PaperFigures): [number, number] =>
  partExchange > 0 && deposit >= partExchange && cashPrice !== undefined && cashPrice - deposit === amountOfCredit
    ? [deposit, 0]
    : [deposit, partExchange]

/** Solve an identity for one part by its others; undefined where one of these is not known. */
function workedOut(
  { about, plus, less }: Identity,
  wanted: Part,
  figures: PaperFigures,
  [deposit, partExchange]: readonly [number, number],
  rest: { repaid: number | undefined; fees: number },
): number | undefined {
  const all: Partial<Record<Part, number | undefined>> = { ...figures, ...rest, deposit, partExchange }
  const sumOf = (parts: readonly Part[]): number =>
    parts.reduce((sum, part) => sum + (part === wanted ? 0 : (all[part] ?? Number.NaN)), 0)
  const whole = sumOf(plus) - sumOf(less)
  const result = wanted === about ? whole : (sumOf([about]) - whole) * (plus.includes(wanted) ? 1 : -1)
  return Number.isNaN(result) ? undefined : result
}

/** Every figure that the others give, whether or not it was read: several for one where fees may be in it or not. */
export function workedFigures(
  figures: PaperFigures,
  payments: readonly Payments[],
): { field: FieldId; value: number }[] {
  const repaid = repaidBy(figures, payments)
  const down = downOf(figures)
  return identities.flatMap((identity) =>
    [identity.about, ...identity.plus, ...identity.less].flatMap((field) => {
      // With nothing paid in advance, price equals credit, so neither is evidence for the other.
      const isSame = identity.id === 'credit' && field !== 'deposit' && down[0] + down[1] === 0
      // A fee may be what is left of any other sum.
      const isLeft = mayBeNone.includes(field) && identity.id !== 'credit'
      if (field === 'repaid' || field === 'fees' || isSame || isLeft) return []
      return feesOf(figures).flatMap((fees) => {
        const value = workedOut(identity, field, figures, down, { repaid, fees })
        return value !== undefined && value > 0 ? [{ field, value }] : []
      })
    }),
  )
}

/** Every check that the figures allow. What is not known checks nothing. */
export function checksOf(figures: PaperFigures, payments: readonly Payments[]): Check[] {
  const repaid = repaidBy(figures, payments)
  const { amountOfCredit, apr, deposit, partExchange } = figures
  const sums = identities.flatMap((identity): Check[] => {
    const { id, about, plus, less, within } = identity
    const stated = figures[about]
    if (stated === undefined || (id === 'credit' && deposit === undefined && partExchange === undefined)) return []
    const ways = downsOf(figures).filter(
      ([one, other]) => id !== 'credit' || one + other > 0 || (deposit ?? 0) + (partExchange ?? 0) === 0,
    )
    const options = feesOf(figures).flatMap((fees) =>
      ways.flatMap((down) => workedOut(identity, about, figures, down, { repaid, fees }) ?? []),
    )
    if (options.length === 0) return []
    const worked = nearest(stated, options, (one) => Math.abs(one - stated))
    const of = [...plus, ...less].flatMap((part): readonly FieldId[] =>
      part === 'repaid' ? ofPayments : part === 'fees' ? [] : [part],
    )
    return [{ id, about, of, stated, worked, agrees: Math.abs(worked - stated) <= within }]
  })
  if (apr === undefined || amountOfCredit === undefined || repaid === undefined || repaid < amountOfCredit) return sums
  // A rate above the computed one may be right; one below hardly.
  const worked = nearest(
    apr,
    waysToPay(figures, payments).map((flows) => aprOf(amountOfCredit, flows)),
    (rate) => (rate > apr ? (rate - apr) * 5 : apr - rate),
  )
  const agrees = apr - worked <= aprAbove && worked - apr <= aprBelow
  return [...sums, { id: 'apr', about: 'apr', of: ['amountOfCredit', ...ofPayments], stated: apr, worked, agrees }]
}

const nearest = (stated: number, options: readonly number[], farFrom: (one: number) => number): number =>
  options.toSorted((a, b) => farFrom(a) - farFrom(b))[0] ?? stated

/**
 * By how much a stated APR may differ from the one that the payments give, in hundredths of a point. It may be above by one and below by a
 * tenth: Consumer Credit (Agreements) Regulations 2010 (SI 2010/1014), Schedule 4, paragraph 2; for what comes before the agreement,
 * Consumer Credit (Disclosure of Information) Regulations 2010 (SI 2010/1013), Schedule 2, paragraph 2. The further 0.05 is ours, because
 * papers print one decimal; older agreements are held to the same.
 */
const aprAbove = 105
const aprBelow = 15

const mostMonths = 180

/** Sum up what is paid back in all, the last larger payment with it, in pence; undefined while the payments are not known. */
function repaidBy(figures: PaperFigures, payments: readonly Payments[]): number | undefined {
  const flows = paidMonthly(figures, payments)
  return flows.length === 0 ? undefined : flows.reduce((sum, flow) => sum + flow, 0)
}

/** One sum a month, in order, as the sentence has it or as number and size say. */
function paidMonthly({ paymentCount, payment, finalPayment }: PaperFigures, payments: readonly Payments[]): number[] {
  const said = payments.flatMap(({ count, pence }) => Array.from({ length: Math.min(count, mostMonths) }, () => pence))
  const main = mainOf(payments)
  // The payments may make up the number with the first and the last of them, and with the large one after them or without.
  const isWithEnds = paymentCount !== undefined && said.length >= paymentCount && said.length <= paymentCount + 1
  if (main && main.pence === payment && (main.count === paymentCount || isWithEnds))
    return finalPayment !== undefined && !payments.some(({ pence }) => pence === finalPayment)
      ? [...said, finalPayment]
      : said
  if (paymentCount === undefined || payment === undefined || paymentCount > mostMonths) return []
  return flowsOf(payment, paymentCount, finalPayment ?? 0)
}

const flowsOf = (size: number, count: number, last: number): number[] => [
  ...Array.from({ length: count }, () => size),
  ...(last > 0 ? [last] : []),
]

/** The months in which fees may fall: with the first payment and the last, or apart. */
function waysToPay(figures: PaperFigures, payments: readonly Payments[]): number[][] {
  const flows = paidMonthly(figures, payments)
  const { acceptanceFee = 0, optionFee = 0 } = figures
  const withOption = [...flows.slice(0, -1), (flows.at(-1) ?? 0) + optionFee]
  return [flows, withOption, [(flows[0] ?? 0) + acceptanceFee, ...withOption.slice(1)]]
}

/** Find the APR, in hundredths of a point, of monthly sums, the first after a month (CONC App 1.2; before it SI 1980/51, regulation 9). */
export function aprOf(lent: number, flows: readonly number[]): number {
  const worth = (monthly: number) => flows.reduceRight((sum, flow) => (sum + flow) / (1 + monthly), 0)
  let [low, high] = [0, 0.2]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > lent) low = middle
    else high = middle
  }
  return Math.round(((1 + low) ** 12 - 1) * 10_000)
}

/** Most sums in a paper for them to be tried with each other: among more of them, some fit by chance. */
const mostSums = 120
const fewestPayments = 6
/** In pence: the last payment makes up for what the others were rounded by; a large one after them does not. */
const [sumSlack, lastSlack] = [60, 2]

type Solution = { paymentCount: number; payment: number; finalPayment: number }

/**
 * The payments that the other figures leave no choice about, out of the sums and the counts that stand on the papers: so many of one size, with a
 * large one after them or without, that pay back what is owed, or that cost the yearly rate that is printed.
 */
export function workedPayments(
  figures: PaperFigures,
  sums: ReadonlySet<number>,
  counts: ReadonlySet<number>,
): Partial<Solution> {
  const { payment, paymentCount, finalPayment, amountOfCredit, totalCharge, totalPayable, apr } = figures
  const isCount = (count: number): boolean => counts.has(count) || counts.has(count - 1)
  if (payment !== undefined && paymentCount !== undefined && finalPayment !== undefined) return {}
  const [deposit, partExchange] = downOf(figures)
  const owed = [
    ...(amountOfCredit !== undefined && totalCharge !== undefined ? [amountOfCredit + totalCharge] : []),
    ...(totalPayable === undefined ? [] : [totalPayable - deposit - partExchange]),
    ...(totalPayable === undefined || payment === undefined ? [] : [totalPayable]),
  ]
  if (sums.size > mostSums && (payment === undefined || finalPayment === undefined)) return {}
  const isGuess = payment === undefined || paymentCount === undefined
  const sizesOf = (whole: number): readonly number[] =>
    payment === undefined ? [...sums].filter((sum) => sum >= 2_000 && sum * fewestPayments <= whole) : [payment]
  for (const whole of owed) {
    const solutions = sizesOf(whole).flatMap((size) =>
      (finalPayment === undefined ? [0, ...sums] : [finalPayment])
        .filter((last) => last === 0 || last > size * 2.5)
        .flatMap((last) =>
          feesOf(figures).flatMap((fees): Solution[] => {
            const left = whole - last - fees
            const count = Math.round(left / size)
            const within = last > 0 ? lastSlack : payment === undefined ? sumSlack : slack
            return count >= fewestPayments &&
              Math.abs(left - count * size) <= within &&
              (paymentCount === undefined ? isCount(count) : paymentCount === count)
              ? [{ paymentCount: count, payment: size, finalPayment: last }]
              : []
          }),
        ),
    )
    const [first, ...others] = solutions
    // Without a rate to tell it apart a large last payment may be any sum.
    const mayBeAny = isGuess && finalPayment === undefined && apr === undefined
    if (first && !(first.finalPayment > 0 && mayBeAny) && others.every((one) => one.payment === first.payment))
      return first
  }
  return {}
}
