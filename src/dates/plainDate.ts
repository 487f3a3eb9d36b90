/**
 * Calendar days without a time or a zone, as ISO text ("2026-11-20").
 * ISO text sorts and compares as it reads, so `a < b` means "a is earlier".
 */
export type PlainDate = string

const DAY = 86_400_000
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** True for real calendar days only: "2023-02-29" is not one. */
export function isPlainDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && fromDayNumber(dayNumber(text)) === text
}

/** Days since 1 January 1970, so that differences are whole days. */
export const dayNumber = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`) / DAY

/** The day that many days after 1 January 1970; "" when the number is not a day. */
export function fromDayNumber(days: number): PlainDate {
  return Number.isFinite(days) ? new Date(days * DAY).toISOString().slice(0, 10) : ''
}

export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from)

export const addDays = (date: PlainDate, days: number): PlainDate => fromDayNumber(dayNumber(date) + days)

/** The same day number that many months later, or the last day of that month if it has no such day. */
export function addMonths(date: PlainDate, count: number): PlainDate {
  const { year, month, day } = dateParts(date)
  const months = year * 12 + (month - 1) + count
  const target = { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 }
  return plainDate(target.year, target.month, Math.min(day, daysInMonth(target.year, target.month)))
}

export const plainDate = (year: number, month: number, day: number): PlainDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

export function dateParts(date: PlainDate): { year: number; month: number; day: number } {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}

/** 28 to 31. Months count from 1. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: PlainDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** "20 November 2026" */
export function longDate(date: PlainDate): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${months[month - 1]} ${year}`
}

/** "Friday 20 November 2026" */
export const longDateWithWeekday = (date: PlainDate): string => `${weekdays[weekdayOf(date)]} ${longDate(date)}`

/** "2026-11-21": the day in the United Kingdom, wherever one is. `time` in milliseconds. */
export const dayInLondon = (time: number): PlainDate =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(time)
