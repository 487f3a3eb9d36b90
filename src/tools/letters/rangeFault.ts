import { longDate } from '../../dates/plainDate.ts'
import type { FactRangeError } from '../../facts/valueOn.ts'

/** What is wrong with a date for which no time limit is known, in the words of a question’s fault. */
export function rangeFault({ known: { is, day } }: Pick<FactRangeError, 'known'>): string {
  if (is === 'from')
    return `Date must be the same as or after ${longDate(day)}, the first day for which we know the time limit`
  if (is === 'to')
    return `Date must be the same as or before ${longDate(day)}, the last day for which we know the time limit`
  return `Date must be before ${longDate(day)}, when the time limit ended`
}
