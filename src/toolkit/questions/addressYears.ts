import type { Address } from '../../casefile/caseFile.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { dateParts, type PlainDate } from '../../dates/plainDate.ts'
import { type Fault, faultsOf } from '../controls/ErrorSummary.tsx'
import type { ToolWords } from '../wordsFiles.ts'

type Years = { from: string; to: string }
type Words = ToolWords['questions']['address']

/** Years have four numbers, lie in the past and stand in order. */
export function yearsFaults(id: string, { from, to }: Years, today: PlainDate, words: Words): Fault[] {
  const order = yearOf(from) > 0 && yearOf(to) > 0 && yearOf(to) < yearOf(from)
  return faultsOf([
    [`${id}-from`, yearFault(from, words.fromFaults, today)],
    [`${id}-to`, order ? fillIn(words.toFaults.order, { year: yearOf(from) }) : yearFault(to, words.toFaults, today)],
  ])
}

/** The years as a case keeps them. */
export const yearsOf = ({ from, to }: Years): Pick<Address, 'from' | 'to'> => ({
  ...(yearOf(from) > 0 ? { from: { year: yearOf(from), approx: false } } : {}),
  ...(yearOf(to) > 0 ? { to: { year: yearOf(to), approx: false } } : {}),
})

const yearOf = (typed: string): number => (/^\d{4}$/.test(typed.trim()) ? Number(typed) : 0)

function yearFault(typed: string, words: Words['fromFaults'], today: PlainDate): string | null {
  if (typed.trim() === '') return null
  if (yearOf(typed) < 1900) return words.notYear
  return yearOf(typed) > dateParts(today).year ? words.past : null
}
