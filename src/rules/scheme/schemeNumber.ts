import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { textOn } from '../../facts/valueOn.ts'

/** Where an agreement's scheme has its days: agreements before and from its first day have different ones. */
export type SchemeNumber = 1 | 2

/** The scheme an agreement falls under (CONRED 6 before 1 April 2014, CONRED 5 from then on); null outside both. */
export function schemeNumber(agreementStart: PlainDate, today: PlainDate, facts: Facts): SchemeNumber | null {
  const [first, second, last] = ['scheme.first-day', 'scheme.second-scheme-first-day', 'scheme.last-day'].map((id) =>
    textOn(facts, id, today),
  ) as [PlainDate, PlainDate, PlainDate]
  if (agreementStart < first || agreementStart > last) return null
  return agreementStart < second ? 1 : 2
}
