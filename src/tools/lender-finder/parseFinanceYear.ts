import { accepted, refused, type Parsed } from '../../casefile/inputs/oneLine.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** The first year for which anyone could still ask. */
const earliest = 1950

/** The year finance started, typed in full. */
export function parseFinanceYear(
  typed: string,
  thisYear: number,
  words: ToolWords['lender-finder']['year'],
): Parsed<number> {
  const year = typed.trim()
  if (year === '') return refused(words.none)
  if (!/^\d{4}$/.test(year)) return refused(words.notYear)
  if (Number(year) < earliest || Number(year) > thisYear)
    return refused(fillIn(words.between, { first: earliest, last: thisYear }))
  return accepted(Number(year))
}
