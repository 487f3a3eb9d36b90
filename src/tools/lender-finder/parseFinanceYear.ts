import { firstFinanceYear } from '../../casefile/inputs/dates.ts'
import { accepted } from '../../casefile/inputs/parsed.ts'
import { dateParts } from '../../dates/plainDate.ts'
import { refusedWith } from '../../toolkit/questions/parsers.ts'
import type { At } from '../../toolkit/questions/question.tsx'

/** The year finance started, typed in full, or what to say where it is none. */
export function parseFinanceYear(typed: string, { say, page }: At) {
  const year = typed.trim()
  const { year: last } = dateParts(page.context.today)
  if (year === '') return refusedWith(say('none'))
  if (!/^\d{4}$/.test(year)) return refusedWith(say('notYear'))
  if (Number(year) < firstFinanceYear || Number(year) > last)
    return refusedWith(say('between', { first: firstFinanceYear, last }))
  return accepted(year)
}
