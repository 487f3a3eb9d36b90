import { daysInMonth, months, type PlainDate, plainDate } from '../../dates/plainDate.ts'
import type { PartialDate } from '../caseFile.ts'
import { firstDayOf } from '../caseFile.ts'
import type { DatePart, DateParts, InputFault, Parsed } from './parsed.ts'

/** 1 to 12 from "3", "03", "Mar", "march" or "Sept."; null from anything else. */
function monthFrom(typed: string): number | null {
  const word = typed.trim().toLowerCase().replace(/\.$/, '')
  if (/^\d{1,2}$/.test(word)) return Number(word) >= 1 && Number(word) <= 12 ? Number(word) : null
  if (word.length < 3) return null
  const position = months.findIndex((month) => month.toLowerCase().startsWith(word))
  return position === -1 ? null : position + 1
}

/** The first year for which anyone could have a complaint: no lender was licensed for car finance before the Consumer Credit Act 1974. */
export const firstFinanceYear = 1974

/**
 * `about` completes "Enter the date …" and "Date … must …": "you complained", "of the final response", "of birth". Except for a
 * birthday, no date of a case is from before such finance.
 */
export type DateQuestion = {
  about: string
  today: PlainDate
  when?: 'past' | 'today or past' | 'any'
  fromYear?: number
}

const parts: DatePart[] = ['day', 'month', 'year']

/** A whole date from three boxes. The month may be a number or a name. */
export function parseDateParts(
  typed: DateParts,
  { about, today, when = 'today or past', fromYear = firstFinanceYear }: DateQuestion,
): Parsed<PlainDate> {
  const missing = parts.filter((part) => typed[part].trim() === '')
  if (missing.length === 3) return wrong({ id: 'date-none', about }, parts)
  if (missing.length > 0) return wrong({ id: `date-without-${missing.join('-') as Missing}`, about }, missing)
  if (!/^\d{4}$/.test(typed.year.trim())) return wrong({ id: 'year-numbers' }, ['year'])
  const [day, month, year] = [dayFrom(typed.day), monthFrom(typed.month), Number(typed.year)]
  if (day === null || month === null || day > daysInMonth(year, month))
    return wrong({ id: 'date-not-real', about }, parts)
  if (year < fromYear) return wrong({ id: 'year-early', first: fromYear }, ['year'])
  const date = plainDate(year, month, day)
  if (when === 'past' && date >= today) return wrong({ id: 'date-not-past', about }, parts)
  if (when === 'today or past' && date > today) return wrong({ id: 'date-future', about }, parts)
  return { ok: true, value: date }
}

type Missing = DatePart | 'day-month' | 'day-year' | 'month-year'

const wrong = (fault: InputFault, where: DatePart[]) => ({ ok: false, fault, parts: where }) as const

function dayFrom(typed: string): number | null {
  const day = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return day >= 1 ? day : null
}

const both: DatePart[] = ['month', 'year']

/**
 * A month and year, or a year alone. Years with two numbers are refused rather than guessed. `about` completes "Enter the month and year …"
 * and "Date … must …": "the finance started".
 */
export function parsePartialDate(
  typed: { month: string; year: string; approx?: boolean },
  { about, today }: Pick<DateQuestion, 'about' | 'today'>,
): Parsed<PartialDate> {
  const hasMonth = typed.month.trim() !== ''
  if (typed.year.trim() === '')
    return hasMonth ? wrong({ id: 'date-without-year', about }, ['year']) : wrong({ id: 'month-none', about }, both)
  if (!/^\d{4}$/.test(typed.year.trim())) return wrong({ id: 'year-numbers' }, ['year'])
  const month = hasMonth ? monthFrom(typed.month) : undefined
  const year = Number(typed.year)
  if (month === null) return wrong({ id: 'date-not-real', about }, both)
  if (year < firstFinanceYear) return wrong({ id: 'year-early', first: firstFinanceYear }, ['year'])
  const date: PartialDate = { year, ...(month === undefined ? {} : { month }), approx: typed.approx ?? false }
  return firstDayOf(date) > today ? wrong({ id: 'date-not-past', about }, both) : { ok: true, value: date }
}
