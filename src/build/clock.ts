import { dayInLondon, isPlainDate, type PlainDate } from '../dates/plainDate.ts'
import { UsageError } from './faults.ts'

/** The day to build for: the one asked for, SITE_TODAY, or today in London. */
export function todayFrom(asked?: string, now = new Date()): PlainDate {
  const day = asked ?? process.env.SITE_TODAY ?? dayInLondon(now.getTime())
  if (!isPlainDate(day)) throw new UsageError(`"${day}" is not a day; write it as 2026-11-20`)
  return day
}

/** Options of the day that a command supposes, and of the state that the scheme comes to on it. */
export const supposedOptions = { today: { type: 'string' }, state: { type: 'string' } } as const
