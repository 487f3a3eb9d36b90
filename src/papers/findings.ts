import { addMonths, daysBetween } from '../dates/plainDate.ts'
import { isSeller } from './brokers.ts'
import { type Evidence, isAgainstSums, isSure, near } from './confidence.ts'
import { firstDueOn } from './days.ts'
import { type FieldId, fieldIds } from './fields.ts'
import { type Check, type PaperFigures, checksOf, workedFigures, workedPayments } from './identities.ts'
import type { Paper } from './kinds.ts'
import { lends } from './lenders.ts'
import { type Cell, type Line, type Page, type PaperPlace, longestRead, placeOfValue } from './lines.ts'
import { type ValueOption, type Options, type ReadCandidate, least, optionsOf } from './options.ts'
import { type Payments, type Schedule, longestOf } from './runs.ts'
import { type Valued, countsIn, datesIn, moneyIn } from './values.ts'

/** Why a finding is not sure: its paper may be none of car finance, papers differ, sums do not agree, the label is a weak one, or no label led to it. */
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

/** A paper with its pages: two papers may each have a page of one number. */
type PaperPages = { paper: Paper; pages: readonly Page[] }

/** The likeliest value of each field, with what speaks against it, and whether the figures agree. */
export function findingsOf(
  read: readonly ReadCandidate[],
  schedules: readonly Schedule[],
  papers: readonly PaperPages[],
): { findings: Finding[]; checks: Check[] } {
  const payments = longestOf(schedules)?.payments ?? []
  const standing = figuresStanding(papers)
  const steps: readonly ((options: Options) => Options)[] = [
    datedItself,
    (options) => datedByFirst(options, papers),
    withoutSmallLast,
    (options) => withWorked(options, payments, standing),
    (options) => chosenBySums(options, payments),
    withoutFee,
    withWholeDeposit,
    // What one sum gives may be what another lacks.
    (options) => solved(options, payments, standing),
    (options) => solved(options, payments, standing),
    withoutSharedLast,
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
    indirect: isIndirect(field, first, papers) || isUnlikeHp(first, rest),
  }
  const why: Doubt[] = [
    ...(first.from.paper.passes ? [] : (['other-paper'] as const)),
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
 * Tells whether words name something near to what is meant, as a signature does for the day where others stand near it, or a value lacks the form of
 * one: a name that is no company’s, letters and figures that a scanner may have mistaken for each other.
 */
const isIndirect = (field: FieldId, { value, from }: ValueOption, papers: readonly PaperPages[]): boolean =>
  (field === 'signedOn' && isOfSignature(leadOf(from)) && hasDayNear(String(value), papers)) ||
  (nameFields.has(field) && !isKnownName.test(String(value)) && !isCompanyName(String(value))) ||
  (field === 'agreementNumber' && /\d[BIOSZ]\d/.test(String(value))) ||
  // A short plate is like a word for a model.
  (field === 'registration' && String(value).length < 5 && !/\breg/i.test(leadOf(from))) ||
  // A rate that another name stands before, nearer than its own.
  (field === 'interestRate' && /\bAPR\b[^\d\p{L}]{0,12}$/u.test(leadOf(from)))

/** Hire purchase by its heading, on papers that speak of a last payment which is optional: a PCP is headed so too. */
const isUnlikeHp = ({ value }: ValueOption, others: readonly ValueOption[]): boolean =>
  value === 'hp' && others.some((other) => other.value === 'pcp' && ofLast.test(other.from.place.passage))
const ofLast = /\b(?:optional (?:final|purchase) payment|future value|gm?fv)\b/i

/** Whoever lends signs some days after the customer, and the first payment is due weeks later. */
const signedWithin = 14
const hasDayNear = (day: string, papers: readonly PaperPages[]): boolean =>
  cellsOf(papers).some(({ cell }) =>
    datesIn(cell.text.slice(0, longestRead)).some(
      ({ value }) => value !== day && Math.abs(daysBetween(day, value)) <= signedWithin,
    ),
  )

const nameFields: ReadonlySet<FieldId> = new Set(['lender', 'dealer'])
/** How the site calls a lender that it knows. */
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

/** The likeliest figures. */
const figuresOf = (options: Options): PaperFigures =>
  Object.fromEntries(
    Object.entries(options).flatMap(([field, [first]]) =>
      typeof first?.value === 'number' ? [[field, first.value]] : [],
    ),
  )

/** An option in the first place, before the others. */
const first = (options: Options, field: FieldId, one: ValueOption): Options => ({
  ...options,
  [field]: [one, ...(options[field] ?? []).filter((other) => other !== one)],
})

/** A value that no label leads to, from where it stands. */
const unlabelled = (field: FieldId, weight: number, { value, place, paper }: Standing): ValueOption => ({
  value,
  weight,
  bySum: true,
  from: { field, value, weight, place, paper },
})

type Standing = { value: number | string; place: PaperPlace; paper: Paper }
/** Every sum and every count on papers, whatever stands beside it, by where it stands first. */
type FiguresStanding = Record<'sums' | 'counts', ReadonlyMap<number, () => Standing>>

/** Looks papers through once for all the sums that are looked up. */
function figuresStanding(papers: readonly PaperPages[]): FiguresStanding {
  const [sums, counts] = [new Map<number, () => Standing>(), new Map<number, () => Standing>()]
  for (const { paper, page, line, cell } of cellsOf(papers)) {
    if (!/\d/.test(cell.text)) continue
    const text = cell.text.slice(0, longestRead)
    const keep = (on: Map<number, () => Standing>) => (one: Valued<number>) =>
      on.has(one.value) ||
      on.set(one.value, () => ({ value: one.value, place: placeOfValue(page, line, line, cell, one), paper }))
    moneyIn(text).forEach(keep(sums))
    countsIn(text).forEach(keep(counts))
  }
  return { sums, counts }
}

const cellsOf = (papers: readonly PaperPages[]): { paper: Paper; page: Page; line: Line; cell: Cell }[] =>
  papers.flatMap(({ paper, pages }) =>
    pages.flatMap((page) => page.lines.flatMap((line) => line.cells.map((cell) => ({ paper, page, line, cell })))),
  )

/** Weight added to a day that other words or another date on the papers bear out. */
const bearing = 2

/** The day that a paper calls that of the agreement, and not the one on which somebody signed it. */
function datedItself(options: Options): Options {
  const [signed, ...others] = options.signedOn ?? []
  const own = others.find(({ from }) => from.paper === signed?.from.paper && ofAgreement.test(leadOf(from)))
  return signed && own && isOfSignature(leadOf(signed.from))
    ? first(options, 'signedOn', { ...own, weight: signed.weight + bearing })
    : options
}
const leadOf = ({ place: { passage, mark } }: ReadCandidate): string => passage.slice(0, mark[0])
const isOfSignature = (words: string): boolean => isSignature.test(words) && !ofAgreement.test(words)
const isSignature = /\bsign(?:ed|atures?)\b/i
const ofAgreement = /\b(?:date of (?:this |the )?agreement|agreement date)\b[^\d]{0,20}$/i

/**
 * Of several days the one that the first payment follows by a month; and where no label leads to one, a day that it follows so. Two people sign,
 * often on two days, and papers seldom say which of these counts.
 */
function datedByFirst(options: Options, papers: readonly PaperPages[]): Options {
  const days = options.signedOn ?? []
  if (days.length === 1) return options
  const due = new Set(papers.flatMap(({ pages }) => pages.flatMap((page) => firstDueOn(page))))
  if (due.size === 0) return options
  const isMonthBefore = (day: number | string): boolean => due.has(addMonths(String(day), 1))
  if (days.length === 0) {
    for (const { paper, page, line, cell } of cellsOf(papers)) {
      const day = datesIn(cell.text.slice(0, longestRead)).find(({ value }) => isMonthBefore(value))
      if (day)
        return first(
          options,
          'signedOn',
          unlabelled('signedOn', least, { value: day.value, place: placeOfValue(page, line, line, cell, day), paper }),
        )
    }
    return options
  }
  const made = days.find(({ value }) => isMonthBefore(value))
  return made
    ? { ...options, signedOn: [{ ...made, weight: made.weight + bearing }, ...days.filter((day) => day !== made)] }
    : options
}

/** A last payment that is little more than the others, or a small part of the credit, has a fee in it: it is none of its own. */
function withoutSmallLast(options: Options): Options {
  const { payment = 0, amountOfCredit = 0 } = figuresOf(options)
  const most = Math.max(payment * 2.2, amountOfCredit / 20)
  return { ...options, finalPayment: (options.finalPayment ?? []).filter(({ value }) => Number(value) > most) }
}

/** A last payment that is the figure of another label is none: the sums that led to it may be right by chance. */
function withoutSharedLast(options: Options): Options {
  const { finalPayment, ...others } = figuresOf(options)
  return finalPayment !== undefined && Object.values(others).includes(finalPayment)
    ? { ...options, finalPayment: [] }
    : options
}

/** Adds what the other figures make of one that a sum contradicts, where it stands on the papers: one more reading to choose from. */
const withWorked = (options: Options, payments: readonly Payments[], { sums }: FiguresStanding): Options => {
  const figures = figuresOf(options)
  let added = options
  for (const { field, value } of workedFigures(figures, payments)) {
    const own = added[field] ?? []
    const stands = figures[field] === undefined || own.some((one) => one.value === value) ? undefined : sums.get(value)
    if (stands) added = { ...added, [field]: [...own, unlabelled(field, 0, stands())] }
  }
  return added
}

/** Puts another value of a field first where more of the sums agree with it. */
function chosenBySums(options: Options, payments: readonly Payments[], rounds = 3): Options {
  const agreed = (some: Options) =>
    checksOf(figuresOf(some), payments).reduce((sum, { agrees }) => sum + (agrees ? 1 : -0.01), 0)
  const before = agreed(options)
  const [best] = fieldIds
    .flatMap((field) =>
      typeof options[field]?.[0]?.value === 'number'
        ? (options[field] ?? []).slice(1).map((other) => {
            const some = first(options, field, other)
            // What no label leads to has to set right more than the sum it was worked out by.
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
  return bare ? first(options, 'finalPayment', bare) : options
}

/** The deposit is all that was paid in advance where the paper has that in one sum, with a part exchange in it or in two parts. */
function withWholeDeposit(options: Options): Options {
  const { cashPrice, amountOfCredit, partExchange = 0, deposit } = figuresOf(options)
  const all = options.deposit ?? []
  if (cashPrice === undefined || amountOfCredit === undefined || deposit === undefined) return options
  const total = partExchange > 0 ? all.find(({ value }) => value === cashPrice - amountOfCredit) : undefined
  if (total) return first(options, 'deposit', total)
  const whole = cashPrice - partExchange - amountOfCredit
  const part = all.find(
    ({ value }) =>
      value !== whole && all.some((other) => other.value !== value && Number(other.value) + Number(value) === whole),
  )
  return part && deposit !== whole
    ? first(options, 'deposit', { ...part, value: whole, bySum: true, from: { ...part.from, value: whole } })
    : options
}

/** Adds figures that no label led to and that the others give, where they stand on the papers. */
function solved(options: Options, payments: readonly Payments[], { sums, counts }: FiguresStanding): Options {
  const figures = figuresOf(options)
  const repaid = workedPayments(figures, new Set(sums.keys()), new Set(counts.keys()))
  const worked = [
    ...workedFigures(figures, payments),
    ...(['paymentCount', 'payment', 'finalPayment'] as const).flatMap((field) =>
      repaid[field] ? [{ field, value: repaid[field] }] : [],
    ),
  ]
  let added = options
  for (const { field, value } of worked) {
    const stands = field === 'paymentCount' ? (counts.get(value) ?? counts.get(value - 1))?.() : sums.get(value)?.()
    if ((added[field] ?? []).length > 0 || !stands || field === 'partExchange') continue
    if (field === 'finalPayment' && isOtherSum.test(stands.place.passage)) continue
    // What is left of the price may be the car that was given for it.
    const { passage, mark } = stands.place
    const isExchange = field === 'deposit' && ofExchange.test(passage) && !/^ in cash\b/i.test(passage.slice(mark[1]))
    if (isExchange && figures.partExchange !== undefined) continue
    const meant = isExchange ? 'partExchange' : field
    added = { ...added, [meant]: [unlabelled(meant, least, { ...stands, value })] }
  }
  return added
}

const ofExchange = /part[- ]ex|trade[- ]in|\bp\/?x\b/i

/** Sums of a sentence on charges, and a first payment: none is the last, even if the sums allow it. */
const isOtherSum = /\bfirst (?:payment|instalment|repayment)\b|\b(?:may|penalt|charge you|for example)\b/i

/** Hire purchase with a large last payment that need not be made is what everybody calls PCP, whatever its heading says. */
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
  return first(options, 'term', unlabelled('term', least, { ...counted.from, value }))
}
