import { daysInMonth, plainDate, type PlainDate } from '../../dates/plainDate.ts'
import { monthFrom } from './monthFrom.ts'

/** What was typed in the three boxes. */
export type DateParts = { day: string; month: string; year: string }
export type DatePart = keyof DateParts

/** `about` completes "Enter the date …" and "Date … must …": "you complained", "of the final response", "of birth". */
export type DateQuestion = { about: string; today: PlainDate; when?: 'past' | 'today or past' | 'any' }

/** A date, or what is wrong with it and the boxes it is wrong in. */
export type ParsedDate = { ok: true; value: PlainDate } | { ok: false; message: string; parts: DatePart[] }

const parts: DatePart[] = ['day', 'month', 'year']

/** A whole date from three boxes. The month may be a number or a name. */
export function parseDateParts(typed: DateParts, { about, today, when = 'today or past' }: DateQuestion): ParsedDate {
  const missing = parts.filter((part) => typed[part].trim() === '')
  const subject = `Date ${about}`
  if (missing.length === 3)
    return wrong(about === 'of birth' ? 'Enter your date of birth' : `Enter the date ${about}`, parts)
  if (missing.length > 0) return wrong(`${subject} must include a ${missing.join(' and ')}`, missing)
  if (!/^\d{4}$/.test(typed.year.trim())) return wrong('Year must include 4 numbers', ['year'])
  const [day, month, year] = [dayFrom(typed.day), monthFrom(typed.month), Number(typed.year)]
  if (day === null || month === null || day > daysInMonth(year, month))
    return wrong(`${subject} must be a real date`, parts)
  const date = plainDate(year, month, day)
  if (when === 'past' && date >= today) return wrong(`${subject} must be in the past`, parts)
  if (when === 'today or past' && date > today) return wrong(`${subject} must be today or in the past`, parts)
  return { ok: true, value: date }
}

const wrong = (message: string, where: DatePart[]): ParsedDate => ({ ok: false, message, parts: where })

function dayFrom(typed: string): number | null {
  const day = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return day >= 1 ? day : null
}
