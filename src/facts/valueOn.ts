import { longDate, type PlainDate } from '../dates/plainDate.ts'
import { type DatedValue, type Fact, type FactRow, type Facts, factFile } from './fact.ts'
import type { SchemeState } from './schema.ts'

/** The value in force on a day. Throws when there is none: before the first, after the end, or later than it is known for. */
export function valueOn(fact: Fact, date: PlainDate): DatedValue & { value: NonNullable<DatedValue['value']> } {
  const inForce = fact.values.findLast((value) => value.from <= date)
  if (!inForce) throw new FactRangeError(fact, date, { is: 'from', day: fact.values[0]?.from ?? date })
  if (inForce.value === null) throw new FactRangeError(fact, date, { is: 'ended', day: inForce.from })
  if (fact.knownUntil !== undefined && date > fact.knownUntil) {
    throw new FactRangeError(fact, date, { is: 'to', day: fact.knownUntil })
  }
  return inForce as DatedValue & { value: NonNullable<DatedValue['value']> }
}

/** Edge of what is known of a fact: its first day, its last one, or the day on which it had ended. */
export type FactRange = { is: 'from' | 'to' | 'ended'; day: PlainDate }

/** A look-up outside what a fact is known for. The message is for those who know facts by their ids; visitors are told what is `known`. */
export class FactRangeError extends Error {
  override name = 'FactRangeError'
  readonly known: FactRange
  constructor(fact: Fact, date: PlainDate, known: FactRange) {
    super(`${fact.id} has no value on ${date} (${longDate(date)}); ${rangeWords[known.is]} ${known.day}`)
    this.known = known
  }
}

/** Return what was worked out or, where a fact was looked up outside what is known of it, what `outside` makes of that. */
export function withinKnown<Value, Outside>(
  work: () => Value,
  outside: (error: FactRangeError) => Outside,
): Value | Outside {
  try {
    return work()
  } catch (error) {
    if (error instanceof FactRangeError) return outside(error)
    throw error
  }
}

const rangeWords = { from: 'its first value starts', to: 'it is confirmed only to', ended: 'it ended on' }

/** The fact with that id. Throws when there is none: an id in code is checked by the tests, one in content by `npm run check`. */
export function factNamed(facts: Facts, id: string): Fact {
  const fact = facts.get(id)
  if (!fact) throw new Error(`There is no fact "${id}"; add ${factFile(id)}`)
  return fact
}

export function numberOn(facts: Facts, id: string, date: PlainDate): number {
  const { value } = valueOn(factNamed(facts, id), date)
  if (typeof value !== 'number') throw new Error(`${id} is not a number`)
  return value
}

export function textOn(facts: Facts, id: string, date: PlainDate): string {
  const { value } = valueOn(factNamed(facts, id), date)
  if (typeof value !== 'string') throw new Error(`${id} is not text`)
  return value
}

export const schemeStateOn = (facts: Facts, date: PlainDate): SchemeState =>
  textOn(facts, 'scheme.state', date) as SchemeState

export function factsInState(facts: Facts, state: SchemeState): Facts {
  const fact = factNamed(facts, 'scheme.state')
  const values = fact.values.slice(0, 1).map((first) => ({ ...first, value: state }))
  return new Map(facts).set(fact.id, { ...fact, values })
}

/** The newest date of a fact, whatever today is: for the days that say which agreements or complaints a rule covers. */
export function newestDate(facts: Facts, id: string): PlainDate {
  const newest = factNamed(facts, id).values.at(-1)?.value
  if (typeof newest !== 'string') throw new Error(`${id} holds no date`)
  return newest
}

export function rowsOn(facts: Facts, id: string, date: PlainDate): FactRow[] {
  const { value } = valueOn(factNamed(facts, id), date)
  if (!Array.isArray(value) || typeof value[0] === 'string') throw new Error(`${id} is not a table`)
  return value as FactRow[]
}

export function datesOn(facts: Facts, id: string, date: PlainDate): PlainDate[] {
  const { value } = valueOn(factNamed(facts, id), date)
  if (!Array.isArray(value) || typeof value[0] === 'object') throw new Error(`${id} is not a list of dates`)
  return value as PlainDate[]
}

/** The day itself, or the last day for which the fact is confirmed when that is earlier. */
export const lastKnownDay = ({ knownUntil }: Fact, day: PlainDate): PlainDate =>
  knownUntil !== undefined && knownUntil < day ? knownUntil : day
