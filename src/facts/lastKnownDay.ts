import type { PlainDate } from '../dates/plainDate.ts'
import type { Fact } from './fact.ts'

/** The day itself, or the last day for which the fact is confirmed when that is earlier. */
export const lastKnownDay = ({ knownUntil }: Fact, day: PlainDate): PlainDate =>
  knownUntil !== undefined && knownUntil < day ? knownUntil : day
