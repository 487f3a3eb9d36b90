import { daysInMonth, plainDate, type PlainDate } from '../../dates/plainDate.ts'
import { firstDayOf } from '../partialDate.ts'
import type { PartialDate } from '../caseFile.ts'
import { accepted, type Parsed, refused } from './oneLine.ts'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** 1 to 12 from "3", "03", "Mar", "march" or "Sept."; null from anything else. */
function monthFrom(typed: string): number | null {
  const word = typed.trim().toLowerCase().replace(/\.$/, '')
  if (/^\d{1,2}$/.test(word)) return Number(word) >= 1 && Number(word) <= 12 ? Number(word) : null
  if (word.length < 3) return null
  const position = months.findIndex((month) => month.startsWith(word))
  return position === -1 ? null : position + 1
}

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

/** `what` completes "Enter the month and year …": "the finance started". */
export type PartialDateQuestion = { what: string; today: PlainDate }

/** A month and year, or a year alone. Years with two numbers are refused rather than guessed. */
export function parsePartialDate(
  typed: { month: string; year: string; approx?: boolean },
  { what, today }: PartialDateQuestion,
): Parsed<PartialDate> {
  const [monthText, yearText] = [typed.month.trim(), typed.year.trim()]
  if (monthText === '' && yearText === '')
    return refused(`Enter the month and year ${what}, like 5 2016, or select I do not know`)
  if (yearText === '') return refused(`Date ${what} must include a year`)
  if (!/^\d{4}$/.test(yearText)) return refused('Year must include 4 numbers')
  const month = monthText === '' ? undefined : monthFrom(monthText)
  const year = Number(yearText)
  if (month === null || year < 1900) return refused(`Date ${what} must be a real date`)
  const date: PartialDate = { year, ...(month === undefined ? {} : { month }), approx: typed.approx ?? false }
  return firstDayOf(date) > today ? refused(`Date ${what} must be in the past`) : accepted(date)
}
