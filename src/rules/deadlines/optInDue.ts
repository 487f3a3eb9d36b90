import { addDays, addMonths, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'
import { schemeTimes, setSinceThen } from '../scheme/schemeTimes.ts'

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
