import type { FieldId } from './fields.ts'
import { mainOf, type Payments } from './runs.ts'

/** Figures of one agreement as they were read: pence, and hundredths of a percentage point. */
export type Figures = Partial<Record<FieldId, number>>

export const checkIds = ['credit', 'total', 'charge', 'apr'] as const

/** Whether figures that belong together agree; `worked` is what the others make of the one in `about`. */
export type Check = {
  id: (typeof checkIds)[number]
  about: FieldId
  of: readonly FieldId[]
  stated: number
  worked: number
  agrees: boolean
}

/** In pence, and ours: no rule sets it. Each payment is rounded to a penny or more, and the last makes up for it. */
const slack = 100

/**
 * By how much a stated APR may differ from the one that the payments give, in hundredths of a point. It may be above by one and below by a
 * tenth: Consumer Credit (Agreements) Regulations 2010 (SI 2010/1014), Schedule 4, paragraph 2; for what comes before the agreement,
 * Consumer Credit (Disclosure of Information) Regulations 2010 (SI 2010/1013), Schedule 2, paragraph 2. The further 0.05 is ours, because
 * papers print one decimal; older agreements are held to the same.
 */
const aprAbove = 105
const aprBelow = 15

/** Every check that the figures allow. What is not known checks nothing. */
export function checksOf(figures: Figures, payments: readonly Payments[]): Check[] {
  const { cashPrice, deposit = 0, partExchange = 0, amountOfCredit, totalCharge, totalPayable, apr } = figures
  const { acceptanceFee = 0, optionFee = 0 } = figures
  const repaid = repaidBy(figures, payments)
  const fees = [0, optionFee, acceptanceFee, acceptanceFee + optionFee]
  const downs = [deposit + partExchange, deposit, partExchange, 0]
  const checks: Check[] = []
  const check = (
    id: Check['id'],
    about: FieldId,
    of: readonly FieldId[],
    stated: number,
    options: readonly number[],
    within = slack,
  ) => {
    const worked = nearest(stated, options)
    checks.push({ id, about, of, stated, worked, agrees: Math.abs(worked - stated) <= within })
  }

  if (
    cashPrice !== undefined &&
    amountOfCredit !== undefined &&
    (figures.deposit !== undefined || figures.partExchange !== undefined)
  )
    check(
      'credit',
      'amountOfCredit',
      ['cashPrice', 'deposit', 'partExchange'],
      amountOfCredit,
      [deposit + partExchange, deposit, partExchange]
        .filter((down) => down > 0 || deposit + partExchange === 0)
        .map((down) => cashPrice - down),
      1,
    )
  if (totalPayable !== undefined && repaid !== undefined)
    check(
      'total',
      'totalPayable',
      ['payment', 'paymentCount', 'finalPayment', 'deposit', 'partExchange'],
      totalPayable,
      fees.flatMap((fee) => downs.map((down) => repaid + fee + down)),
    )
  else if (totalPayable !== undefined && amountOfCredit !== undefined && totalCharge !== undefined)
    check(
      'total',
      'totalPayable',
      ['amountOfCredit', 'totalCharge', 'deposit', 'partExchange'],
      totalPayable,
      downs.map((down) => amountOfCredit + totalCharge + down),
    )
  if (totalCharge !== undefined && amountOfCredit !== undefined && repaid !== undefined)
    check(
      'charge',
      'totalCharge',
      ['amountOfCredit', 'payment', 'paymentCount', 'finalPayment'],
      totalCharge,
      fees.map((fee) => repaid + fee - amountOfCredit),
    )
  else if (totalCharge !== undefined && amountOfCredit !== undefined && totalPayable !== undefined)
    check(
      'charge',
      'totalCharge',
      ['amountOfCredit', 'totalPayable'],
      totalCharge,
      downs.map((down) => totalPayable - down - amountOfCredit),
    )
  if (apr !== undefined && amountOfCredit !== undefined && repaid !== undefined && repaid >= amountOfCredit) {
    const worked = nearestApr(
      apr,
      ways(figures, payments).map((flows) => aprOf(amountOfCredit, flows)),
    )
    checks.push({
      id: 'apr',
      about: 'apr',
      of: ['amountOfCredit', 'payment', 'paymentCount', 'finalPayment'],
      stated: apr,
      worked,
      agrees: apr - worked <= aprAbove && worked - apr <= aprBelow,
    })
  }
  return checks
}

/** What is paid back in all, the last larger payment with it, in pence; undefined while the payments are not known. */
export function repaidBy(figures: Figures, payments: readonly Payments[]): number | undefined {
  const flows = flowsOf(figures, payments)
  return flows.length === 0 ? undefined : flows.reduce((sum, flow) => sum + flow, 0)
}

/** One sum a month, in order, as the sentence has it or as number and size say. */
function flowsOf({ paymentCount, payment, finalPayment }: Figures, payments: readonly Payments[]): number[] {
  const said = payments.flatMap(({ count, pence }) => Array.from({ length: Math.min(count, 180) }, () => pence))
  const main = mainOf(payments)
  if (main && main.pence === payment && (main.count === paymentCount || isWithEnds(said, paymentCount))) {
    return finalPayment !== undefined && !payments.some(({ pence }) => pence === finalPayment)
      ? [...said, finalPayment]
      : said
  }
  if (paymentCount === undefined || payment === undefined || paymentCount > 180) return []
  const level = Array.from({ length: paymentCount }, () => payment)
  return finalPayment === undefined ? level : [...level, finalPayment]
}

/** Whether the payments make up the number with the first and the last of them, the large one after them left out or not. */
const isWithEnds = ({ length }: readonly number[], count: number | undefined): boolean =>
  count !== undefined && length >= count && length <= count + 1

/** The months in which things may fall: the large payment with the last or after it, fees with the first and the last, or apart. */
function ways(figures: Figures, payments: readonly Payments[]): number[][] {
  const flows = flowsOf(figures, payments)
  const { finalPayment, acceptanceFee = 0, optionFee = 0 } = figures
  const together =
    finalPayment !== undefined && flows.at(-1) === finalPayment
      ? [flows, [...flows.slice(0, -2), (flows.at(-2) ?? 0) + finalPayment]]
      : [flows]
  return together.flatMap((own) => [
    own,
    ...(acceptanceFee + optionFee > 0
      ? [
          [(own[0] ?? 0) + acceptanceFee, ...own.slice(1, -1), (own.at(-1) ?? 0) + optionFee],
          [...own.slice(0, -1), (own.at(-1) ?? 0) + optionFee],
        ]
      : []),
  ])
}

/** The yearly rate at which monthly sums, the first a month after the start, are worth what was lent (CONC App 1.2; before it SI 1980/51, regulation 9), in hundredths of a point. */
export function aprOf(lent: number, flows: readonly number[]): number {
  const worth = (monthly: number) => flows.reduce((sum, flow, index) => sum + flow / (1 + monthly) ** (index + 1), 0)
  let [low, high] = [0, 0.2]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > lent) low = middle
    else high = middle
  }
  return Math.round(((1 + low) ** 12 - 1) * 10_000)
}

const nearest = (stated: number, options: readonly number[]): number =>
  options.toSorted((a, b) => Math.abs(a - stated) - Math.abs(b - stated))[0] ?? stated

/** A rate above what was worked out may stand; one below hardly. */
const nearestApr = (stated: number, options: readonly number[]): number =>
  options.toSorted((a, b) => farFrom(stated, a) - farFrom(stated, b))[0] ?? stated
const farFrom = (stated: number, worked: number): number => (worked > stated ? (worked - stated) * 5 : stated - worked)
