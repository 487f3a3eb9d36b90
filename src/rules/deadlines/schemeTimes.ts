import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { textOn } from '../../facts/valueOn.ts'

/** Where an agreement's scheme has its days: agreements before and from its first day have different ones. */
export type SchemeNumber = 1 | 2

/**
 * Whether the scheme's own times run on a day: they stand still while the order of 2 July 2026 suspends them or the terms are
 * being made again, and are gone with the scheme.
 */
export function schemeTimes(today: PlainDate, facts: Facts): 'run' | 'stopped' | 'gone' {
  const state = textOn(facts, 'scheme.state', today)
  if (state === 'quashed') return 'gone'
  return state === 'live' || state === 'upheld' ? 'run' : 'stopped'
}

/** The scheme an agreement falls under (CONRED 6 before 1 April 2014, CONRED 5 from then on); null outside both. */
export function schemeNumber(agreementStart: PlainDate, today: PlainDate, facts: Facts): SchemeNumber | null {
  const [first, second, last] = ['scheme.first-day', 'scheme.second-scheme-first-day', 'scheme.last-day'].map((id) =>
    textOn(facts, id, today),
  ) as [PlainDate, PlainDate, PlainDate]
  if (agreementStart < first || agreementStart > last) return null
  return agreementStart < second ? 1 : 2
}
