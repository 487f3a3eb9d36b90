import { longDate, dateParts, type PlainDate } from '../../src/dates/plainDate.ts'

export const poundsText = (pence: number): string =>
  `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
export const bare = (pence: number): string =>
  (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const percent = (points: number, places = 1): string => `${(points / 100).toFixed(places)}%`

/** A day in one of the ways that papers write it. */
export function day(date: PlainDate, way: number): string {
  const { year, month, day: number } = dateParts(date)
  const two = (part: number) => String(part).padStart(2, '0')
  return [
    `${two(number)}/${two(month)}/${year}`,
    longDate(date),
    `${two(number)}-${two(month)}-${year}`,
    `${number}${['th', 'st', 'nd', 'rd'][number > 20 ? number % 10 : number] ?? 'th'} ${longDate(date).slice(String(number).length + 1)}`,
    `${two(number)}.${two(month)}.${String(year).slice(2)}`,
    `${two(number)} ${longDate(date).split(' ')[1]?.slice(0, 3)} ${year}`,
  ][way % 6] as string
}
