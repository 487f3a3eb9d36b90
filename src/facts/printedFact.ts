import type { PlainDate } from '../dates/plainDate.ts'
import type { Fact, FactRow } from './fact.ts'
import { type ValueForm, printValue } from './print.ts'
import { lastKnownDay, valueOn } from './valueOn.ts'
import type { FactSource } from './schema.ts'

/** A fact as a page shows it: the words, and what stands behind them. */
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
