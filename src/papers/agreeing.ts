import type { BySum } from './bySums.ts'
import type { FieldId } from './fields.ts'
import { type FiguresOn, type PaperPages, whereStands } from './figuresOn.ts'
import { figuresOf, least, type Option } from './options.ts'
import type { Schedule } from './runs.ts'
import { beforeFirst, borneOut } from './signing.ts'
import { checksOf } from './sums.ts'

/** What another date on the papers adds to a day that it bears out. */
const bearing = 2

/** Of several days the one that the first payment bears out; and where no label leads to one, a day that it follows by a month. */
export function dateByFirst(options: Map<FieldId, Option[]>, papers: readonly PaperPages[]): void {
  const days = options.get('signedOn') ?? []
  const made = borneOut(days, papers)
  const unlabelled = days.length > 0 ? undefined : beforeFirst(papers)
  if (made) options.set('signedOn', [{ ...made, weight: made.weight + bearing }, ...days.filter((day) => day !== made)])
  else if (unlabelled)
    options.set('signedOn', [{ value: unlabelled.value, weight: least, bySum: true, from: unlabelled }])
}

/** A last payment that is little more than the others, or a small part of the credit, has a fee in it: it is none of its own. */
export function dropSmallLast(options: Map<FieldId, Option[]>): void {
  const { payment = 0, amountOfCredit = 0 } = figuresOf(options)
  const most = Math.max(payment * 2.2, amountOfCredit / 20)
  const large = (options.get('finalPayment') ?? []).filter(({ value }) => Number(value) > most)
  options.set('finalPayment', large)
}

/** Where the last payment is printed with the fee in it and without, the one without is the payment. */
export function withoutFee(options: Map<FieldId, Option[]>): void {
  const fee = options.get('optionFee')?.[0]?.value
  const [first, ...others] = options.get('finalPayment') ?? []
  const bare = others.find(({ value }) => Number(first?.value) - Number(value) === fee)
  if (first && bare && fee !== 0) options.set('finalPayment', [bare, ...others.filter((one) => one !== bare)])
}

/** The interest alone is no charge for credit where a fee comes on top of it: together they are what the total has in it. */
export function withFees(options: Map<FieldId, Option[]>): void {
  const { totalPayable, amountOfCredit, totalCharge, deposit = 0, partExchange = 0, ...fees } = figuresOf(options)
  if (totalPayable === undefined || amountOfCredit === undefined || totalCharge === undefined) return
  const whole = totalPayable - deposit - partExchange - amountOfCredit
  const { optionFee = 0, acceptanceFee = 0 } = fees
  const isInterest = [optionFee, acceptanceFee, optionFee + acceptanceFee].some(
    (fee) => fee > 0 && totalCharge + fee === whole,
  )
  if (isInterest)
    options.set(
      'totalCharge',
      (options.get('totalCharge') ?? []).filter(({ value }) => value === whole),
    )
}

/** An advance payment is the cash and the part exchange: the deposit is the cash, where the paper says how much that is. */
export function withoutPartExchange(options: Map<FieldId, Option[]>, { sums }: FiguresOn): void {
  const [down, exchanged, price, credit] = (['deposit', 'partExchange', 'cashPrice', 'amountOfCredit'] as const).map(
    (field) => Number(options.get(field)?.[0]?.value),
  ) as [number, number, number, number]
  const [first, ...others] = options.get('deposit') ?? []
  if (!first || !(exchanged > 0 && down >= exchanged && price - down === credit)) return
  const cash = down - exchanged
  const known = others.find(({ value }) => value === cash)
  const found = known || cash === 0 ? undefined : whereStands(cash, sums)
  const own = known ?? (found && { value: cash, weight: first.weight, from: { ...first.from, value: cash, ...found } })
  if (own) options.set('deposit', [own, ...others.filter((one) => one !== own)])
}

/** A deposit that is paid in two parts, to hold the car and when it is collected: together they are what the credit leaves of the price. */
export function depositInParts(options: Map<FieldId, Option[]>): void {
  const { cashPrice, amountOfCredit, partExchange = 0, deposit } = figuresOf(options)
  if (cashPrice === undefined || amountOfCredit === undefined || deposit === undefined) return
  const whole = cashPrice - partExchange - amountOfCredit
  const parts = (options.get('deposit') ?? []).filter(({ value }) => value !== whole)
  const [part] = parts.filter(({ value }) => parts.some((other) => Number(other.value) + Number(value) === whole))
  if (deposit === whole || !part) return
  options.set('deposit', [{ ...part, value: whole, bySum: true, from: { ...part.from, value: whole } }, ...parts])
}

/** Hire purchase with a large last payment that need not be made is what everybody calls PCP, whatever its heading says. */
export function namePcp(options: Map<FieldId, Option[]>): void {
  const [product, last] = [options.get('product')?.[0], options.get('finalPayment')?.[0]]
  if (product?.value === 'hp' && last)
    options.set('product', [{ ...product, value: 'pcp', from: { ...last.from, field: 'product', value: 'pcp' } }])
}

/** Adds what the other figures make of one, for the sums to choose from. */
export function addBySums(options: Map<FieldId, Option[]>, others: readonly BySum[]): void {
  for (const one of others) {
    const own = options.get(one.field) ?? []
    if (!own.some(({ value }) => value === one.value))
      options.set(one.field, [...own, { value: one.value, weight: 0, bySum: true, from: { ...one, weight: 0 } }])
  }
}

/** Puts another value of a field first where more of the sums agree with it. */
export function agreeBySums(options: Map<FieldId, Option[]>, payments: Schedule['payments']): void {
  const agreed = () => checksOf(figuresOf(options), payments).reduce((sum, { agrees }) => sum + (agrees ? 1 : -0.01), 0)
  for (let round = 0; round < 3; round++) {
    const before = agreed()
    let best: { field: FieldId; order: Option[]; agreed: number } | undefined
    for (const [field, own] of options) {
      if (own.length < 2 || typeof own[0]?.value !== 'number') continue
      for (const other of own.slice(1)) {
        const order = [other, ...own.filter((one) => one !== other)]
        options.set(field, order)
        // What no label leads to has to set right more than the sum it was worked out by.
        const now = agreed() - (other.bySum ? 1 : 0)
        options.set(field, own)
        if (now > (best?.agreed ?? before + 0.5)) best = { field, order, agreed: now }
      }
    }
    if (!best) return
    options.set(best.field, best.order)
  }
}
