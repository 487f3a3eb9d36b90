import type { Pence } from '../caseFile.ts'
import { accepted, type Parsed, refused } from './parsed.ts'

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
