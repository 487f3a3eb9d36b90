import { partsOf, type PlainDate } from '../../dates/plainDate.ts'

const DAY = 86_400_000

/**
 * The day of each instalment, as days since 1 January 1970, first to last.
 * Each is counted from the start itself, and falls on the month's last day where the month is too short:
 * a loan of 31 January is paid on 28 February and on 31 March.
 */
export function paymentDays(start: PlainDate, months: number): number[] {
  const { year, month, day } = partsOf(start)
  // Day numbers straight away: ten agreements of ten years are reckoned again at every keystroke.
  const firstOfMonth = (later: number) => Date.UTC(year, month - 1 + later, 1) / DAY
  return Array.from({ length: months }, (_, index) => {
    const first = firstOfMonth(index + 1)
    return first + Math.min(day, firstOfMonth(index + 2) - first) - 1
  })
}
