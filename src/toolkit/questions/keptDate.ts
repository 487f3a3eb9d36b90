import { isPlainDate, partsOf, type PlainDate } from '../../dates/plainDate.ts'

/** A date kept as an answer; null when it is none. */
export const keptDate = (kept: string | undefined): PlainDate | null =>
  kept !== undefined && isPlainDate(kept) ? kept : null

/** What stands in the boxes for a kept date. */
export function boxesOf(kept: string | undefined): { day: string; month: string; year: string } {
  const date = keptDate(kept)
  if (date === null) return { day: '', month: '', year: '' }
  const { day, month, year } = partsOf(date)
  return { day: String(day), month: String(month), year: String(year) }
}
