import { daysBetween, type PlainDate } from '../../dates/plainDate.ts'
import type { Clock, ClockName } from './clock.ts'

/**
 * What each clock is called, whose step it is, what to do when it has passed, why it can stand still, and what to do when no
 * day can be counted, which completes “If the date is right, …”.
 */
export type ClockWords = {
  title: string
  whose: 'yours' | 'theirs'
  ifPassed: string
  ifPaused?: string
  ifNotKnown: string
  letter: string | null
}

const schemeTimesPaused = 'No day can be given while the scheme’s own times do not run.'

/** The words for each clock. `letter` names the letter to use next, as in `src/letters`. */
export const clockWords: Record<ClockName, ClockWords> = {
  'final-response': {
    title: 'The lender’s final response is due',
    whose: 'theirs',
    letter: 'no-reply',
    ifPassed: 'You can take your complaint to the ombudsman now. It is free. You do not have to wait for a reply.',
    ifPaused: schemeTimesPaused,
    ifNotKnown: 'ask the ombudsman how long the lender has. That is free.',
  },
  ombudsman: {
    title: 'Last day to go to the ombudsman',
    whose: 'yours',
    letter: 'ombudsman-pack',
    ifPassed:
      'The ombudsman can only look at a late complaint in exceptional circumstances, such as a serious illness, or if the lender agrees.',
    ifNotKnown: 'ask the ombudsman how long you have. That is free.',
  },
  'opt-in': {
    title: 'Last day to accept the invitation to join the scheme',
    whose: 'yours',
    letter: 'opt-in',
    ifPassed: 'A late answer counts only in exceptional circumstances. Write to the lender and say what stopped you.',
    ifPaused: schemeTimesPaused,
    ifNotKnown: 'ask the lender by which day you must answer.',
  },
  sar: {
    title: 'The answer to your access request is due',
    whose: 'theirs',
    letter: 'sar-no-reply',
    ifPassed: 'Send a reminder. If that does not help, complain to the firm, then to the Information Commissioner.',
    ifPaused: 'The firm asked who you are. If it had good reason to ask, its time starts when it has your proof.',
    ifNotKnown: 'ask the Information Commissioner how long the firm has.',
  },
  'cooling-off': {
    title: 'Last day to cancel a contract with a firm without a reason',
    whose: 'yours',
    letter: 'cancel-in-time',
    ifPassed:
      'You can still cancel. The firm may charge a reasonable sum for work it has done. Ask for the sum in writing.',
    ifNotKnown: 'ask the firm in writing by which day you could cancel.',
  },
  'come-forward': {
    title: 'Last day to come forward to the scheme',
    whose: 'yours',
    letter: 'complaint',
    ifPassed: 'You can still complain to the lender. Ask it to say how it will deal with your complaint.',
    ifPaused: schemeTimesPaused,
    ifNotKnown: 'ask the lender by which day you must come forward.',
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
