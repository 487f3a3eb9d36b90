import { type Evidence, isAgainstSums, isSure, near } from './confidence.ts'
import { datedByFirst, datedItself, hasDayNear, isOfCustomer, isOfSignature } from './days.ts'
import { type FieldId, fieldIds } from './fields.ts'
import { type Check, checksOf, workedFigures, workedPayments } from './identities.ts'
import type { Paper } from './kinds.ts'
import { lends } from './lenders.ts'
import { isSeller } from './nameWords.ts'
import {
  figuresOf,
  leadOf,
  least,
  type Options,
  optionsOf,
  type PaperPages,
  type PrintedFigures,
  printedFigures,
  type ReadCandidate,
  unlabelled,
  type ValueOption,
  withFirst,
} from './options.ts'
import type { PaperPlace } from './passages.ts'
import { longestOf, type Payments, type Schedule } from './schedule.ts'

/** Why a finding is not sure: its paper may not be car finance, papers differ, sums disagree, its label is weak, or it has none. */
export const doubts = ['other-paper', 'differs', 'sums', 'weak', 'by-sum'] as const
type Doubt = (typeof doubts)[number]

/** Reading of one field: the value, where, what makes it unsure, and what else it could be. */
export type Finding = {
  field: FieldId
  value: number | string
  place: PaperPlace
  paper: Paper
  doubts: readonly Doubt[]
  evidence: Evidence
  others: readonly { value: number | string; place: PaperPlace; paper: Paper }[]
}

/** The likeliest value of each field, with what speaks against it, and whether the figures agree. */
export function findingsOf(
  read: readonly ReadCandidate[],
  schedules: readonly Schedule[],
  papers: readonly PaperPages[],
): { findings: Finding[]; checks: Check[] } {
  const payments = longestOf(schedules)?.payments ?? []
  const standing = printedFigures(papers)
  const steps: readonly ((options: Options) => Options)[] = [
    datedItself,
    (options) => datedByFirst(options, papers),
    withoutSmallLast,
    (options) => withWorked(options, payments, standing),
    (options) => chosenBySums(options, payments),
    withoutFee,
    (options) => withWholeDeposit(options, standing),
    // One sum may give the figure another lacks.
    (options) => solved(options, payments, standing),
    (options) => solved(options, payments, standing),
    withoutSharedLast,
    withoutGross,
    namedPcp,
    withTerm,
  ]
  const options = steps.reduce((before, step) => step(before), optionsOf(read))
  const checks = checksOf(figuresOf(options), payments)
  return {
    findings: withProductByLast(fieldIds.flatMap((field) => findingFor(field, options[field] ?? [], checks, papers))),
    checks: checks.filter(({ id }, at) => checks.findIndex((one) => one.id === id) === at),
  }
}

function findingFor(
  field: FieldId,
  [first, ...rest]: readonly ValueOption[],
  checks: readonly Check[],
  papers: readonly PaperPages[],
): Finding[] {
  if (!first) return []
  const about = checks.filter((check) => check.about === field || check.of.includes(field))
  const agreeing = about.filter((check) => check.agrees).length
  const evidence = {
    field,
    weight: first.weight,
    lead: first.weight - Math.max(0, ...rest.map(({ weight }) => weight)),
    agreeing,
    against: about.length - agreeing,
    bySum: first.bySum ?? false,
    indirect: isIndirect(field, first, papers),
  }
  const why: Doubt[] = [
    ...(first.from.isDoubtful ? (['other-paper'] as const) : []),
    ...(evidence.bySum ? (['by-sum'] as const) : []),
    ...(isAgainstSums(evidence) ? (['sums'] as const) : []),
    ...(evidence.lead < near ? (['differs'] as const) : []),
  ]
  const { value, place, paper } = first.from
  return [
    {
      field,
      value,
      place,
      paper,
      doubts: why.length === 0 && !isSure(evidence) ? ['weak'] : why,
      evidence,
      others: rest
        .filter(({ bySum }) => !bySum)
        .map(({ value: other, from }) => ({ value: other, place: from.place, paper: from.paper })),
    },
  ]
}

/**
 * Check whether words name something near to what is meant, as a signature does for the day where others stand near it, or a value lacks the form of
 * one: a name that is no company’s, letters and figures that a scanner may have mistaken for each other.
 */
const isIndirect = (field: FieldId, { value, from }: ValueOption, papers: readonly PaperPages[]): boolean =>
  (field === 'signedOn' &&
    isOfSignature(leadOf(from)) &&
    // What calls two days at once the one that counts.
    (/\bdate of (?:this )?agreement\b/i.test(from.place.passage) ||
      isOfCustomer(String(value), leadOf(from), papers) ||
      hasDayNear(String(value), papers))) ||
  (nameFields.has(field) && !isKnownName.test(String(value)) && !isCompanyName(String(value))) ||
  (field === 'agreementNumber' && /\d[BIOSZ]\d/.test(String(value))) ||
  // Nothing was given, or nothing was entered.
  (field === 'partExchange' && value === 0)

const nameFields: ReadonlySet<FieldId> = new Set(['lender', 'dealer', 'vehicle'])
/** Name in the site’s own files of a lender that it knows. */
const isKnownName = /^[a-z\d-]+$/
const isCompanyName = (name: string): boolean => (lends.test(name) || isSeller(name)) && !/\p{L}\d\p{L}/u.test(name)

/** A kind of agreement that its last payment gives is as sure as that payment. */
function withProductByLast(findings: readonly Finding[]): Finding[] {
  const last = findings.find(({ field }) => field === 'finalPayment')
  return findings.map((one) =>
    one.field === 'product' && one.place === last?.place
      ? { ...last, field: 'product', value: one.value, evidence: { ...last.evidence, field: 'product' }, others: [] }
      : one,
  )
}

/** Drop a last payment little larger than the others, or a small part of the credit: it only includes a fee. */
function withoutSmallLast(options: Options): Options {
  const { payment = 0, amountOfCredit = 0 } = figuresOf(options)
  const most = Math.max(payment * 2.2, amountOfCredit / 20)
  return { ...options, finalPayment: (options.finalPayment ?? []).filter(({ value }) => Number(value) > most) }
}

/** Drop a part exchange above the whole advance payment: it includes finance still owed on the old car. */
function withoutGross(options: Options): Options {
  const { cashPrice, amountOfCredit } = figuresOf(options)
  if (cashPrice === undefined || amountOfCredit === undefined) return options
  const most = Math.max(0, cashPrice - amountOfCredit)
  return { ...options, partExchange: (options.partExchange ?? []).filter(({ value }) => Number(value) <= most) }
}

/** Drop a last payment equal to another label's figure: the sums that led to it may agree by chance. */
function withoutSharedLast(options: Options): Options {
  const { finalPayment, ...others } = figuresOf(options)
  return finalPayment !== undefined && Object.values(others).includes(finalPayment)
    ? { ...options, finalPayment: [] }
    : options
}

/** Add, as one more reading, the value that other figures give for a contradicted one, if the papers print it. */
const withWorked = (options: Options, payments: readonly Payments[], { sums }: PrintedFigures): Options => {
  const figures = figuresOf(options)
  let added = options
  for (const { field, value } of workedFigures(figures, payments)) {
    const own = added[field] ?? []
    const stands = figures[field] === undefined || own.some((one) => one.value === value) ? undefined : sums.get(value)
    if (stands) added = { ...added, [field]: [...own, unlabelled(field, 0, stands())] }
  }
  return added
}

/** Put another value of a field first if more of the sums agree with it. */
function chosenBySums(options: Options, payments: readonly Payments[], rounds = 3): Options {
  const agreed = (some: Options) =>
    checksOf(figuresOf(some), payments).reduce((sum, { agrees }) => sum + (agrees ? 1 : -0.01), 0)
  const before = agreed(options)
  const [best] = fieldIds
    .flatMap((field) =>
      typeof options[field]?.[0]?.value === 'number'
        ? (options[field] ?? []).slice(1).map((other) => {
            const some = withFirst(options, field, other)
            // A value without a label must correct more than the sum it was worked out by.
            return { some, agreed: agreed(some) - (other.bySum ? 1 : 0) }
          })
        : [],
    )
    .filter((one) => one.agreed > before + 0.5)
    .toSorted((a, b) => b.agreed - a.agreed)
  return best && rounds > 0 ? chosenBySums(best.some, payments, rounds - 1) : options
}

/** Choose the last payment without the fee where it is printed both ways. */
function withoutFee(options: Options): Options {
  const { optionFee, finalPayment = 0 } = figuresOf(options)
  const bare = optionFee
    ? options.finalPayment?.find(({ value }) => finalPayment - Number(value) === optionFee)
    : undefined
  return bare ? withFirst(options, 'finalPayment', bare) : options
}

/** The deposit is all that was paid in advance where the paper has that in one sum, with a part exchange in it or in two parts. */
function withWholeDeposit(options: Options, { sums }: PrintedFigures): Options {
  const { cashPrice, amountOfCredit, partExchange = 0, deposit } = figuresOf(options)
  const all = options.deposit ?? []
  if (cashPrice === undefined || amountOfCredit === undefined || deposit === undefined) return options
  const advance = cashPrice - amountOfCredit
  const total = partExchange > 0 ? all.find(({ value }) => value === advance) : undefined
  if (total) return withFirst(options, 'deposit', total)
  // "Total of (b) and (c)" has no deposit label.
  const printed = partExchange > 0 && deposit + partExchange === advance ? sums.get(advance) : undefined
  if (printed) return withFirst(options, 'deposit', unlabelled('deposit', least, printed()))
  const whole = cashPrice - partExchange - amountOfCredit
  const part = all.length > 1 ? all.find(({ value }) => value !== whole) : undefined
  return part && deposit !== whole
    ? withFirst(options, 'deposit', { ...part, value: whole, bySum: true, from: { ...part.from, value: whole } })
    : options
}

/** Add missing figures that the others give, if the papers print them. */
function solved(options: Options, payments: readonly Payments[], { sums, counts }: PrintedFigures): Options {
  const figures = figuresOf(options)
  const repaid = workedPayments(figures, new Set(sums.keys()), new Set(counts.keys()))
  const { cashPrice = 0, amountOfCredit = 0, deposit } = figures
  const worked = [
    ...workedFigures(figures, payments),
    // What is left of the whole beside the cash.
    ...(options.deposit ?? []).flatMap(({ value }) =>
      deposit === cashPrice - amountOfCredit && value !== deposit
        ? [{ field: 'partExchange' as const, value: deposit - Number(value) }]
        : [],
    ),
    ...(['paymentCount', 'payment', 'finalPayment'] as const).flatMap((field) =>
      repaid[field] ? [{ field, value: repaid[field] }] : [],
    ),
  ]
  let added = options
  for (const { field, value } of worked) {
    const stands = field === 'paymentCount' ? (counts.get(value) ?? counts.get(value - 1))?.() : sums.get(value)?.()
    if ((added[field] ?? []).length > 0 || !stands) continue
    if (isOtherSum[field]?.test(`${stands.place.passage} · ${stands.inColumn ?? ''}`)) continue
    added = { ...added, [field]: [unlabelled(field, least, { ...stands, value })] }
  }
  return added
}

/** Words for charges, a first payment, what the maker gives or a part of a whole: never what is looked for, even if the sums allow it. */
const isOtherSum: Partial<Record<FieldId, RegExp>> = {
  finalPayment: /\bfirst (?:payment|instalment|repayment)\b|\b(?:may|penalt|charge you|for example)\b/i,
  totalPayable: /\bsub-?total\b|\boutstanding\b/i,
  partExchange:
    /\bcontribution\b|\b(?:cash|customer) deposit\b|\b(?:deposit|dealer|manufacturer|credit) (?:deposit )?allowance\b/i,
}

/** Name hire purchase with a large last payment PCP, as everybody does, whatever the heading says. */
function namedPcp(options: Options): Options {
  const [product, last] = [options.product?.[0], options.finalPayment?.[0]]
  return product?.value === 'hp' && last
    ? { ...options, product: [{ ...product, value: 'pcp', from: { ...last.from, field: 'product', value: 'pcp' } }] }
    : options
}

/** The length in months follows from the payments where nothing says it: a large last one falls due a month after the others. */
function withTerm(options: Options): Options {
  const [counted, last] = [options.paymentCount?.[0], options.finalPayment?.[0]]
  if (!counted || (options.term ?? []).length > 0) return options
  const value = Number(counted.value) + (last ? 1 : 0)
  return withFirst(options, 'term', unlabelled('term', least, { ...counted.from, value }))
}
