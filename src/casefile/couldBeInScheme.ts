import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import { textOn } from '../facts/valueOn.ts'
import type { Agreement } from './caseFile.ts'
import { firstDayOf, lastDayOf } from './partialDate.ts'

/**
 * True when the agreement is of a kind, and from a time, that the scheme covers (CONRED 5.1 and 6.1). Only the lender's
 * records show whether money is due. A kind or a time that is not known is taken as outside.
 */
export function couldBeInScheme(
  { type, start }: Pick<Agreement, 'type' | 'start'>,
  today: PlainDate,
  facts: Facts,
): boolean {
  if (!start || !['pcp', 'hp', 'conditionalSale'].includes(type)) return false
  return (
    lastDayOf(start) >= textOn(facts, 'scheme.first-day', today) &&
    firstDayOf(start) <= textOn(facts, 'scheme.last-day', today)
  )
}
