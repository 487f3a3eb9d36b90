import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { factNamed } from '../../facts/valueOn.ts'

/** 1: agreements before 1 April 2014 (CONRED 6). 2: agreements from then on (CONRED 5). */
export type Scheme = 1 | 2

export type SchemeDates = { firstDay: PlainDate; secondSchemeFirstDay: PlainDate; lastDay: PlainDate }

/** The first and last agreement dates of the two schemes, all included (FCA Handbook, CONRED 5.1 and 6.1). */
export function schemeDates(facts: Facts): SchemeDates {
  // The newest value: these dates say which agreements the rules as they now stand cover, so no date limits asking.
  const dateOf = (id: string): PlainDate => {
    const newest = factNamed(facts, id).values.at(-1)?.value
    if (typeof newest !== 'string') throw new Error(`${id} holds no date`)
    return newest
  }
  return {
    firstDay: dateOf('scheme.first-day'),
    secondSchemeFirstDay: dateOf('scheme.second-scheme-first-day'),
    lastDay: dateOf('scheme.last-day'),
  }
}

/** Which scheme covers an agreement made on that day; null when neither does. */
export function schemeFor(start: PlainDate, facts: Facts): Scheme | null {
  const { firstDay, secondSchemeFirstDay, lastDay } = schemeDates(facts)
  if (start < firstDay || start > lastDay) return null
  return start < secondSchemeFirstDay ? 1 : 2
}
