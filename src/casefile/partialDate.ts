import { daysInMonth, longDate, plainDate, type PlainDate } from '../dates/plainDate.ts'
import type { PartialDate } from './caseFile.ts'

/** What "2016", "2016-03" or "2016-03-01" means. */
export function partialDateOf(text: string): PartialDate {
  const [year = 0, month, day] = text.split('-').map(Number)
  return { year, ...(month === undefined ? {} : { month }), ...(day === undefined ? {} : { day }), approx: false }
}

export const firstDayOf = ({ year, month, day }: PartialDate): PlainDate => plainDate(year, month ?? 1, day ?? 1)

export const lastPossibleDay = ({ year, month, day }: PartialDate): PlainDate =>
  plainDate(year, month ?? 12, day ?? daysInMonth(year, month ?? 12))

/** "3 May 2016", "May 2016", "2016", with "about" in front when it is a guess. */
export function printPartialDate({ year, month, day, approx }: PartialDate): string {
  const whole = longDate(plainDate(year, month ?? 1, day ?? 1))
  const known = day !== undefined ? whole : month !== undefined ? whole.replace(/^\d+ /, '') : String(year)
  return approx ? `about ${known}` : known
}
