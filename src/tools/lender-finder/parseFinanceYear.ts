import { accepted, refused, type Parsed } from '../../casefile/inputs/oneLine.ts'

/** The first year for which anyone could still ask. */
const earliest = 1950

/** The year finance started, typed in full. */
export function parseFinanceYear(typed: string, thisYear: number): Parsed<number> {
  const year = typed.trim()
  if (year === '') return refused('Enter the year the finance started, or select “I do not know”')
  if (!/^\d{4}$/.test(year)) return refused('Year must include 4 numbers')
  if (Number(year) < earliest || Number(year) > thisYear)
    return refused(`Year must be between ${earliest} and ${thisYear}`)
  return accepted(Number(year))
}
