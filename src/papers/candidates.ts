import { expression } from '../text/expression.ts'
import type { LabelledId, ValueKind } from './fields.ts'
import { brokenLabel, insideCell, isGoingOn, wrappedLabel } from './insideCell.ts'
import { isBareLabel, labelIn, labelled, labelledIds, labelsIn, opensCell } from './labels.ts'
import {
  type AnyValue,
  cellOf,
  firstIn,
  follows,
  isFigure,
  isLabel,
  type LabelMatch,
  lineOf,
  valueAround,
} from './nearbyValue.ts'
import { type Cell, farAside, type Line, type Page } from './page.ts'
import { asPrinted, cutPassage, longestRead, placeOfValue, type ValueCandidate, wholeLine } from './passages.ts'
import { datedPlate, presentPlate } from './values.ts'
import { unabbreviated, variantsOf } from './variants.ts'
import { namesCar } from './vehicles.ts'

/** Find the values of every label on a page. */
export function candidatesOn(page: Page): ValueCandidate[] {
  return reweighByContext(
    page.lines.flatMap((_, line) => candidatesIn(page, line)),
    page,
  )
}

function candidatesIn(page: Page, line: number): ValueCandidate[] {
  return (page.lines[line]?.cells ?? []).flatMap((cell, index) => {
    const texts = variantsOf(cell.text.slice(0, longestRead))
    const wrapped = wrappedLabel(page, line, index)
    const broken = brokenLabel(page, line, index)
    const before =
      index === 0 && isGoingOn(cell.text)
        ? (page.lines[line - 1]?.cells.findLast(({ x }) => x < cell.x + farAside)?.text.slice(-40) ?? '')
        : ''
    const begun = begunAbove(page, line, cell)
    return labelledIds.flatMap((field) => {
      const met = { field, page, line, cell: index }
      // Beside the rest of a name's label is only the rest of the name.
      const whole = labelled[field].kind === 'words' && begun && labelIn(begun.text, field)
      if (whole && whole.start < begun.at && begun.at < whole.end) return []
      const own = ledTo(met, texts, before)
      if (own && own.length > 0) return own
      const across = broken && labelIn(broken.text, field)
      if (broken && across && across.start < broken.at && across.end > broken.at)
        return valuesOf({ ...met, text: broken.text, joined: false, ...across })
      if (own && wrapped === undefined) return own
      const label = wrapped === undefined ? undefined : labelIn(wrapped, field)
      return wrapped !== undefined && label && label.start < cell.text.length
        ? valuesOf({ ...met, text: wrapped, joined: true, ...label, end: wrapped.length })
        : []
    })
  })
}

/** Join a cell with its first words in the line above, unless these alone are a label: "Supplying" over "dealer". */
function begunAbove(page: Page, line: number, cell: Cell): { text: string; at: number } | undefined {
  const cells = page.lines[line - 1]?.cells ?? []
  const index = cells.findIndex(({ x }) => Math.abs(x - cell.x) < farAside)
  const upper = cells[index]?.text ?? ''
  const text = index < 0 || isLabel(upper) ? undefined : wrappedLabel(page, line - 1, index)
  return text === undefined ? undefined : { text, at: upper.length + 1 }
}

/** Try the labels of a field in each text of a cell until one has a value; undefined if no text has a label. */
function ledTo(
  met: Pick<LabelMatch, 'field' | 'page' | 'line' | 'cell'>,
  texts: readonly string[],
  before: string,
): ValueCandidate[] | undefined {
  let isLabelled = false
  // Skip labels with no value; try the next match.
  for (const text of texts)
    for (const label of labelsIn(text, met.field, before).slice(0, mostLabels)) {
      const values = valuesOf({ ...met, text, joined: false, ...label })
      if (values.length > 0) return values
      isLabelled = true
    }
  return isLabelled ? [] : undefined
}

/** Find plates. Nothing else looks like a present-day plate, so it needs no label; older ones count only beside a car. */
export const platesOn = ({ number, lines }: Page): ValueCandidate[] =>
  lines.flatMap((line) => {
    const whole = wholeLine(line)
    if (/part[- ]ex|\bp\/?x\b|trade[- ]in|previous|allowance|old (?:car|vehicle)/i.test(whole)) return []
    const besideCar = /\b(?:vehicle|car|goods)\b/i.test(whole) || namesCar(whole)
    const shapes = besideCar ? plateOfCar : plateAlone
    return [...whole.matchAll(shapes)].map(({ 0: plate, index }) => {
      const place = cutPassage(whole, index, index + plate.length, number)
      return { field: 'registration', value: plate.replaceAll(' ', ''), weight: besideCar ? 5 : 4.6, place }
    })
  })

const plateAlone = expression.g`(?<![A-Z0-9])${presentPlate}(?![A-Z0-9])`
/** Undated plates (only letters and figures) count if punctuation sets them apart from the words for the car. */
const plateOfCar = expression.g`(?<![A-Z0-9])(?:${datedPlate}|(?<=[,(·] ?)[A-Z]{1,3} ?\d{1,4}(?=\)|\.?$| ·))(?![A-Z0-9])`

/** Most labels of one field tried in one cell: a cell that holds a whole page of text has many. */
const mostLabels = 4

/** Find the values of a label: in its own cell, else right of it, else below it. */
function valuesOf(met: LabelMatch): ValueCandidate[] {
  const { kind } = labelled[met.field]
  const own = lineOf(met)
  if (isOtherwise[kind]?.(met)) return []
  const opens = opensCell(met.text.slice(0, met.start)) || isBareLabel(met.text, met.end) || opensSentence(met)
  const found = (line: Line, cell: Cell, value: AnyValue, near: number): ValueCandidate[] => {
    const place = placeOfValue(met.page, own, line, cell, value)
    return [{ field: met.field, value: value.value, weight: met.weight + near + (opens ? 1 : 0), place }]
  }
  const printed = cellOf(met)
  const rest = met.text.slice(met.end)
  const isName = kind === 'words'
  if (!met.joined) {
    const inside = insideCell(met, rest, opens)
    if (inside?.text === met.text) return found(own, printed, asPrinted(printed.text, inside), 3)
    if (inside) return found(own, { ...printed, text: inside.text }, inside.value, 3)
    if (!isName && (rest.match(/\p{L}{3,}/gu) ?? []).length > 2 && !opens) return []
    if (isName && rest.replace(/^ ?\([^)]*\)/, '').trim().length > 25) return []
  }
  // A label that ends a sentence names nobody.
  if (!opens && isName) return []
  // Below a line of prose is only more prose.
  const mayBeBelow = (opens && !/\d.{0,60} of$/.test(rest)) || /^[\s:]*$/.test(rest)
  const value = valueAround({ ...met, opens, mayBeBelow })
  return value ? found(value.line, value.cell, value.value, value.near) : []
}

/** "Broker: Halo Car Credit Ltd, Chester. Dealer: Newark Road Cars": each is read by itself. */
const opensSentence = ({ text, start, end }: LabelMatch): boolean =>
  /[.;] $/.test(text.slice(0, start)) && /^(?:: | \p{Lu}{2,} )/u.test(text.slice(end))

/** "One final payment of (this includes the purchase fee) £251.98": the sum includes the fee, so is not it. */
const isIncluded = ({ text, start, end }: LabelMatch): boolean =>
  /\b(?:includ(?:es|ing|ed)|incl?\.?|inclusive of|contains|comprising)(?: the| an?| your| any)?\s*$/i.test(
    text.slice(0, start),
  ) && /^\s*(?:[),;]|$)/.test(text.slice(end))

/** Check whether "date" heads a ledger's rows, or is the date of a mail, or beside whom a paper was made for. */
const isOtherDate = (met: LabelMatch): boolean =>
  /^date$/i.test(met.text.slice(met.start, met.end)) && (headsLedger(met) || isBesideMaker(met))

const isBesideMaker = ({ page: { lines }, line }: LabelMatch): boolean =>
  lines[line]?.cells.some(({ text }) => /^(?:prepared|produced|printed|written) (?:for|by)\b/i.test(text)) ||
  lines
    .slice(Math.max(0, line - 3), line + 4)
    .some(({ cells }) => /^(?:subject|from|to):(?: ?\S|$)/i.test(cells[0]?.text ?? ''))

/** Tests for labels whose value is not their field's. */
const isOtherwise: Partial<Record<ValueKind, (met: LabelMatch) => boolean>> = {
  date: isOtherDate,
  money: (met) => isIncluded(met) || (/^credit$/i.test(met.text) && headsLedger(met)),
}

/** Check whether a label is a column heading of a ledger. */
const headsLedger = ({ page, line }: LabelMatch): boolean =>
  (page.lines[line]?.cells ?? []).filter(({ text }) => ofLedger.test(text)).length > 2
const ofLedger = /^(?:date|type|amount|balance|debit|credit|description|details|paid|due|received|transaction)s?\b/i

/** Reweigh values by the words around their labels, and drop those that mean something else. */
export function reweighByContext(candidates: readonly ValueCandidate[], page: Page): ValueCandidate[] {
  return candidates
    .map((one) => (isFlat(one) ? { ...one, weight: one.weight - 2 } : one))
    .map((one) => (one.field === 'signedOn' && isOfLender(one.place) ? { ...one, weight: one.weight - 1.5 } : one))
    .filter(({ field, place }) => field !== 'agreementNumber' || !/\bsort code\b/i.test(place.passage))
    .map((one) => (isSeller(one) && isSale(page) ? { ...one, field: 'lender', weight: one.weight + 1.5 } : one))
}

/** A flat rate is another measure, about half the rate of interest: use it only if there is no other. */
const isFlat = ({ field, place: { passage, mark } }: ValueCandidate): boolean =>
  field === 'interestRate' && /^\s*\(?flat\b/i.test(passage.slice(mark[1]))

/** The customer signs first, and whoever lends after that; the date of the agreement is the one that is called so. */
const isOfLender = ({ passage, mark }: ValueCandidate['place']): boolean =>
  /\b(?:for|on behalf of)(?: and on behalf of)? (?:us\b|(?:the )?(?:creditor|lender|owner|seller|company)\b|\p{Lu}[^·]{0,80}\b(?:ltd|limited|plc|finance|bank|\(?uk\)?)\b)/iu.test(
    passage.slice(0, mark[0]),
  ) && !/\bdate of (?:this |the )?agreement\b|agreement date|\bagreement (?:is )?made\b/i.test(passage)

/** Under a conditional sale whoever lends is the seller; under any other agreement a seller is the dealer. */
const isSeller = ({ field, place: { passage, mark } }: ValueCandidate): boolean =>
  field === 'dealer' &&
  !/\b(?:dealer|supplier|retailer)\b/i.test(passage.slice(0, mark[0])) &&
  /\bseller(?:'s)?(?: name)?(?: ?\((?:we|us|the seller|owner|creditor)\))?[^\p{L}]*$/iu.test(passage.slice(0, mark[0]))
const isSale = ({ lines }: Page): boolean => lines.some((line) => /\bconditional sale\b/i.test(wholeLine(line)))

/** The fewest columns that make a table, and the most lines that its heads go on for. */
const fewestColumns = 3
const mostHeadLines = 4

/**
 * The figures of tables that have them in one row under their heads, where a head is broken over several lines: "Total amount", "payable",
 * "£". Several rows of figures under one head are a ledger, and say nothing of an agreement.
 */
export const inColumns = (page: Page): ValueCandidate[] =>
  page.lines.flatMap((row, index) => {
    const { cells } = row
    if (!isRow(row) || isRow(page.lines[index - 1]) || isRow(page.lines[index + 1])) return []
    const heads = headsOver(page.lines, index)
    if (heads.length < 2) return []
    return cells.flatMap((cell, column): ValueCandidate[] => {
      const own = headOf(heads, column)
      const isEach = /^(?:each|amount|size|of each)$/i.test(own)
      const named = isEach ? ({ field: 'payment', weight: 2 } as const) : surestIn(own)
      const value = named && firstIn(named.field, cell.text, false)
      if (!value) return []
      const place = placeOfValue(page, heads[0]?.line ?? row, row, cell, value)
      return [{ field: named.field, value: value.value, weight: named.weight + 4, place }]
    })
  })

const isRule = /^[-=_+~*]{3,}$/

const isRow = (line: Line | undefined): boolean =>
  line !== undefined && line.cells.length >= fewestColumns && line.cells.every(({ text }) => isFigure(text))

type HeadLine = { line: Line; texts: ReadonlyMap<number, string> }

/** Collect the lines of headings over a row, top first, with their text by column. */
function headsOver(lines: Page['lines'], index: number): HeadLine[] {
  const found: HeadLine[] = []
  // A rule of dashes or the like may follow the headings.
  const isRuled = lines[index - 1]?.cells.every(({ text }) => isRule.test(text)) === true
  const last = index - (isRuled ? 2 : 1)
  for (let at = last; at >= 0 && at > last - mostHeadLines; at--) {
    const [line, below] = [lines[at], lines[at + 1]]
    if (!line || !below || !follows({ ...line, size: Math.max(line.size, below.size) }, below, 2.3)) break
    // The last line may belong to one column only: "per annum".
    if (line.cells.length < 2 && !/^[\p{Ll}(]/u.test(line.cells[0]?.text ?? '')) break
    if (line.cells.some(({ text }) => /\d/.test(text) || text.length > 40)) break
    found.unshift({ line, texts: columnsOf(line.cells, lines[index]?.cells ?? []) })
  }
  return found
}

/** Match the cells of a line of headings to columns: in order if there is one for each, else by the cells under them. */
function columnsOf(heads: readonly Cell[], columns: readonly Cell[]): Map<number, string> {
  if (heads.length === columns.length) return new Map(heads.map(({ text }, column) => [column, text]))
  const under = heads.map((head) =>
    columns.flatMap(({ x, right }, column) => (x < head.right + 6 && right > head.x - 6 ? [column] : [])),
  )
  return new Map(under.map(([column = 0], at) => [column, heads[at]?.text ?? '']))
}

/** Join the heading of a column, without its unit signs. */
const headOf = (heads: readonly HeadLine[], column: number): string =>
  heads
    .flatMap(({ texts }) => texts.get(column) ?? [])
    .filter((text) => !/^[£%p(]*\)?$/.test(text))
    .join(' ')
    .replace(/(?<=\p{L}-) (?=\p{Ll})/gu, '')

/** The field that a head names most surely. */
const surestIn = (head: string): { field: LabelledId; weight: number } | undefined =>
  labelledIds
    .flatMap((field) =>
      [head, unabbreviated(head)].flatMap((text) =>
        labelsIn(text, field, '')
          .filter(({ start }) => opensCell(text.slice(0, start)))
          .map(({ weight, start, end }) => ({ field, weight, length: end - start })),
      ),
    )
    .toSorted((a, b) => b.length - a.length || b.weight - a.weight)[0]
