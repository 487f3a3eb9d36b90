import { type FieldId, fieldIds } from './fields.ts'
import type { Paper, PaperKind } from './kinds.ts'
import { bySums, foundOn, type PaperPages } from './bySums.ts'
import { longestOf, type Schedule } from './runs.ts'
import { type Check, checksOf, type Figures } from './sums.ts'
import type { Candidate, Place } from './place.ts'
import { moneyIn } from './values.ts'

/** A value with the paper it was read on; `isUnseen` where the page does not show it. */
export type Read = Candidate & { paper: Paper; isUnseen?: boolean }

/** Why a finding is not sure: the page does not show it, papers differ, sums do not agree, the label is a weak one, or no label led to it. */
export const doubts = ['unseen', 'differs', 'sums', 'weak', 'by-sum'] as const
export type Doubt = (typeof doubts)[number]

/** What was read for one field: the value, where, what makes it unsure, and what else it could be. */
export type Finding = {
  field: FieldId
  value: number | string
  place: Place
  paper: Paper
  doubts: readonly Doubt[]
  others: readonly Other[]
}
type Other = { value: number | string; place: Place; paper: Paper }

/** How much more a paper of a kind is to be believed. The agreement is what was signed. */
export const believed: Record<PaperKind, number> = {
  agreement: 3,
  'pre-contract': 1.5,
  explanation: 1,
  commission: 1,
  unknown: 0.5,
  statement: 0,
  invoice: 0,
  settlement: 0,
  letter: 0,
  'access-reply': 0,
}
const ofTheSale: readonly FieldId[] = [
  'dealer',
  'vehicle',
  'registration',
  'cashPrice',
  'deposit',
  'partExchange',
  'amountOfCredit',
  'product',
]
const ofCommission: readonly FieldId[] = ['commission', 'commissionHow']
const ofStatements: readonly FieldId[] = ['settledOn']

function standing({ field, weight, place, paper: { kind } }: Read): number {
  if (kind === 'invoice') return weight + (ofTheSale.includes(field) ? 0.5 : field === 'lender' ? -1 : -2.5)
  if (ofCommission.includes(field) && (kind === 'letter' || kind === 'commission' || kind === 'access-reply'))
    return weight + 3
  // Whoever writes a letter is named at its head.
  if (field === 'lender') return weight + Math.max(0, believed[kind])
  if (ofStatements.includes(field)) return weight + (kind === 'statement' || kind === 'settlement' ? 1 : 0)
  // Other papers have dates of their own.
  if (field === 'signedOn' && kind !== 'agreement') return weight + Math.max(0, believed[kind]) - 1
  // What is still owed is no sum of the agreement.
  if (kind === 'settlement' && (field === 'totalPayable' || field === 'finalPayment' || field === 'totalCharge'))
    return (
      weight -
      (/\btotal (?:amount payable|charge for credit)(?! (?:to|by|if|on|until|now)\b)/i.test(place.passage) ? 2 : 3)
    )
  return weight + believed[kind]
}

/** Below this a value is not worth showing; from the second on it needs no other to bear it out. */
const least = 4.5
const enough = 6.5
/** Two values this near each other in weight are a choice that is the visitor’s. */
const near = 1.2

type Option = { value: number | string; weight: number; from: Read; bySum?: boolean }

/** The likeliest value of each field, with what speaks against it, and whether the figures agree. */
export function findingsOf(
  read: readonly Read[],
  schedules: readonly Schedule[],
  papers: readonly PaperPages[],
): { findings: Finding[]; checks: Check[] } {
  const options = new Map(fieldIds.map((field) => [field, optionsFor(field, read)] as const))
  dropSmallLast(options)
  namePcp(options)
  const payments = longestOf(schedules)?.payments ?? []
  agreeBySums(options, payments)
  withoutFee(options)
  withoutPartExchange(options, papers)
  for (const one of bySums(figuresOf(options), payments, papers))
    if ((options.get(one.field) ?? []).length === 0)
      options.set(one.field, [{ value: one.value, weight: least, bySum: true, from: { ...one, weight: least } }])
  const checks = checksOf(figuresOf(options), payments)
  return { findings: fieldIds.flatMap((field) => findingFor(field, options.get(field) ?? [], checks)), checks }
}

/** A last payment that is little more than the others has a fee in it: it is none of its own. */
function dropSmallLast(options: Map<FieldId, Option[]>): void {
  const payment = options.get('payment')?.[0]?.value
  if (typeof payment !== 'number') return
  const large = (options.get('finalPayment') ?? []).filter(({ value }) => Number(value) > payment * 2.2)
  options.set('finalPayment', large)
}

/** Where the last payment is printed with the fee in it and without, the one without is the payment. */
function withoutFee(options: Map<FieldId, Option[]>): void {
  const fee = options.get('optionFee')?.[0]?.value
  const [first, ...others] = options.get('finalPayment') ?? []
  const bare = others.find(({ value }) => Number(first?.value) - Number(value) === fee)
  if (first && bare && fee !== 0) options.set('finalPayment', [bare, ...others.filter((one) => one !== bare)])
}

/** An advance payment is the cash and the part exchange: the deposit is the cash, where the paper says how much that is. */
function withoutPartExchange(options: Map<FieldId, Option[]>, papers: readonly PaperPages[]): void {
  const [down, exchanged, price, credit] = (['deposit', 'partExchange', 'cashPrice', 'amountOfCredit'] as const).map(
    (field) => Number(options.get(field)?.[0]?.value),
  ) as [number, number, number, number]
  const [first, ...others] = options.get('deposit') ?? []
  if (!first || !(exchanged > 0 && down > exchanged && price - down === credit)) return
  const cash = down - exchanged
  const known = others.find(({ value }) => value === cash)
  const found = known ? undefined : foundOn(papers, cash, moneyIn)
  const own = known ?? (found && { value: cash, weight: first.weight, from: { ...first.from, value: cash, ...found } })
  if (own) options.set('deposit', [own, ...others.filter((one) => one !== own)])
}

/** Hire purchase with a large last payment that need not be made is what everybody calls PCP, whatever its heading says. */
function namePcp(options: Map<FieldId, Option[]>): void {
  const [product, last] = [options.get('product')?.[0], options.get('finalPayment')?.[0]]
  if (product?.value === 'hp' && last)
    options.set('product', [{ ...product, value: 'pcp', from: { ...last.from, field: 'product', value: 'pcp' } }])
}

/** The values read for a field, the likeliest first; each once, and heavier for every place that repeats it. */
function optionsFor(field: FieldId, read: readonly Read[]): Option[] {
  const options = new Map<string, Option>()
  const possible = read.filter((each) => each.field === field && isPossible(field, each.value))
  // What no page shows counts where no page shows anything else.
  const shown = possible.filter((one) => !one.isUnseen && standing(one) >= least)
  for (const one of shown.length > 0 ? shown : possible) {
    const weight = standing(one)
    const key = String(one.value)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
    const known = options.get(key)
    if (!known) options.set(key, { value: one.value, weight, from: one })
    else if (weight > known.weight) options.set(key, { value: one.value, weight: weight + 0.3, from: one })
    else known.weight += known.weight - weight < 4 ? 0.3 : 0
  }
  return [...options.values()]
    .filter(({ weight }) => weight >= least)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 5)
}

const limits: Partial<Record<FieldId, readonly [least: number, most: number]>> = {
  apr: [0, 9_999],
  interestRate: [0, 9_999],
  paymentCount: [1, 180],
  term: [1, 180],
  amountOfCredit: [10_000, 50_000_000],
  cashPrice: [10_000, 50_000_000],
  payment: [500, 2_000_000],
  finalPayment: [5_000, 50_000_000],
  acceptanceFee: [0, 200_000],
  optionFee: [0, 100_000],
}
const isPossible = (field: FieldId, value: number | string): boolean => {
  const [low, high] = limits[field] ?? [0, Number.POSITIVE_INFINITY]
  return typeof value === 'string' || (value >= low && value <= high)
}

const figuresOf = (options: ReadonlyMap<FieldId, readonly Option[]>): Figures =>
  Object.fromEntries(
    [...options].flatMap(([field, [first]]) => (typeof first?.value === 'number' ? [[field, first.value]] : [])),
  )

/** Puts another value of a field first where more of the sums agree with it. */
function agreeBySums(options: Map<FieldId, Option[]>, payments: Schedule['payments']): void {
  const agreed = () => checksOf(figuresOf(options), payments).reduce((sum, { agrees }) => sum + (agrees ? 1 : -0.01), 0)
  for (let round = 0; round < 3; round++) {
    const before = agreed()
    let best: { field: FieldId; order: Option[]; agreed: number } | undefined
    for (const [field, own] of options) {
      if (own.length < 2 || typeof own[0]?.value !== 'number') continue
      for (const other of own.slice(1)) {
        const order = [other, ...own.filter((one) => one !== other)]
        options.set(field, order)
        const now = agreed()
        options.set(field, own)
        if (now > (best?.agreed ?? before + 0.5)) best = { field, order, agreed: now }
      }
    }
    if (!best) return
    options.set(best.field, best.order)
  }
}

function findingFor(field: FieldId, [first, ...rest]: readonly Option[], checks: readonly Check[]): Finding[] {
  if (!first) return []
  const about = checks.filter((check) => check.about === field || check.of.includes(field))
  const agreeing = about.filter((check) => check.agrees).length
  const agrees = agreeing > 0
  const why: Doubt[] = [
    ...(first.from.isUnseen ? (['unseen'] as const) : []),
    ...(first.bySum ? (['by-sum'] as const) : []),
    ...(!agrees && rest.some(({ weight }) => first.weight - weight < near) ? (['differs'] as const) : []),
    // One wrong figure spoils each sum that it is in; the others have sums that bear them out.
    ...(agreeing < about.length && agreeing <= about.length - agreeing ? (['sums'] as const) : []),
    ...(!first.bySum && !agrees && first.weight < enough ? (['weak'] as const) : []),
  ]
  const { value, place, paper } = first.from
  return [
    {
      field,
      value,
      place,
      paper,
      doubts: why,
      others: rest.map(({ value: other, from }) => ({ value: other, place: from.place, paper: from.paper })),
    },
  ]
}
