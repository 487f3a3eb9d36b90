import { dateParts, isPlainDate, type PlainDate } from '../../dates/plainDate.ts'

export const keptDate = (kept: string | undefined): PlainDate | null =>
  kept !== undefined && isPlainDate(kept) ? kept : null

export function dateBoxes(kept: string | undefined): { day: string; month: string; year: string } {
  const date = keptDate(kept)
  if (date === null) return { day: '', month: '', year: '' }
  const { day, month, year } = dateParts(date)
  return { day: String(day), month: String(month), year: String(year) }
}
