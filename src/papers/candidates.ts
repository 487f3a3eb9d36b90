import { isInCapitals, unabbreviated } from './abbreviations.ts'
import { valueAround } from './around.ts'
import { brokenLabel, endsLabel, isGoingOn, numbering, wrappedLabel } from './brokenLabels.ts'
import type { ValueKind } from './fields.ts'
import { cellOf, lineOf, type Met, type Value } from './met.ts'
import { insideCell } from './insideCell.ts'
import { isBareLabel, labelIn, labelsIn, opensCell } from './labelIn.ts'
import { labelled, labelledIds } from './labels.ts'
import { asMeant } from './meant.ts'
import type { Cell, Line, Page } from './lines.ts'
import { inFigures } from './numberWords.ts'
import { unbroken, unscanned } from './plainWords.ts'
import { respelt } from './spelling.ts'
import { asPrinted, type Candidate, cut, longestRead, placeIn, wholeLine } from './place.ts'
import { beforeLabel } from './stacks.ts'
import { namesCar } from './vehicles.ts'
import { datedPlate, datesIn, moneyIn, presentPlate } from './values.ts'

/** Everything on a page that some label of a field leads to. */
export function candidatesOn(page: Page): Candidate[] {
  return asMeant(
    page.lines.flatMap((_, line) => candidatesIn(page, line)),
    page,
  )
}

function candidatesIn(page: Page, line: number): Candidate[] {
  return (page.lines[line]?.cells ?? []).flatMap((cell, index) => {
    const texts = textsOf(cell.text.slice(0, longestRead))
    const wrapped = wrappedLabel(page, line, index)
    const broken = brokenLabel(page, line, index)
    const before =
      index === 0 && isGoingOn(cell.text) ? (page.lines[line - 1]?.cells.at(-1)?.text.slice(-40) ?? '') : ''
    return labelledIds.flatMap((field) => {
      const met = { field, page, line, cell: index }
      const own = ledTo(met, texts, before)
      if (own && own.length > 0) return endsLabel(met) ? [] : own
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

/** What the labels of a field in the first of several texts of a cell lead to; undefined where none has such a label. */
function ledTo(
  met: Pick<Met, 'field' | 'page' | 'line' | 'cell'>,
  texts: readonly string[],
  before: string,
): Candidate[] | undefined {
  let isLabelled = false
  // A label that leads to nothing is none: another of the same words may.
  for (const text of texts)
    for (const label of labelsIn(text, met.field, before).slice(0, mostLabels)) {
      const values = valuesOf({ ...met, text, joined: false, ...label })
      if (values.length > 0) return values
      isLabelled = true
    }
  return isLabelled ? [] : undefined
}

/** Plates of the present kind stand beside cars with and without a label: nothing else looks like them. Older ones need a car beside them. */
export const platesOn = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap((line) => {
    const whole = wholeLine(line)
    if (/part[- ]ex|\bp\/?x\b|trade[- ]in|previous|allowance|old (?:car|vehicle)/i.test(whole)) return []
    const besideCar = /\b(?:vehicle|car|goods)\b/i.test(whole) || namesCar(whole)
    const shapes = besideCar ? plateOfCar : plateAlone
    return [...whole.matchAll(shapes)].map(({ 0: plate, index }) => ({
      field: 'registration',
      value: plate.replaceAll(' ', ''),
      weight: besideCar ? 5 : 4.6,
      place: cut(whole, index, index + plate.length, number),
    }))
  })

/** What is paid a month, where a box says no more than that: "£218.91 per month". */
export const perMonthOn = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }): Candidate[] => {
      const [sum] = /^(?:only |just )?£ ?[\d,]+\.\d\d (?:(?:per|a|each|every|\/) ?month|monthly|p\/?m|pcm)\.?$/i.test(
        text,
      )
        ? moneyIn(text)
        : []
      return sum
        ? [{ field: 'payment', value: sum.value, weight: 4.6, place: cut(text, sum.start, sum.end, number) }]
        : []
    }),
  )

const plateAlone = new RegExp(`(?<![A-Z0-9])${presentPlate}(?![A-Z0-9])`, 'g')
/** Those that name no year, of letters and figures alone, count where they stand apart from the words for the car. */
const plateOfCar = new RegExp(
  String.raw`(?<![A-Z0-9])(?:${datedPlate}|(?<=[,(·] ?)[A-Z]{1,3} ?\d{1,4}(?=\)|\.?$| ·))(?![A-Z0-9])`,
  'g',
)

/** The labels of one field in one cell that are followed: the text of a whole page in one cell holds many. */
const mostLabels = 4

/** How many letters may lead up to a label whose value is in the line below it. */
const longestLead = 40

/**
 * A cell as printed, without its number in a list, without breaks inside its words ("agree-ment"), as it was before it was scanned, spelt
 * as it was meant, with its numbers in figures, and with its words in full; each that differs.
 */
const textsOf = (text: string): string[] => [
  ...new Set([
    ...(isInCapitals(text) ? [unabbreviated(text)] : []),
    text,
    text.replace(numbering, ''),
    unbroken(text),
    unscanned(text),
    respelt(text),
    inFigures(text),
    unabbreviated(text),
  ]),
]

/** What a label leads to: in its own cell, else right of it, else below it. */
function valuesOf(met: Met): Candidate[] {
  const { kind } = labelled[met.field]
  const own = lineOf(met)
  if (isOtherwise[kind]?.(met)) return []
  const opens = opensCell(met.text.slice(0, met.start)) || isBareLabel(met.text, met.end)
  const found = (line: Line, cell: Cell, value: Value, near: number): Candidate[] => [
    {
      field: met.field,
      value: value.value,
      weight: met.weight + near + (opens ? 1 : 0),
      place: placeIn(met.page, own, line, cell, value),
    },
  ]
  const printed = cellOf(met)
  const rest = met.text.slice(met.end)
  const isName = kind === 'words'
  const first = opens ? beforeLabel(met) : undefined
  if (first) return found(first.line, first.cell, first.value, first.near)
  if (!met.joined) {
    const inside = insideCell(met, rest, opens)
    if (inside?.text === met.text) return found(own, printed, asPrinted(printed.text, inside), 3)
    if (inside) return found(own, { ...printed, text: inside.text }, inside.value, 3)
    if (!isName && (rest.match(/\p{L}{3,}/gu) ?? []).length > 2 && !opens) return []
    if (isName && rest.trim().length > 25) return []
  }
  // What ends a sentence names nothing beside it.
  if (!opens && (isName || rest.length > 30 || /^\.$/.test(rest))) return []
  // Below a line of prose stands the next one.
  const value = valueAround(met, opens, opens || (/^[\s:]*$/.test(rest) && met.start < longestLead))
  return value ? found(value.line, value.cell, value.value, value.near) : []
}

/** "One final payment of (this includes the purchase fee) £251.98": the sum has it in it and is another. */
const isIncluded = ({ text, start, end }: Met): boolean =>
  /\b(?:includ(?:es|ing|ed)|incl?\.?|inclusive of|contains|comprising)(?: the| an?| your| any)?\s*$/i.test(
    text.slice(0, start),
  ) && /^\s*(?:[),;]|$)/.test(text.slice(end))

/** A date of its own: of the rows of a ledger, under their head, of a mail, and beside who a paper was made for. */
const isOtherDate = ({ page, line, text, start, end }: Met): boolean =>
  /^date$/i.test(text.slice(start, end)) &&
  ((page.lines[line]?.cells ?? []).filter(({ text: head }) => ofLedger.test(head)).length > 2 ||
    page.lines[line]?.cells.some(({ text: own }) => /^(?:prepared|produced|printed|written) (?:for|by)\b/i.test(own)) ||
    page.lines
      .slice(Math.max(0, line - 3), line + 4)
      .some(({ cells }) => /^(?:subject|from|to):(?: ?\S|$)/i.test(cells[0]?.text ?? '')))

/** A row of a ledger begins with its day: the interest that it books is a sum. */
const isBooked = (met: Met): boolean =>
  met.cell > 0 && datesIn(lineOf(met).cells[0]?.text.slice(0, 20) ?? '')[0]?.start === 0

/** What makes a value of a kind another than that of its label. */
const isOtherwise: Partial<Record<ValueKind, (met: Met) => boolean>> = {
  date: isOtherDate,
  percent: isBooked,
  money: isIncluded,
}

const ofLedger = /^(?:date|type|amount|balance|debit|credit|description|details|paid|due|received|transaction)s?\b/i
