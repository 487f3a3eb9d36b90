import { printPounds } from '../../facts/print.ts'
import { accepted, type Parsed, refused } from './parsed.ts'

const shortestNumber = 3
const longestNumber = 30

/** An agreement number as printed, or null when none was given: many people no longer have it. */
export function parseAgreementNumber(typed: string): Parsed<string | null> {
  const number = typed.trim().replace(/\s+/g, ' ')
  if (number === '') return accepted(null)
  if (!/^[\p{L}\p{N} /-]+$/u.test(number)) return refused({ id: 'agreement-number-signs' })
  if (number.length < shortestNumber || number.length > longestNumber)
    return refused({ id: 'agreement-number-length', least: shortestNumber, most: longestNumber })
  return accepted(number)
}

const shortestPlate = 2
const longestPlate = 8

/** Number plates of every era and kind, separated by commas or line breaks: upper case, without spaces. None is fine. */
export function parsePlates(typed: string): Parsed<string[]> {
  const plates = typed
    .split(/[,;\n\r]+/)
    .map((plate) => plate.replace(/[\s()-]/g, '').toUpperCase())
    .filter((plate) => plate !== '')
  if (plates.some((plate) => !/^[A-Z0-9]+$/.test(plate))) return refused({ id: 'plate-signs' })
  if (plates.some((plate) => plate.length < shortestPlate || plate.length > longestPlate))
    return refused({ id: 'plate-length', least: shortestPlate, most: longestPlate })
  return accepted([...new Set(plates)])
}

const mostDecimals = 2
const highestApr = 9_999
const unlikelyAbove = 6_000

/** An APR from 0 to 99.99, with or without a percent sign, in hundredths of a point. */
export function parseApr(typed: string): Parsed<number> {
  const rate = typed.replace(/[%\s]/g, '')
  if (rate === '') return refused({ id: 'apr-none' })
  const [, points, hundredths] = /^(\d{1,6})(?:\.(\d+))?$/.exec(rate) ?? []
  if (points === undefined) return refused({ id: 'apr-number' })
  if ((hundredths ?? '').length > mostDecimals) return refused({ id: 'apr-decimals', most: mostDecimals })
  const value = Number(points) * 100 + Number((hundredths ?? '').padEnd(mostDecimals, '0'))
  if (value > highestApr) return refused({ id: 'apr-range', least: 0, most: highestApr / 100 })
  return value > unlikelyAbove ? { ok: true, value, check: { id: 'apr-unlikely' } } : accepted(value)
}

const mostMonths = 120

/** Read the months an agreement was to run: "48", "48 months" or "4 years". */
export function parseMonths(typed: string): Parsed<number> {
  const length = typed.trim().toLowerCase()
  if (length === '') return refused({ id: 'months-none' })
  const [, count, unit] = /^(\d{1,6})\s*(months?|years?)?$/.exec(length) ?? []
  if (count === undefined) return refused({ id: 'months-number' })
  const months = Number(count) * (unit?.startsWith('year') ? 12 : 1)
  return months < 1 || months > mostMonths
    ? refused({ id: 'months-range', least: 1, most: mostMonths })
    : accepted(months)
}

/** Name of a sum ("Amount of credit") and the least and most it can be, in pounds. */
export type MoneyQuestion = { label: string; least?: number; most?: number }

/** Read pounds and pence, with or without a pound sign, commas and spaces, as whole pence. */
export function parseMoney(typed: string, { label, least = 0, most = 500_000 }: MoneyQuestion): Parsed<number> {
  const amount = typed.replace(/[£\s]/g, '')
  if (amount === '') return refused({ id: 'money-none', label: label.charAt(0).toLowerCase() + label.slice(1) })
  const [, pounds, pence] = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  if (pounds === undefined) return refused({ id: 'money-number', label })
  const value = Number(pounds.replaceAll(',', '')) * 100 + Number((pence ?? '').padEnd(2, '0'))
  if (value < least * 100 || value > most * 100)
    return refused({ id: 'money-range', label, least: printPounds(least), most: printPounds(most) })
  return accepted(value)
}
