import { accepted, type Parsed, refused } from './parsed.ts'

/** How long the agreement was to run, in months: "48", "48 months" or "4 years". */
export function parseMonths(typed: string): Parsed<number> {
  const length = typed.trim().toLowerCase()
  if (length === '') return refused('Enter the number of months')
  const [, count, unit] = /^(\d{1,6})\s*(months?|years?)?$/.exec(length) ?? []
  if (count === undefined) return refused('Number of months must be a whole number, like 48')
  const months = Number(count) * (unit?.startsWith('year') ? 12 : 1)
  return months < 1 || months > 120 ? refused('Number of months must be between 1 and 120') : accepted(months)
}
