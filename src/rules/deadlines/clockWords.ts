import { daysBetween, type PlainDate } from '../../dates/plainDate.ts'
import type { Clock, ClockName } from './clock.ts'

/**
 * What each clock is called, whose step it is, and what to do when no day can be counted, which completes “If the date is
 * right, …”. What follows when it passes or stands still is content (`content/tools/deadlines`).
 */
export type ClockWords = { title: string; whose: 'yours' | 'theirs'; ifNotKnown: string }

export const clockWords: Record<ClockName, ClockWords> = {
  'final-response': {
    title: 'The lender’s final response is due',
    whose: 'theirs',
    ifNotKnown: 'ask the ombudsman how long the lender has. That is free.',
  },
  ombudsman: {
    title: 'Last day to go to the ombudsman',
    whose: 'yours',
    ifNotKnown: 'ask the ombudsman how long you have. That is free.',
  },
  'opt-in': {
    title: 'Last day to accept the invitation to join the scheme',
    whose: 'yours',
    ifNotKnown: 'ask the lender by which day you must answer.',
  },
  sar: {
    title: 'The answer to your access request is due',
    whose: 'theirs',
    ifNotKnown: 'ask the Information Commissioner how long the firm has.',
  },
  'cooling-off': {
    title: 'Last day to cancel a contract with a firm without a reason',
    whose: 'yours',
    ifNotKnown: 'ask the firm in writing by which day you could cancel.',
  },
  'come-forward': {
    title: 'Last day to come forward to the scheme',
    whose: 'yours',
    ifNotKnown: 'ask the lender by which day you must come forward.',
  },
  'complain-by': {
    title: 'Last day to complain within the ombudsman’s years',
    whose: 'yours',
    ifNotKnown: 'complain now, and ask the ombudsman.',
  },
  court: {
    title: 'The general time limit for court ends',
    whose: 'yours',
    ifNotKnown: 'ask a solicitor soon.',
  },
  invitation: {
    title: 'The lender’s invitation to the scheme is due',
    whose: 'theirs',
    ifNotKnown: 'complain to the lender yourself.',
  },
  determination: {
    title: 'The lender’s determination was due',
    whose: 'theirs',
    ifNotKnown: 'ask the ombudsman. That is free.',
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
