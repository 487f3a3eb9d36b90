import { type FieldId, fieldIds } from './fields.ts'
import type { PaperFigures } from './identities.ts'
import type { Paper, PaperKind } from './kinds.ts'
import type { Cell, Line, Page } from './page.ts'
import { longestRead, type PaperPlace, placeOfValue, type ValueCandidate, wholeLine } from './passages.ts'
import { countsIn, moneyIn, type Valued } from './values.ts'

/** A value with the paper it was read on; `isDoubtful` where that may be about another agreement, or about none. */
export type ReadCandidate = ValueCandidate & { paper: Paper; isDoubtful?: boolean }

/** Belief that is added for a kind of paper. The agreement is what was signed. */
const believed: Partial<Record<PaperKind, number>> = {
  agreement: 3,
  'pre-contract': 1.5,
  explanation: 1,
  commission: 1,
  unknown: 0.5,
}
export const beliefIn = (kind: PaperKind): number => believed[kind] ?? 0
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

function scoreOf({ field, weight, place, paper: { kind } }: ReadCandidate): number {
  // An invoice to a lender has the number of its agreement.
  if (kind === 'invoice' && field === 'agreementNumber' && ofAgreement.test(place.passage.slice(0, place.mark[0])))
    return weight
  if (kind === 'invoice') return weight + (ofTheSale.includes(field) ? 0.5 : field === 'lender' ? -1 : -1.5)
  if (ofCommission.includes(field)) return weight + 3
  // Other papers have dates of their own.
  if (field === 'signedOn' && kind !== 'agreement') return weight + beliefIn(kind) - (kind === 'pre-contract' ? 3 : 1)
  return weight + beliefIn(kind)
}

const ofAgreement =
  /\b(?:agreement|finance|proposal|h\.?p\.?)(?: (?:agreement|number|no|ref|reference|id)\b\.?)+[\s:·]*$|^finance\b[^.;£]{0,80}\bagreement[\s:·]*$/i

/** Read the words before a value, in its passage. */
export const leadOf = ({ place: { passage, mark } }: ReadCandidate): string => passage.slice(0, mark[0])

/** Least weight of a value worth showing, and of one that needs no other to confirm it. */
export const least = 4.5
export const enough = 6.5

/** A possible value of a field and its weight; `bySum` if no label leads to it. */
export type ValueOption = { value: number | string; weight: number; from: ReadCandidate; bySum?: boolean }

/** Possible values of each field, the likeliest first. */
export type Options = Readonly<Partial<Record<FieldId, readonly ValueOption[]>>>

/** List the possible values of each field by all that was read. */
export const optionsOf = (read: readonly ReadCandidate[]): Options =>
  Object.fromEntries(fieldIds.map((field) => [field, optionsFor(field, read)]))

/** List the values read for a field once each, the likeliest first; each repetition adds weight. */
function optionsFor(field: FieldId, read: readonly ReadCandidate[]): ValueOption[] {
  const options = new Map<string, ValueOption>()
  const possible = read.filter((each) => each.field === field && isPossible(field, each.value))
  for (const one of possible) {
    const weight = scoreOf(one)
    if (weight < least) continue
    const key = String(one.value)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
    const known = options.get(key)
    if (!known) options.set(key, { value: one.value, weight, from: one })
    else if (weight > known.weight) options.set(key, { value: one.value, weight: weight + 0.3, from: one })
    else known.weight += known.weight - weight < 4 ? 0.3 : 0
  }
  return [...options.values()].toSorted((a, b) => b.weight - a.weight).slice(0, 5)
}

const limits: Partial<Record<FieldId, readonly [least: number, most: number]>> = {
  apr: [0, 9_999],
  interestRate: [0, 9_999],
  paymentCount: [6, 180],
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

/** The likeliest figures. */
export const figuresOf = (options: Options): PaperFigures =>
  Object.fromEntries(
    Object.entries(options).flatMap(([field, [first]]) =>
      typeof first?.value === 'number' ? [[field, first.value]] : [],
    ),
  )

/** An option in the first place, before the others. */
export const withFirst = (options: Options, field: FieldId, one: ValueOption): Options => ({
  ...options,
  [field]: [one, ...(options[field] ?? []).filter((other) => other !== one)],
})

/** Make an option of a value without a label. */
export const unlabelled = (field: FieldId, weight: number, { value, place, paper }: PrintedValue): ValueOption => ({
  value,
  weight,
  bySum: true,
  from: { field, value, weight, place, paper },
})

/** A paper with its pages: two papers may each have a page of one number. */
export type PaperPages = { paper: Paper; pages: readonly Page[] }

/** A value and its place on a paper, whatever is beside it, with the words over and under it. */
type PrintedValue = { value: number | string; place: PaperPlace; paper: Paper; inColumn?: string }

/** Every sum and count on papers, each at its first place, whatever is beside it. */
export type PrintedFigures = Record<'sums' | 'counts', ReadonlyMap<number, () => PrintedValue>>

/** A sum paid or owed so far is not the agreement's. */
const isSoFar =
  /\bpaid (?:so far|to date)\b|\b(?:balance|amount|capital|still) (?:outstanding|owing|due|remaining)\b|\barrears\b/i

/** Index all sums and counts on the papers in one pass. */
export function printedFigures(papers: readonly PaperPages[]): PrintedFigures {
  const [sums, counts] = [new Map<number, () => PrintedValue>(), new Map<number, () => PrintedValue>()]
  for (const { paper, page, line, cell } of cellsOf(papers)) {
    if (!/\d/.test(cell.text) || isSoFar.test(wholeLine(line))) continue
    const text = cell.text.slice(0, longestRead)
    const keep = (on: Map<number, () => PrintedValue>) => (one: Valued<number>) =>
      on.has(one.value) ||
      on.set(one.value, () => ({
        value: one.value,
        place: placeOfValue(page, line, line, cell, one),
        paper,
        inColumn: besideInColumn(page, line, cell),
      }))
    moneyIn(text).forEach(keep(sums))
    countsIn(text).forEach(keep(counts))
  }
  return { sums, counts }
}

/** The words over and under a cell. */
function besideInColumn({ lines }: Page, line: Line, { x, right }: Cell): string {
  const at = lines.indexOf(line)
  return [lines[at - 1], lines[at + 1]]
    .flatMap((row) => row?.cells.filter((cell) => cell.x < right && cell.right > x).map(({ text }) => text) ?? [])
    .join(' · ')
}

/** List every cell of papers, with its place. */
export const cellsOf = (papers: readonly PaperPages[]): { paper: Paper; page: Page; line: Line; cell: Cell }[] =>
  papers.flatMap(({ paper, pages }) =>
    pages.flatMap((page) => page.lines.flatMap((line) => line.cells.map((cell) => ({ paper, page, line, cell })))),
  )
