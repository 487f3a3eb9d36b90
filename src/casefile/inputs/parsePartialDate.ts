import { firstDayOf } from '../partialDate.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { PartialDate } from '../caseFile.ts'
import { monthFrom } from './monthFrom.ts'
import { accepted, type Parsed, refused } from './parsed.ts'

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
