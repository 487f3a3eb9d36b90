import { summed } from './bankRate.ts'
import { count, monthsLater, parse } from './calendar.ts'
import { fixed, nearest, ONE, over, times, twelfthRoot } from './fixedPoint.ts'

type Maybe = boolean | 'unknown'
export type Asked = {
  start: string
  credit: number
  apr: number
  months: number
  balloon: number
  commission: number | null
  product: 'credit' | 'lease' | 'personal-loan' | 'unknown'
  discretionary: Maybe
  tie: Maybe
  captive: Maybe
  disclosed: Maybe
  resolved: Maybe
  arrears: number
  on: string
  nominal: boolean
  wholePeriod: boolean
}

/** The whole sum in one go, in pence. The keys are the names the comparison uses. */
export function secondRedress(asked: Asked) {
  const late = asked.start >= '2014-04-01'
  const early = asked.start < '2007-04-06'
  const scheme = early || asked.start > '2024-11-01' ? null : late ? 2 : 1
  const charged = payment(asked, 10_000n * BigInt(asked.apr))
  const cost = charged * BigInt(asked.months) + fixed(asked.balloon - asked.credit)
  const result = { scheme, instalment: nearest(charged), totalCostOfCredit: nearest(cost) }
  if (early) {
    return {
      ...result,
      adjustedInstalment: null,
      aprRemedy: null,
      commissionRemedy: null,
      hybrid: null,
      outcome: 'outside-scheme',
      remedy: 'none',
      redress: { low: 0, high: 0 },
    }
  }
  const rate = interestRates(asked)
  const fair = payment(asked, BigInt(asked.apr) * (late ? 8300n : 7900n))
  const extra = charged - fair
  const loss = extra * BigInt(asked.months)
  const end = count(parse(asked.on))
  let lossInterest = 0n
  for (let number = 1; number <= asked.months; number += 1)
    lossInterest += times(extra, rate(count(monthsLater(parse(asked.start), number)), end))
  const apr = loss + lossInterest
  const aprRemedy = { loss: nearest(loss), interest: nearest(lossInterest), total: nearest(apr) }
  const shared = { ...result, adjustedInstalment: nearest(fair), aprRemedy }

  if (asked.commission === null) {
    const outcomes = combinations(asked).map((one) => verdict(one, true, null, cost))
    const open = outcomes.includes('redress')
    return {
      ...shared,
      commissionRemedy: null,
      hybrid: null,
      outcome: best(outcomes),
      remedy: open ? 'unknown' : 'none',
      redress: { low: 0, high: open ? null : 0 },
    }
  }
  const commissionInterest =
    fixed(asked.commission) === 0n ? 0n : BigInt(asked.commission) * rate(count(parse(asked.start)), end)
  const commission = fixed(asked.commission) + commissionInterest
  const average = (commission + apr) / 2n
  const ceiling = (commission * 9n) / 10n
  const cases = combinations(asked).map((one) => {
    const outcome = verdict(one, scheme !== null, asked.commission, cost)
    if (outcome !== 'redress') return { outcome, remedy: 'none', low: 0n, high: 0n }
    const whole =
      isShare(asked.commission, 5000n, cost) &&
      isShare(asked.commission, 2250n, fixed(asked.credit)) &&
      isHigh(asked, cost)
    if (whole && (one.discretionary === true || (one.tie === true && one.captive === false)))
      return { outcome, remedy: 'commission', low: commission, high: commission }
    return { outcome, remedy: 'hybrid', low: ceiling < average ? ceiling : average, high: average }
  })
  const low = cases.reduce((least, one) => (one.low < least ? one.low : least), cases[0]?.low ?? 0n)
  const top = cases.reduce((most, one) => (one.high > most.high ? one : most))
  const less = (amount: bigint) => Math.max(0, nearest(amount) - asked.arrears)
  return {
    ...shared,
    commissionRemedy: {
      commission: asked.commission,
      interest: nearest(commissionInterest),
      total: nearest(commission),
    },
    hybrid: nearest(average),
    outcome: best(cases.map(({ outcome }) => outcome)),
    remedy: top.remedy,
    redress: { low: less(low), high: less(top.high) },
  }

  function verdict(one: Asked, inDates: boolean, paid: number | null, costOfCredit: bigint): string {
    if (scheme === null || !inDates || one.product !== 'credit') return 'outside-scheme'
    const minimal = late ? 15_000 : 12_000
    if (one.resolved === true || one.apr === 0 || (paid !== null && paid <= minimal)) return 'excluded'
    const counts =
      one.discretionary === true ||
      (one.tie === true && one.captive === false) ||
      paid === null ||
      isHigh(one, costOfCredit)
    return counts && one.disclosed === false ? 'redress' : 'nothing-due'
  }
}

const isHigh = (asked: Asked, cost: bigint) =>
  isShare(asked.commission, 3900n, cost) && isShare(asked.commission, 1000n, fixed(asked.credit))
const isShare = (part: number | null, share: bigint, whole: bigint) =>
  part !== null && fixed(part) * 10_000n >= share * whole

/** The most favourable of several outcomes. */
const best = (outcomes: string[]) =>
  ['redress', 'nothing-due', 'excluded', 'outside-scheme'].find((one) => outcomes.includes(one))

/** The level payment: what it must be for the balance, rolled forward month by month, to end at the balloon. */
function payment({ credit, months, balloon, nominal }: Asked, aprOf100Million: bigint): bigint {
  const growth = nominal
    ? ONE + (aprOf100Million * ONE) / 1_200_000_000n
    : twelfthRoot(100_000_000n + aprOf100Million, 100_000_000n)
  let grown = fixed(credit)
  let ofOne = 0n
  for (let month = 0; month < months; month += 1) {
    grown = times(grown, growth)
    ofOne = times(ofOne, growth) + ONE
  }
  return over(grown - fixed(balloon), ofOne)
}

/** Interest on 1 between two days: each calendar year's rate, in 1/10,000 of one, times its days over 365. */
function interestRates({ start, on, wholePeriod }: Asked) {
  const firstYear = parse(start).y
  const calculated = parse(on)
  const years = Array.from({ length: calculated.y - firstYear + 1 }, (_, index) => {
    const y = firstYear + index
    const from = count({ y, m: 1, d: 1 })
    const to = y === calculated.y ? count(calculated) + 1 : count({ y: y + 1, m: 1, d: 1 })
    return { from, to, rate: fixed(summed(from, to)) / BigInt(to - from) + fixed(100) }
  })
  const least = fixed(300)
  return (from: number, to: number): bigint => {
    if (from >= to) return 0n
    let total = 0n
    for (const year of years) {
      const days = Math.min(year.to, to) - Math.max(year.from, from)
      if (days > 0) total += BigInt(days) * (!wholePeriod && year.rate < least ? least : year.rate)
    }
    const flat = BigInt(to - from) * least
    return (wholePeriod && total < flat ? flat : total) / 3_650_000n
  }
}

/** Every way the unknowns may turn out. */
function combinations(asked: Asked): Asked[] {
  const answers = ['discretionary', 'tie', 'captive', 'disclosed', 'resolved'] as const
  const products: Asked[] =
    asked.product === 'unknown'
      ? [
          { ...asked, product: 'credit' },
          { ...asked, product: 'lease' },
        ]
      : [asked]
  return answers.reduce<Asked[]>(
    (cases, key) =>
      cases.flatMap((one) =>
        one[key] === 'unknown'
          ? [
              { ...one, [key]: true },
              { ...one, [key]: false },
            ]
          : [one],
      ),
    products,
  )
}
