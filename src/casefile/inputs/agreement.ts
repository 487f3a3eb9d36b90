import { accepted, type Parsed, refused } from './oneLine.ts'
import type { BasisPoints, Pence } from '../caseFile.ts'

/** An agreement number as printed, or null when none was given: many people no longer have it. */
export function parseAgreementNumber(typed: string): Parsed<string | null> {
  const number = typed.trim().replace(/\s+/g, ' ')
  if (number === '') return accepted(null)
  if (!/^[\p{L}\p{N} /-]+$/u.test(number))
    return refused('Agreement number must only include letters, numbers, spaces, hyphens and slashes')
  if (number.length < 3 || number.length > 30) return refused('Agreement number must be between 3 and 30 characters')
  return accepted(number)
}

/** Number plates of every era and kind, separated by commas or line breaks: upper case, without spaces. None is fine. */
export function parsePlates(typed: string): Parsed<string[]> {
  const plates = typed
    .split(/[,;\n\r]+/)
    .map((plate) => plate.replace(/[\s()-]/g, '').toUpperCase())
    .filter((plate) => plate !== '')
  if (plates.some((plate) => !/^[A-Z0-9]+$/.test(plate)))
    return refused('Number plate must only include letters A to Z and numbers')
  if (plates.some((plate) => plate.length < 2 || plate.length > 8))
    return refused('Number plate must be between 2 and 8 characters')
  return accepted([...new Set(plates)])
}

const unlikelyAbove = 6_000

/** An APR from 0 to 99.99, with or without a percent sign, in hundredths of a point. */
export function parseApr(typed: string): Parsed<BasisPoints> {
  const rate = typed.replace(/[%\s]/g, '')
  if (rate === '') return refused('Enter the APR')
  const [, points, hundredths] = /^(\d{1,6})(?:\.(\d+))?$/.exec(rate) ?? []
  if (points === undefined) return refused('APR must be a number, like 8.9')
  if ((hundredths ?? '').length > 2) return refused('APR must have no more than 2 decimal places')
  const value = Number(points) * 100 + Number((hundredths ?? '').padEnd(2, '0'))
  if (value > 9_999) return refused('APR must be between 0 and 99.99')
  return value > unlikelyAbove
    ? { ok: true, value, check: 'Check this is the APR and not another rate' }
    : accepted(value)
}

/** How long the agreement was to run, in months: "48", "48 months" or "4 years". */
export function parseMonths(typed: string): Parsed<number> {
  const length = typed.trim().toLowerCase()
  if (length === '') return refused('Enter the number of months')
  const [, count, unit] = /^(\d{1,6})\s*(months?|years?)?$/.exec(length) ?? []
  if (count === undefined) return refused('Number of months must be a whole number, like 48')
  const months = Number(count) * (unit?.startsWith('year') ? 12 : 1)
  return months < 1 || months > 120 ? refused('Number of months must be between 1 and 120') : accepted(months)
}

/** What is asked for ("Amount of credit") and the least and most it can be, in pounds. */
export type MoneyQuestion = { label: string; least?: number; most?: number }

/** Pounds and pence, with or without a pound sign, commas and spaces. */
export function parseMoney(typed: string, { label, least = 0, most = 500_000 }: MoneyQuestion): Parsed<Pence> {
  const amount = typed.replace(/[£\s]/g, '')
  if (amount === '') return refused(`Enter the ${label.charAt(0).toLowerCase()}${label.slice(1)}`)
  const [, pounds, pence] = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  if (pounds === undefined) return refused(`${label} must be a number, like 12500 or 12500.50`)
  const value = Number(pounds.replaceAll(',', '')) * 100 + Number((pence ?? '').padEnd(2, '0'))
  if (value < least * 100 || value > most * 100)
    return refused(`${label} must be between ${inPounds(least)} and ${inPounds(most)}`)
  return accepted(value)
}

const inPounds = (pounds: number) => `£${pounds.toLocaleString('en-GB')}`
