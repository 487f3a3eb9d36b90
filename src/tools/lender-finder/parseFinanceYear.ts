import { firstFinanceYear } from '../../casefile/inputs/dates.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** The year finance started, typed in full, or what to say where it is none. */
export function parseFinanceYear(
  typed: string,
  thisYear: number,
  words: ToolWords['lender-finder']['year'],
): { ok: true; value: number } | { ok: false; message: string } {
  const year = typed.trim()
  if (year === '') return { ok: false, message: words.none }
  if (!/^\d{4}$/.test(year)) return { ok: false, message: words.notYear }
  if (Number(year) < firstFinanceYear || Number(year) > thisYear)
    return { ok: false, message: fillIn(words.between, { first: firstFinanceYear, last: thisYear }) }
  return { ok: true, value: Number(year) }
}
