import { type PlainDate, addDays, addMonths } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { schemeTimes, setSinceThen, schemeFor } from '../scheme/scheme.ts'
import { textOn, numberOn } from '../../facts/valueOn.ts'

/**
 * The last day of the lender for a redress determination. Once it is missed the ombudsman is open without any letter, for as
 * long as none has come (FCA Handbook, DISP 2.8.1R(3)(b), read). Which letters the order of July 2026 leaves in time depends
 * on what they would say, so no day is given while it stands. Null when the scheme is gone.
 */
export function determinationDue(
  lastDay: PlainDate,
  today: PlainDate,
  facts: Facts,
): { lastDay: PlainDate | null } | null {
  const { decision } = schemeTimes(facts, today)
  return decision === 'ordinary' ? null : { lastDay: decision === 'runs' ? lastDay : null }
}

/**
 * The last day for a lender to invite someone who has not complained: six months from the end of the implementation period
 * (CONRED 5.2 and 6.2, as reported; the order suspends it by what we infer). `lastDay` is null while it is suspended or awaits new dates; the
 * whole is null for agreements outside the scheme, and when the scheme is gone.
 */
export function invitationDue(
  agreementStart: PlainDate,
  today: PlainDate,
  facts: Facts,
): { lastDay: PlainDate | null } | null {
  const scheme = schemeFor(agreementStart, facts)
  const { decision } = schemeTimes(facts, today)
  if (scheme === null || decision === 'ordinary') return null
  const id = `scheme.invitation-by-${scheme}`
  return { lastDay: decision === 'runs' && setSinceThen(facts, id, today) ? textOn(facts, id, today) : null }
}

/**
 * The last day to accept an invitation: so many months that start with the day it was sent, so they end the day before the
 * same date or, where the last month has no such date, with that month (CONRED 5 and 6, Annexes 6 and 8, read). A reminder is
 * counted from the first invitation too, and starts nothing. `lastDay` is null while new rules are awaited; the whole is null
 * when the scheme is gone.
 */
export function optInDue(sent: PlainDate, today: PlainDate, facts: Facts): { lastDay: PlainDate | null } | null {
  const { joining } = schemeTimes(facts, today)
  if (joining === 'gone') return null
  const months = 'scheme.opt-in-window'
  if (joining === 'awaited' && !setSinceThen(facts, months, today)) return { lastDay: null }
  const sameDate = addMonths(sent, numberOn(facts, months, sent))
  return { lastDay: sameDate.slice(-2) === sent.slice(-2) ? addDays(sameDate, -1) : sameDate }
}
