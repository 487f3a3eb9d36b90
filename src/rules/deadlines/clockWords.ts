import { daysBetween, type PlainDate } from '../../dates/plainDate.ts'
import type { Clock, ClockName } from './clock.ts'

/** What each clock is called, and whose step it is. What follows from it is content (`content/tools/deadlines`). */
export type ClockWords = { title: string; whose: 'yours' | 'theirs' }

export const clockWords: Record<ClockName, ClockWords> = {
  'final-response': {
    title: 'The lender’s final response is due',
    whose: 'theirs',
  },
  ombudsman: {
    title: 'Last day to go to the ombudsman',
    whose: 'yours',
  },
  'opt-in': {
    title: 'Last day to accept the invitation to join the scheme',
    whose: 'yours',
  },
  sar: {
    title: 'The answer to your access request is due',
    whose: 'theirs',
  },
  'cooling-off': {
    title: 'Last day to cancel a contract with a firm without a reason',
    whose: 'yours',
  },
  'come-forward': {
    title: 'Last day to come forward to the scheme',
    whose: 'yours',
  },
  'complain-by': {
    title: 'Last day to complain within the ombudsman’s years',
    whose: 'yours',
  },
  court: {
    title: 'The general time limit for court ends',
    whose: 'yours',
  },
  invitation: {
    title: 'The lender’s invitation to the scheme is due',
    whose: 'theirs',
  },
  determination: {
    title: 'The lender’s determination was due',
    whose: 'theirs',
  },
}

/** Where a clock stands, in words: "In 12 days", "Today", "Overdue by 1 day", "Passed 3 days ago", "Paused". */
export function clockStatus({ clock, lastDay }: Clock, today: PlainDate): string {
  if (lastDay === null) return 'Paused'
  const left = daysBetween(today, lastDay)
  if (left === 0) return 'Today'
  if (left > 0) return `In ${days(left)}`
  return clockWords[clock].whose === 'theirs' ? `Overdue by ${days(-left)}` : `Passed ${days(-left)} ago`
}

const days = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'day' : 'days'}`
