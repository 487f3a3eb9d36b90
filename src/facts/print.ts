import { longDate, type PlainDate } from '../dates/plainDate.ts'
import type { DatedValue, Fact, FactRow } from './fact.ts'
import type { FactSource, Unit } from './schema.ts'
import { lastKnownDay, valueOn } from './valueOn.ts'

/** Form in which a value is printed: "6 months", "6" or "6-month". */
export type ValueForm = 'full' | 'bare' | 'adjective'

/** A value as prose: "£1.95 billion", "39%", "6 months", "31 August 2027". */
export function printValue(value: NonNullable<DatedValue['value']>, unit: Unit, form: ValueForm = 'full'): string {
  if (Array.isArray(value))
    return value
      .map((item) => (typeof item === 'string' ? longDate(item) : ''))
      .filter(Boolean)
      .join(', ')
  if (typeof value === 'string') return unit === 'date' ? longDate(value) : value
  if (form === 'bare') return printNumber(value)
  if (unit === 'GBP') return printPounds(value)
  if (unit === 'percent') return `${printNumber(value)}%`
  if (unit === 'year') return String(value)
  return counted.has(unit) ? plural(value, unit.slice(0, -1).replace('-', ' '), form) : printNumber(value)
}

/** Units that are the names of what is counted: "working-days". */
const counted: ReadonlySet<Unit> = new Set(['percentage-points', 'working-days', 'days', 'weeks', 'months', 'years'])

/** "£829", "£1,650.95", "£7.5 billion". Pence are shown only when there are some. */
export function printPounds(pounds: number): string {
  if (Math.abs(pounds) >= 1_000_000) return `£${printNumber(pounds)}`
  const pence = Math.round(pounds * 100) % 100 !== 0
  return `£${(pence ? withPence : wholePounds).format(pounds)}`
}

/** "12.1 million", "5,800". Millions and billions only where nothing is lost: 2,145,307 stays as it is. */
export function printNumber(value: number): string {
  const size = Math.abs(value)
  const round = value % 10_000 === 0
  if (round && size >= 1_000_000_000) return `${inFull(value / 1_000_000_000)} billion`
  if (round && size >= 1_000_000) return `${inFull(value / 1_000_000)} million`
  return inFull(value)
}

// Made once: a result prints some hundreds of sums, and each toLocaleString would make its own.
const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const wholePounds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const precise = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 })

const inFull = (value: number) => precise.format(value)

function plural(value: number, word: string, form: ValueForm): string {
  if (form === 'adjective') return `${printNumber(value)}-${word.replace(' ', '-')}`
  return `${printNumber(value)} ${word}${value === 1 ? '' : 's'}`
}

/** A source as it is named beside a value: "FCA PS26/3, as reported by City AM". */
export const printSource = ({ title, reportedBy }: Pick<FactSource, 'title' | 'reportedBy'>): string =>
  reportedBy === undefined ? title : `${title}, as reported by ${reportedBy}`

export type PrintedFact = {
  id: string
  text: string
  /** The value as a machine reads it. */
  value: string
  describes: string
  since: PlainDate
  source: FactSource
  checkedOn: PlainDate
  confirmed: boolean
  /** The last day for which the value is confirmed, when a change may have followed. */
  knownUntil?: PlainDate
  note?: string
}

/**
 * The value in force on a day, in words. A fact that is confirmed only up to an earlier day prints its last confirmed value.
 * `part` names one cell of a table: "0.percent" is row 0, column percent.
 * Throws when the fact had no value that day or the table has no such cell.
 */
export function printedFact(
  fact: Fact,
  date: PlainDate,
  { form = 'full', part }: { form?: ValueForm; part?: string } = {},
): PrintedFact {
  const on = lastKnownDay(fact, date)
  const inForce = valueOn(fact, on)
  const { value, unit } =
    part === undefined ? { value: inForce.value, unit: fact.unit } : cellOf(fact, inForce.value, part)
  return {
    id: fact.id,
    text: printValue(value, unit, form),
    value: Array.isArray(value) ? '' : String(value),
    describes: fact.describes,
    since: inForce.from,
    source: inForce.source,
    checkedOn: fact.checked.on,
    confirmed: fact.confidence === 'high',
    ...(fact.knownUntil !== undefined && date > fact.knownUntil ? { knownUntil: fact.knownUntil } : {}),
    ...(fact.note === undefined ? {} : { note: fact.note }),
  }
}

function cellOf(fact: Fact, value: unknown, part: string) {
  const [row, column] = part.split('.')
  const cell =
    Array.isArray(value) && column !== undefined ? (value[Number(row)] as FactRow | undefined)?.[column] : undefined
  const unit = column === undefined ? undefined : fact.columns?.[column]
  if (cell === undefined || unit === undefined) throw new Error(`${fact.id} has no cell "${part}"`)
  return { value: cell, unit }
}
