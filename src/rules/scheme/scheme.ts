import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import type { SchemeState } from '../../facts/schema.ts'
import { factNamed, newestDate, schemeStateOn, valueOn } from '../../facts/valueOn.ts'

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

/** Scheme that covers an agreement made on that day; null when neither does. */
export function schemeFor(start: PlainDate, facts: Facts): Scheme | null {
  const { firstDay, secondSchemeFirstDay, lastDay } = schemeDates(facts)
  if (start < firstDay || start > lastDay) return null
  return start < secondSchemeFirstDay ? 1 : 2
}

/** State of the scheme’s own deadlines in a state of the scheme. */
export type SchemeTimes = {
  /** The lender’s time to decide a complaint: the scheme’s, none for now, or the ordinary one. */
  decision: 'runs' | 'paused' | 'ordinary'
  /** The days for visitors, to join or to come forward: as set, to be set anew, or gone with the scheme. */
  joining: 'holds' | 'awaited' | 'gone'
}

const times: Record<SchemeState, SchemeTimes> = {
  live: { decision: 'runs', joining: 'holds' },
  'part-suspended': { decision: 'paused', joining: 'holds' },
  upheld: { decision: 'runs', joining: 'holds' },
  // The courts decide if the order outlasts the Tribunal: count nothing that a lender need not keep.
  'upheld-under-appeal': { decision: 'paused', joining: 'holds' },
  quashed: { decision: 'ordinary', joining: 'gone' },
  'quashed-to-be-remade': { decision: 'paused', joining: 'awaited' },
  remade: { decision: 'paused', joining: 'awaited' },
}

/** State of the scheme’s own deadlines on a day. */
export const schemeTimes = (facts: Facts, today: PlainDate): SchemeTimes => times[schemeStateOn(facts, today)]

/** True when a date of the scheme was set after the scheme reached its present state. One set before may be out of date. */
export const setSinceThen = (facts: Facts, id: string, today: PlainDate): boolean =>
  valueOn(factNamed(facts, id), today).from >= valueOn(factNamed(facts, 'scheme.state'), today).from
