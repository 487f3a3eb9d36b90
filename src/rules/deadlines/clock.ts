import type { PlainDate } from '../../dates/plainDate.ts'

/** The clocks, in the words of the command line and of saved calendars, and whose step each waits for: the visitor’s, or a firm’s. */
export const whoseStep = {
  'final-response': 'theirs',
  ombudsman: 'yours',
  'opt-in': 'yours',
  sar: 'theirs',
  'cooling-off': 'yours',
  'come-forward': 'yours',
  'complain-by': 'yours',
  court: 'yours',
  invitation: 'theirs',
  determination: 'theirs',
} as const
export type ClockName = keyof typeof whoseStep
export const clockNames = Object.keys(whoseStep) as [ClockName, ...ClockName[]]

/** One clock and where it stands. A paused clock has no dates: none can honestly be given. */
export type Clock = {
  clock: ClockName
  /** Position of the event that started it; null for the fixed day that no event starts. */
  event: number | null
  /** The last day, itself included. */
  lastDay: PlainDate | null
  /** The working day before the last day: the one to aim for. */
  advisedDay: PlainDate | null
  state: 'running' | 'passed' | 'paused'
  /** The last day if the scheme covers the agreement; null when none can be given then. Absent where only one day can be right. */
  ifScheme?: PlainDate | null
}

/** The part of a clock that its rule works out; the rest is derived. */
export type Due = Pick<Clock, 'clock' | 'lastDay' | 'ifScheme'>

/** Return the day to aim for, never a past one; null if the last day is past or unknown. */
export const aimedDay = ({ lastDay, advisedDay }: Pick<Clock, 'lastDay' | 'advisedDay'>, today: PlainDate) =>
  lastDay === null || advisedDay === null || lastDay < today ? null : advisedDay < today ? today : advisedDay

/** True when a day that has passed may not be the one that counts, because the scheme’s own time hasn’t ended. */
export const mayStillRun = ({ ifScheme }: Pick<Clock, 'ifScheme'>, today: PlainDate): boolean =>
  ifScheme !== undefined && (ifScheme === null || today <= ifScheme)
