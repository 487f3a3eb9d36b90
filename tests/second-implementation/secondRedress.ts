import { summed } from './bankRate.ts'
import { count, monthsLater, parse } from './calendar.ts'
import { fixed, nearest, ONE, over, times, twelfthRoot } from './fixedPoint.ts'

type Maybe = boolean | 'unknown'
type Perhaps = Maybe | 'not-asked'
export type Asked = {
  start: string
  credit: number
  apr: number
  months: number
  balloon: number
  commission: number | null
  product: 'credit' | 'lease' | 'personal-loan' | 'unknown'
  consumer: Perhaps
  business: Perhaps
  adapted: Perhaps
  late: Perhaps
  resolved: Maybe
  discretionary: Maybe
  used: Perhaps
  tie: Maybe
  captive: Maybe
  operative: Perhaps
  toldRate: Maybe
  toldCommission: Maybe
  toldTie: Maybe
  noBetter: Perhaps
  cheapest: number | 'unknown' | 'not-asked'
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
      limits: [],
      letters: lettersOf(hopeful(asked), cost),
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
  const letters = lettersOf(hopeful(asked), cost)
  const shared = { ...result, adjustedInstalment: nearest(fair), aprRemedy, letters }

  if (asked.commission === null) {
    const outcomes = combinations(asked).map((one) => verdict(one, cost))
    const open = outcomes.includes('redress')
    return {
      ...shared,
      commissionRemedy: null,
      hybrid: null,
      limits: [],
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
  // Beyond a deal at another APR; nothing beyond one that is dearer.
  const beyond = (hundredths: number) =>
    hundredths >= asked.apr ? 0n : (charged - payment(asked, 10_000n * BigInt(hundredths))) * BigInt(asked.months)
  const cases = combinations(asked).map((one) => {
    const outcome = verdict(one, cost)
    if (outcome !== 'redress') return { outcome, remedy: 'none', low: 0n, high: 0n }
    if (repaidWhole(one, cost)) return { outcome, remedy: 'commission', low: commission, high: commission }
    if (typeof one.cheapest === 'number' && one.apr <= one.cheapest)
      return { outcome: 'nothing-due', remedy: 'none', low: 0n, high: 0n }
    const second = typeof one.cheapest === 'number' ? beyond(one.cheapest) : cost
    return { outcome, remedy: 'hybrid', low: least([average, ceiling, second, cost]), high: average }
  })
  const low = least(cases.map((one) => one.low))
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
    limits: [
      nearest(ceiling),
      typeof asked.cheapest === 'number' ? nearest(beyond(asked.cheapest)) : null,
      nearest(cost),
    ],
    outcome: best(cases.map(({ outcome }) => outcome)),
    remedy: top.remedy,
    redress: { low: less(low), high: less(top.high) },
  }
}

const largest = [380, 390, 430, 450, 470, 510, 560, 600, 610, 650, 680, 700, 730, 750, 800, 820, 820]

/** What stops an agreement being a scheme case: the name of each condition that fails. */
function stops(one: Asked): string[] {
  const most = largest[Number(one.start.slice(0, 4)) - 2008]
  const large = most !== undefined && one.credit > most * 10_000
  const found: [string, boolean][] = [
    ['date', one.start < '2007-04-06' || one.start > '2024-11-01'],
    ['kind', one.product !== 'credit'],
    ['company', one.consumer === false],
    ['unregulated', one.start >= '2007-04-06' && one.start <= '2008-04-05' && one.credit > 2_500_000],
    ['business', one.start >= '2007-04-06' && one.credit > 2_500_000 && one.business === true],
    ['large', large && one.adapted !== true],
    ['free', one.commission === 0],
    ['settled', one.resolved === true],
    ['late', one.late === true],
  ]
  return found.flatMap(([name, holds]) => (holds ? [name] : []))
}

const isMinimal = (one: Asked) =>
  one.commission !== null && one.commission <= (one.start >= '2014-04-01' ? 15_000 : 12_000)

/** The arrangements that count, by a letter each: d(iscretion), c(ommission), t(ie). */
function counted(one: Asked, cost: bigint): string {
  if (one.apr === 0 || isMinimal(one)) return ''
  const high = one.commission === null || isHigh(one, cost)
  return [
    one.discretionary === true && one.used !== false ? 'd' : '',
    high ? 'c' : '',
    one.tie === true && one.captive === false ? 't' : '',
  ].join('')
}

/** Those of them that went untold. */
const untold = (one: Asked, cost: bigint): string =>
  [...counted(one, cost)]
    .filter((letter) =>
      letter === 'd' ? !one.toldRate : letter === 'c' ? !one.toldCommission : !one.toldTie && one.operative !== false,
    )
    .join('')

function verdict(one: Asked, cost: bigint): string {
  const stopped = stops(one)
  if (stopped.includes('date') || stopped.includes('kind')) return 'outside-scheme'
  if (stopped.length > 0) return 'excluded'
  return untold(one, cost) === '' || one.noBetter === true ? 'nothing-due' : 'redress'
}

function repaidWhole(one: Asked, cost: bigint): boolean {
  const bad = untold(one, cost)
  const very = isShare(one.commission, 5000n, cost) && isShare(one.commission, 2250n, fixed(one.credit))
  return very && bad.includes('c') && /[dt]/.test(bad)
}

/** The letter to someone who had complained, and to someone who had not: annex, code, the ombudsman’s test. */
function lettersOf(one: Asked, cost: bigint): (string | null)[] {
  const stopped = stops(one)
  const arrangement = counted(one, cost) !== ''
  if (stopped.length > 1 || (stopped.length === 1 && stopped[0] !== 'late')) return ['5 RD02 fair-and-reasonable', null]
  if (stopped.length === 1) return ['5 RD01 fair-and-reasonable', arrangement ? '7 RD01 scheme' : null]
  return arrangement ? ['3 – scheme', '6 – –'] : ['4 – –', null]
}

/** Every unknown as one would hope. */
function hopeful(one: Asked): Asked {
  const hopes = {
    product: 'credit',
    consumer: true,
    business: false,
    adapted: true,
    late: false,
    resolved: false,
    discretionary: true,
    used: true,
    tie: true,
    captive: false,
    operative: true,
    toldRate: false,
    toldCommission: false,
    toldTie: false,
    noBetter: false,
    cheapest: 0,
  } as const
  return Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, value === 'unknown' ? hopes[key as keyof typeof hopes] : value]),
  ) as Asked
}

const isHigh = (asked: Asked, cost: bigint) =>
  isShare(asked.commission, 3900n, cost) && isShare(asked.commission, 1000n, fixed(asked.credit))
const isShare = (part: number | null, share: bigint, whole: bigint) =>
  part !== null && fixed(part) * 10_000n >= share * whole

const least = (amounts: bigint[]): bigint => amounts.reduce((one, other) => (other < one ? other : one))

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
  const choices: Partial<Record<string, readonly unknown[]>> = {
    product: ['credit', 'lease'],
    cheapest: [0, Math.floor(asked.apr / 2), asked.apr],
  }
  return Object.entries(asked).reduce<Asked[]>(
    (cases, [key, value]) =>
      value === 'unknown'
        ? cases.flatMap((one) => (choices[key] ?? [true, false]).map((choice) => ({ ...one, [key]: choice })))
        : cases,
    [asked],
  )
}
