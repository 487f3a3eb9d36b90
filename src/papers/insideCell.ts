import type { ValueKind } from './fields.ts'
import { isBareLabel, labelled } from './labels.ts'
import { type AnyValue, firstIn, follows, isReduced, type LabelMatch, saysNone } from './nearbyValue.ts'
import type { Cell, Page } from './page.ts'
import { datesIn, moneyIn, numbersIn, percentsIn, platesIn } from './values.ts'
import { inFigures, numbering } from './variants.ts'

/** A value and its text, which may be more than its cell: a sentence may continue in the line below. */
type Inside = { text: string; value: AnyValue }

/** Find a value in the label’s own cell, after or (by some wordings) before it, or below if the sentence continues. */
export function insideCell(met: LabelMatch, rest: string, opens: boolean): Inside | undefined {
  const { kind } = labelled[met.field]
  const named = kind === 'money' ? sumNamed(met) : undefined
  if (named) return named
  // Sums in brackets are the parts of the sum behind them.
  const value = firstIn(
    met.field,
    rest.replace(inParts, (parts) => ' '.repeat(parts.length)),
    !opens,
  )
  if (kind === 'money' && value && (isReduced.test(rest.slice(value.end)) || (opens && isInParts(met))))
    return undefined
  const isToldBy = kind === 'words' && /(?:^| )(?:by|through|via|from|means|paid|to)$/i.test(met.text.slice(0, met.end))
  const bySentence = kind === 'words' ? opens || isToldBy : value && reaches(rest.slice(0, value.start), opens)
  if (value && bySentence) return { text: met.text, value: moved(value, met.end) }
  const before = valueBefore(kind, met.text.slice(0, met.start), rest)
  if (before) return { text: met.text, value: before }
  const mayGoOn = kind === 'words' ? isToldBy && rest.trim() === '' : !isBareLabel(met.text, met.end)
  return value || !mayGoOn || rest.length > 60 ? undefined : inLineBelow(met, rest)
}

const inParts = /^ ?\([^)]*£[^)]*\)(?=[ :]*£)/

/** Check whether a cell lists the parts of the sum beside it: "Deposit: cash £500.00 part exchange £1,175.00", "£1,675.00". */
function isInParts(met: LabelMatch): boolean {
  const parts = met.field === 'deposit' ? moneyIn(met.text) : []
  const [whole] = moneyIn(met.page.lines[met.line]?.cells[met.cell + 1]?.text ?? '')
  return parts.length > 1 && whole?.value === parts.reduce((sum, { value }) => sum + value, 0)
}

/** Find a rate, a day, a number, a plate or a sum before its label. */
function valueBefore(kind: ValueKind, lead: string, rest: string): AnyValue | undefined {
  // In a sentence the next words are no rate: "at 12.9% APR and".
  if (kind === 'percent' && (rest.length < 40 || /^[),]* *\p{Ll}/u.test(rest))) {
    const rate = percentsIn(lead).at(-1)
    return rate && lead.length - rate.end < 3 ? rate : undefined
  }
  if (kind === 'date') {
    const day = datesIn(lead).at(-1)
    if (!day) return undefined
    const [from, gap] = [lead.slice(0, day.start), lead.slice(day.end)]
    // "One month after 9 March 2018, the date of this agreement"; "On 9 March 2018 you entered into".
    const leads =
      /^,? \(?(?:being |which is )?the $/.test(gap) ||
      (/^,? $/.test(gap) && /\bon (?:or about )?(?:the )?$/i.test(from))
    return leads ? day : undefined
  }
  if (kind === 'number' || kind === 'plate') return codeBefore(kind, lead, rest)
  // "£9,200.00 amount of credit", where the sum opens the cell and nothing follows.
  const sum = kind === 'money' && isBareLabel(rest.replace(/^ of$/, ''), 0) ? moneyIn(lead).at(-1) : undefined
  return sum && sum.start < 2 && (lead.length - sum.end < 3 || isCount.test(lead.slice(sum.end))) ? sum : undefined
}

/** Find the number or the plate that is all that a box has before its label. */
function codeBefore(kind: 'number' | 'plate', lead: string, rest: string): AnyValue | undefined {
  const [own] = kind === 'plate' ? platesIn(lead) : numbersIn(lead)
  return own?.start === 0 && own.end === lead.trimEnd().length && isBareLabel(rest, 0) ? own : undefined
}

/** How many payments, between the sum of each and what they are called. */
const isCount = /^ \d{1,3} $/

/** Find a value in the line below if the label's sentence continues there. */
function inLineBelow(met: LabelMatch, rest: string): Inside | undefined {
  const next = restBelow(met.page, met.line, met.cell)
  if (!next) return undefined
  const going = `${rest} ${next.text.slice(0, 80)}`
  const after = firstIn(met.field, going, true)
  return after &&
    !isReduced.test(going.slice(after.end)) &&
    (labelled[met.field].kind === 'words' || reaches(going.slice(0, after.start), false))
    ? { text: `${met.text} ${next.text}`, value: moved(after, met.end) }
    : undefined
}

/** Find the cell below that continues the last cell of a line as prose. */
function restBelow({ lines }: Page, line: number, index: number): Cell | undefined {
  const [own, below] = [lines[line], lines[line + 1]]
  const cell = own?.cells[index]
  if (!own || !below || !cell || index < own.cells.length - 1 || !follows(own, below, 1.8)) return undefined
  // The first line of a paragraph may be indented.
  const aside = own.cells.length === 1 && below.cells.length === 1 ? 40 : 20
  const isUnder = (next: Cell | undefined): boolean =>
    next !== undefined &&
    (Math.abs(next.x - cell.x) <= aside ||
      // A line with a wide gap continues below its start.
      (below.cells.length === 1 && isGoingOn(next.text)))
  return [below.cells[0], below.cells.at(-1)].find(isUnder)
}

/**
 * Find a sum named by the label after it: "a £199.00 option fee", "£500.00 as a deposit", "£500.00 in commission".
 */
function sumNamed(met: LabelMatch): Inside | undefined {
  const lead = met.text.slice(0, met.start)
  const sum = moneyIn(lead).at(-1)
  if (!sum || /^(?:each|every|any)\b/i.test(met.text.slice(met.start)) || /^:? (?:of )?£/.test(met.text.slice(met.end)))
    return undefined
  const [from, gap] = [lead.slice(0, sum.start), lead.slice(sum.end)]
  const names =
    /^(?: inc(?:luding|l\.?) vat,?)?,? (?:as|in|for|of|by|towards|by way of|(?:which )?is|was|will be) (?:an? |the |its |your )?(?:cash )?$/i.test(
      gap,
    ) ||
    (/^ (?:cash )?$/i.test(gap) &&
      /\b(?:an?|the|your|paid|pay|plus|and|inc|incl\.?|includes|including|with)\s$|[-:(,] ?$/i.test(from))
  return names ? { text: met.text, value: sum } : undefined
}

const moved = ({ value, start, end }: AnyValue, by: number): AnyValue => ({ value, start: start + by, end: end + by })

const leadsOn =
  /^(?:[:=)(?,\s|-]|is|was|were|of|worth|are|will be|being|at|i\.?e\.?|or|and|amounts?|(?:comes?|came|amounted) to|by|the|in|a|an|for|under|this|your|agreement|we|paid|payable|them|to|dealer|broker|received|shown|total|sum|flat|rate|around|about|on|just|made|provided|dated|number|ref|no|paperwork|papers|that|you|as|goods|vehicle|car|therefore|thus|then|follows|fixed|annum|per)*$/i

/** Check whether the words between a label and a figure still connect the two. */
function reaches(gap: string, opens: boolean): boolean {
  // "(With a £5.00 fee)" is not the label's sum.
  if (
    /\((?:(?:[^()]{0,60}\b)?(?:with|which|interest|together|includ\w*|inclusive|incl?|plus|made up|net of|of which|less|after|before|not)\b|deposit |\d+ ?x )[^)]*$/i.test(
      gap,
    )
  )
    return false
  // Skip a clause between two commas: ", which includes the deposit, is".
  const plain = gap
    .replace(
      /\([^)]{0,80}\)?|^,? (?:which|that) (?:includes?|is) [^,.;£\d]{1,60}, (?=is\b)|^, [^,.;£\d]{1,40}, (?=(?:is|was|came to)\b)/g,
      ' ',
    )
    .trim()
  if (
    /[.;]\s|^and$/i.test(plain) ||
    /(?:^|[\s:,])(?:interest|fees?)\b|\b(?:deposit|part[- ]exchange|advance payment|finance) of$/i.test(plain) ||
    /\b(?:incl\.?|including|includes)(?: an?| the)?$|\bof which\b|\bless\b/i.test(plain)
  )
    return false
  return opens ? plain.length <= 45 : plain.length <= 40 && leadsOn.test(plain)
}

/** Join the label of a narrow column with the line below it, if neither has a figure. */
export function wrappedLabel({ lines }: Page, line: number, index: number): string | undefined {
  const [own, below] = [lines[line], lines[line + 1]]
  const cell = own?.cells[index]
  const text = cell?.text.replace(numbering, '') ?? ''
  if (
    !own ||
    !below ||
    !cell ||
    text.length > 60 ||
    /^\p{Ll}.*\p{Ll}\.$/u.test(text) ||
    /\d/.test(text) ||
    !follows(own, below, 1.7)
  )
    return undefined
  const at = below.cells.findIndex(({ x }) => Math.abs(x - cell.x) < own.size)
  const next = below.cells[at]
  if (next && isFormula.test(next.text)) return `${text} ${next.text}`
  // Both rows have a cell to the right, this one a figure: it is another label.
  if (own.cells[index + 1] && /^[£\d]/.test(below.cells[at + 1]?.text ?? '')) return undefined
  if (!next || next.text.length >= 60 || /\d/.test(next.text) || saysNone(next.text)) return undefined
  const third = isUnfinished.test(next.text) && lines[line + 2]?.cells.find(({ x }) => Math.abs(x - cell.x) < own.size)
  return [text, next.text, ...(third && !/\d/.test(third.text) ? [third.text] : [])].join(' ')
}

/** A label that continues in a third line: "Name and", "address of", "Dealer". */
const isUnfinished = /\b(?:of|and|or|the|your|to|by)$/i

/** The lines a sum adds up: "(2 + 5)". */
const isFormula = /^\(\w{1,2}(?: ?[-+] ?\w{1,2})+\)$/

/** Sentences continue in lower case. */
export const isGoingOn = (text: string): boolean => /^\p{Ll}/u.test(text)

/** The end of a line of prose with the beginning of the next, where a label may be broken in two at `at`. */
export function brokenLabel(page: Page, line: number, index: number): { text: string; at: number } | undefined {
  const text = page.lines[line]?.cells[index]?.text ?? ''
  const next = text.length < 36 ? undefined : restBelow(page, line, index)
  const end = text.slice(-60)
  return next && { text: `${end} ${inFigures(next.text.slice(0, 100))}`, at: end.length }
}
