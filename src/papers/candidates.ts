import { cellOf, firstIn, follows, lineOf, type Met, type Value, valueAround } from './around.ts'
import { isBareLabel, labelIn, opensCell } from './labelIn.ts'
import { labelled, labelledIds } from './labels.ts'
import type { Cell, Line, Page } from './lines.ts'
import { unbroken, unscanned } from './plainWords.ts'
import { type Candidate, cut, longestRead, placeIn, wholeLine } from './place.ts'
import { namesCar } from './vehicles.ts'
import { datedPlate, datesIn, moneyIn, percentsIn, presentPlate } from './values.ts'

/** Everything on a page that some label of a field leads to. */
export function candidatesOn(page: Page): Candidate[] {
  // A flat rate is another measure: about half of the rate of interest.
  return page.lines
    .flatMap((_, line) => candidatesIn(page, line))
    .filter(
      ({ field, place: { passage, mark } }) =>
        field !== 'interestRate' || !/^\s*\(?flat\b/i.test(passage.slice(mark[1])),
    )
}

function candidatesIn(page: Page, line: number): Candidate[] {
  return (page.lines[line]?.cells ?? []).flatMap((cell, index) => {
    const texts = textsOf(cell.text.slice(0, longestRead))
    const wrapped = wrappedLabel(page, line, index)
    const broken = brokenLabel(page, line, index)
    const before = isGoingOn(cell.text) ? (page.lines[line - 1]?.cells.at(-1)?.text.slice(-40) ?? '') : ''
    return labelledIds.flatMap((field) => {
      for (const text of texts) {
        const label = labelIn(text, field, { before })
        const values = label && valuesOf({ field, page, line, cell: index, text, joined: false, ...label })
        if (values && (values.length > 0 || wrapped === undefined)) return values
      }
      const across = broken && labelIn(broken.text, field)
      if (broken && across && across.start < broken.at && across.end > broken.at)
        return valuesOf({ field, page, line, cell: index, text: broken.text, joined: false, ...across })
      const label = wrapped === undefined ? undefined : labelIn(wrapped, field)
      return wrapped !== undefined && label && label.start < cell.text.length
        ? valuesOf({ field, page, line, cell: index, text: wrapped, joined: true, ...label, end: wrapped.length })
        : []
    })
  })
}

/** Plates of the present kind stand beside cars with and without a label: nothing else looks like them. Older ones need a car beside them. */
export const platesOn = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap((line) => {
    const whole = wholeLine(line)
    if (/part[- ]ex|trade[- ]in|previous/i.test(whole)) return []
    const besideCar = /\b(?:vehicle|car|goods)\b/i.test(whole) || namesCar(whole)
    const shapes = besideCar ? plateOfCar : plateAlone
    return [...whole.matchAll(shapes)].map(({ 0: plate, index }) => ({
      field: 'registration',
      value: plate.replaceAll(' ', ''),
      weight: besideCar ? 5 : 4,
      place: cut(whole, index, index + plate.length, number),
    }))
  })

const plateAlone = new RegExp(`(?<![A-Z0-9])${presentPlate}(?![A-Z0-9])`, 'g')
/** Those that name no year, of letters and figures alone, count where they stand apart from the words for the car. */
const plateOfCar = new RegExp(
  String.raw`(?<![A-Z0-9])(?:${datedPlate}|(?<=[,(·] ?)[A-Z]{1,3} ?\d{1,4}(?=\)|\.?$| ·))(?![A-Z0-9])`,
  'g',
)

/** A cell as printed, without breaks inside its words ("agree-ment"), and as it was before it was scanned; each that differs. */
const textsOf = (text: string): string[] => [...new Set([text, unbroken(text), unscanned(text)])]

/** The label of a narrow column, put together with the line below it, when neither holds a figure. */
function wrappedLabel({ lines }: Page, line: number, index: number): string | undefined {
  const [own, below] = [lines[line], lines[line + 1]]
  const cell = own?.cells[index]
  if (!own || !below || !cell || cell.text.length > 60 || /\d/.test(cell.text) || !follows(own, below, 1.7))
    return undefined
  const next = below.cells.find(({ x }) => Math.abs(x - cell.x) < own.size)
  return next && next.text.length < 60 && !/\d/.test(next.text) ? `${cell.text} ${next.text}` : undefined
}

/** A sentence goes on in small letters. */
const isGoingOn = (text: string): boolean => /^\p{Ll}/u.test(text)

/** The end of a line of prose with the beginning of the next, where a label may be broken in two at `at`. */
function brokenLabel(page: Page, line: number, index: number): { text: string; at: number } | undefined {
  const text = page.lines[line]?.cells[index]?.text ?? ''
  const next = text.length < 45 ? undefined : restBelow(page, line, index)
  const end = text.slice(-60)
  return next && { text: `${end} ${next.text.slice(0, 100)}`, at: end.length }
}

/** The cell below that goes on with the last cell of a line, as prose does. */
function restBelow({ lines }: Page, line: number, index: number): Cell | undefined {
  const [own, below] = [lines[line], lines[line + 1]]
  const [cell, next] = [own?.cells[index], below?.cells[0]]
  if (!own || !below || !cell || !next || index < own.cells.length - 1) return undefined
  return follows(own, below, 1.8) && Math.abs(next.x - cell.x) <= 12 ? next : undefined
}

/** What a label leads to: in its own cell, else right of it, else below it. */
function valuesOf(met: Met): Candidate[] {
  const { kind } = labelled[met.field]
  const own = lineOf(met)
  if (kind === 'date' && isOtherDate(met)) return []
  const opens = opensCell(met.text.slice(0, met.start)) || isBareLabel(met.text, met.end)
  const found = (line: Line, cell: Cell, value: Value, near: number): Candidate[] => [
    {
      field: met.field,
      value: value.value,
      weight: met.weight + near + (opens ? 1 : 0),
      place: placeIn(met.page, own, line, cell, value),
    },
  ]
  const rest = met.text.slice(met.end)
  if (!met.joined) {
    const inside = insideCell(met, rest, opens)
    if (inside) return found(own, { ...cellOf(met), text: inside.text }, inside.value, 3)
    if (kind !== 'words' && /(?:[a-z]{3}.*){3}/i.test(rest) && !opens) return []
    if (kind === 'words' && rest.trim().length > 25) return []
  }
  if (!opens && rest.length > 30) return []
  const value = valueAround(met, opens, opens || (kind !== 'words' && /^[\s:]*$/.test(rest)))
  return value ? found(value.line, value.cell, value.value, value.near) : []
}

/** A value in the label’s own cell, after it or, of a rate, just before it; a sentence may go on in the line below. */
function insideCell(met: Met, rest: string, opens: boolean): { text: string; value: Value } | undefined {
  const { kind } = labelled[met.field]
  const value = firstIn(met.field, rest, !opens)
  const bySentence =
    kind === 'words'
      ? opens || / (?:by|through|via|from|means)$/i.test(met.text.slice(0, met.end))
      : value && reaches(rest.slice(0, value.start), opens)
  if (value && bySentence) return { text: met.text, value: moved(value, met.end) }
  const lead = met.text.slice(0, met.start)
  const before = kind === 'percent' && rest.length < 40 ? percentsIn(lead).at(-1) : undefined
  if (before && lead.length - before.end < 3) return { text: met.text, value: before }
  // "One month after 9 March 2018, the date of this agreement".
  const day = kind === 'date' ? datesIn(lead).at(-1) : undefined
  if (day && /^,? (?:being |which is )?the $/.test(lead.slice(day.end))) return { text: met.text, value: day }
  // "£9,200.00 amount of credit", where the sum opens the cell and nothing follows.
  const leading = kind === 'money' && isBareLabel(rest, 0) ? moneyIn(lead).at(-1) : undefined
  if (leading && leading.start < 2 && lead.length - leading.end < 3) return { text: met.text, value: leading }
  // "We paid £500.00 in commission".
  const paid = met.field === 'commission' ? moneyIn(lead).at(-1) : undefined
  if (paid && /^ (?:in|as|of) (?:a |the )?$/i.test(lead.slice(paid.end))) return { text: met.text, value: paid }
  if (value || kind === 'words' || isBareLabel(met.text, met.end) || rest.length > 60) return undefined
  const next = restBelow(met.page, met.line, met.cell)
  if (!next) return undefined
  const going = `${rest} ${next.text.slice(0, 80)}`
  const after = firstIn(met.field, going, true)
  return after && reaches(going.slice(0, after.start), false)
    ? { text: `${met.text} ${next.text}`, value: moved(after, met.end) }
    : undefined
}

/** A date of its own: of the rows of a ledger, under their head, and of a mail. */
const isOtherDate = ({ page, line, text, start, end }: Met): boolean =>
  /^date$/i.test(text.slice(start, end)) &&
  ((page.lines[line]?.cells ?? []).filter(({ text: head }) => ofLedger.test(head)).length > 2 ||
    page.lines
      .slice(Math.max(0, line - 3), line + 4)
      .some(({ cells }) => /^(?:subject|from|to): ?\S/i.test(cells[0]?.text ?? '')))

const ofLedger = /^(?:date|type|amount|balance|debit|credit|description|details|paid|due|received|transaction)s?\b/i

const moved = ({ value, start, end }: Value, by: number): Value => ({ value, start: start + by, end: end + by })

const leadsOn =
  /^(?:[:=)(-]|is|was|were|of|are|will be|being|at|i\.?e\.?|or|and|amounts? to|comes to|by|the|in|a|an|for|under|this|your|agreement|we|paid|payable|them|to|dealer|broker|received|shown|total|sum|on|just|made|dated|number|ref|no|that|you|as|follows|amount|fixed|annum|per|,|\s|-)*$/i

/** Whether what stands between a label and a figure still leads from one to the other. */
function reaches(gap: string, opens: boolean): boolean {
  const plain = gap.replace(/\([^)]{0,80}\)?/g, ' ').trim()
  if (/[.;]\s/.test(plain)) return false
  return opens ? plain.length <= 45 : plain.length <= 40 && leadsOn.test(plain)
}
