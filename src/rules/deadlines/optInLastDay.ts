import { addDays, addMonths, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'

/**
 * The last day to accept an invitation: so many months that start with the day it was sent, so they end the day before the
 * same date or, where the last month has no such date, with that month (CONRED 5 and 6, Annexes 6 and 8, read). A reminder is
 * counted from the first invitation too, and starts nothing.
 */
export function optInLastDay(sent: PlainDate, facts: Facts): PlainDate {
  const sameDate = addMonths(sent, numberOn(facts, 'scheme.opt-in-window', sent))
  return sameDate.slice(-2) === sent.slice(-2) ? addDays(sameDate, -1) : sameDate
}
