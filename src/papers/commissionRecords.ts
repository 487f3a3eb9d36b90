import { howPaid } from './commission.ts'
import { type ValueCandidate, type Line, type Page, cutPassage, longestRead, placeOfValue, cellsText } from './lines.ts'
import { partyIn } from './nameWords.ts'
import { datesIn, moneyIn } from './values.ts'

const isSum = /^(?:amount|sum|value|paid)(?: paid)?(?=[: ]|$)/i
const isHow = /^(?:basis|type|how|method|calculat|arrangement)/i
const isTitle = /^commission\b[^£\d.]{0,50}$|\bpay an? commission to\b/i
const isPayee = /^(?:paid to|payee|recipient|to whom)\b/i

const paid = { field: 'commission', weight: 5.5 } as const

/** Read a page headed as the record of a commission: a sum that is called no more than an amount, and its basis. */
export function commissionRecordedOn(page: Page): ValueCandidate[] {
  const { number, lines } = page
  const texts = lines.map(({ cells }) => cellsText(cells).slice(0, longestRead))
  const isRecord = texts.slice(0, 3).some((text) => /\bcommission (?:records?|details|payments?|paid)\b/i.test(text))
  return lines.flatMap((line, index): ValueCandidate[] => {
    const text = texts[index] ?? ''
    const [sum] = isRecord && isSum.test(text) ? moneyIn(text) : []
    return [
      ...inRow(page, line),
      ...(isRecord || isTitle.test(texts[index - 1] ?? '') ? inTable(page, line, lines[index + 1]) : []),
      ...(sum ? [{ ...paid, value: sum.value, place: cutPassage(text, sum.start, sum.end, number) }] : []),
      ...(isRecord && isHow.test(text) ? howPaid(text, number) : []),
    ]
  })
}

const namesBasis =
  /^(?:comm(?:ission)?\b[^\d]{0,20}\b)?(?:basis|type|model|method|structure|arrangement|scheme)\b[\s:=-]*/i

/** Words in such a box; a sentence says more. */
const inBox: readonly (readonly [how: string, words: RegExp])[] = [
  ['discretionary', /^(?:discretionary|DCA|DIC|difference in charges|scaled)\b/i],
  ['percentage', /^(?:percentage\b|pct\b|\d[\d.]* ?%)/i],
  ['fixed', /^(?:fix(?:ed)?|flat)\b/i],
]
const longestBasis = 60
/** Of commission alone, whatever its box is called. */
const isCode = /^(?:DCA|DIC)\b/

/** How commission was worked out, in the box of a label that asks it or in the one beside it. */
const inRow = (page: Page, line: Line): ValueCandidate[] =>
  line.cells.flatMap(({ text }, column): ValueCandidate[] => {
    const label = namesBasis.exec(text)?.[0].length
    // "COMM TYPE", "F", "FLAT SUM".
    const beside = line.cells[column + 1]?.text.length === 1 ? column + 2 : column + 1
    const cell = line.cells[label === text.length ? beside : column]
    if (label === undefined || !cell || cell.text.length > longestBasis) return []
    const start = label === text.length ? 0 : label
    const box = cell.text.slice(start).replace(/^[\s:]+/, '')
    const value = /^comm/i.test(text) || isCode.test(box) ? inBox.find(([, words]) => words.test(box))?.[0] : undefined
    const place = placeOfValue(page, line, line, cell, { start, end: cell.text.length })
    return value === undefined ? [] : [{ field: 'commissionHow', value, weight: 5, place }]
  })

/** The same as a row under heads: "Paid to", "Amount", "Arrangement". */
function inTable(page: Page, head: Line, row: Line | undefined): ValueCandidate[] {
  if (!row || head.cells.length < 2 || row.cells.length !== head.cells.length) return []
  return head.cells.flatMap(({ text: label }, column): ValueCandidate[] => {
    const cell = row.cells[column]
    if (!cell || /\d/.test(label)) return []
    const [sum] = isSum.test(label) || /^commission\b/i.test(label) ? moneyIn(cell.text) : []
    if (sum) return [{ ...paid, value: sum.value, place: placeOfValue(page, head, row, cell, sum) }]
    const name = isPayee.test(label) ? partyIn(cell.text).value : ''
    const place = placeOfValue(page, head, row, cell, { start: 0, end: name.length })
    if (name !== '') return [{ field: 'dealer', value: name, weight: 5, place }]
    return isHow.test(label) ? howPaid(cell.text, page.number) : []
  })
}

/** A ledger has rows that begin with their day. */
const fewestRows = 3
const isSettled =
  /^(?:(?:early|full|final) settlement|settlement (?:received|paid|payment|by)|settled|(?:account|agreement) (?:settled|closed))\b(?! (?:figure|quot|letter|request|enquir|statement))/i

/** The day on which a ledger books what settled the agreement. */
export function settledInLedger(page: Page): ValueCandidate[] {
  const rows = page.lines.flatMap((line) => {
    const [first, ...others] = line.cells
    const [day] = first ? datesIn(first.text.slice(0, 40)) : []
    return first && day?.start === 0 ? [{ line, first, day, others }] : []
  })
  if (rows.length < fewestRows) return []
  return rows.flatMap(({ line, first, day, others }): ValueCandidate[] => {
    const said = [first.text.slice(day.end).trim(), ...others.map(({ text }) => text)]
    return said.some((text) => isSettled.test(text))
      ? [{ field: 'settledOn', value: day.value, weight: 5.5, place: placeOfValue(page, line, line, first, day) }]
      : []
  })
}
