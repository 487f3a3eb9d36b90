import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { newestDate } from '../../facts/valueOn.ts'

/** 1: agreements before 1 April 2014 (CONRED 6). 2: agreements from then on (CONRED 5). */
export type Scheme = 1 | 2

export type SchemeDates = { firstDay: PlainDate; secondSchemeFirstDay: PlainDate; lastDay: PlainDate }

/** The first and last agreement dates of the two schemes, all included (FCA Handbook, CONRED 5.1 and 6.1). */
export function schemeDates(facts: Facts): SchemeDates {
  return {
    firstDay: newestDate(facts, 'scheme.first-day'),
    secondSchemeFirstDay: newestDate(facts, 'scheme.second-scheme-first-day'),
    lastDay: newestDate(facts, 'scheme.last-day'),
  }
}

/** Which scheme covers an agreement made on that day; null when neither does. */
export function schemeFor(start: PlainDate, facts: Facts): Scheme | null {
  const { firstDay, secondSchemeFirstDay, lastDay } = schemeDates(facts)
  if (start < firstDay || start > lastDay) return null
  return start < secondSchemeFirstDay ? 1 : 2
}
