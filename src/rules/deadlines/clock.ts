import type { PlainDate } from '../../dates/plainDate.ts'

/** The clocks, in the words of the command line and of saved calendars. */
export const clockNames = [
  'final-response',
  'ombudsman',
  'opt-in',
  'sar',
  'cooling-off',
  'come-forward',
  'complain-by',
  'court',
  'invitation',
  'determination',
] as const

export type ClockName = (typeof clockNames)[number]
export type ClockState = 'running' | 'passed' | 'paused'

/** One clock and where it stands. A paused clock has no dates: none can honestly be given. */
export type Clock = {
  clock: ClockName
  /** Position of the event that started it; null for the fixed day that no event starts. */
  event: number | null
  /** The last day, itself included. */
  lastDay: PlainDate | null
  /** The working day before the last day: the one to aim for. */
  advisedDay: PlainDate | null
  state: ClockState
}
