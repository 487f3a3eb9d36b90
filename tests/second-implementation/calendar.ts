/** Days counted from 1 March of the year 0, by arithmetic alone (no Date). */
export type Day = { y: number; m: number; d: number }

export const parse = (text: string): Day => ({ y: +text.slice(0, 4), m: +text.slice(5, 7), d: +text.slice(8, 10) })

/** March is the first month, so that the leap day is the last day of the year. */
export function count({ y, m, d }: Day): number {
  const year = m > 2 ? y : y - 1
  const monthFromMarch = (m + 9) % 12
  return (
    365 * year +
    Math.floor(year / 4) -
    Math.floor(year / 100) +
    Math.floor(year / 400) +
    Math.floor((153 * monthFromMarch + 2) / 5) +
    d -
    1
  )
}

const isLeap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The same day of a later month, or that month's last. */
export function monthsLater({ y, m, d }: Day, months: number): Day {
  let year = y
  let month = m + months
  while (month > 12) {
    month -= 12
    year += 1
  }
  const length = month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0)
  return { y: year, m: month, d: d > length ? length : d }
}
