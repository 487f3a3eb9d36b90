import type { Facts } from '../../facts/fact.ts'
import { type Scheme, schemeDates } from '../scheme/scheme.ts'
import { type EligibilityQuestion, type EligibilityRule, eligibilityRules } from './eligibilityRules.ts'

export type Eligibility = {
  rule: EligibilityRule['id']
  outcome: EligibilityRule['outcome']
  /** Paragraph of the rules. */
  paragraph: string
  /** The schemes the start may fall in; both when it is known only to the year 2014. */
  schemes: Scheme[]
  /** True when part of the time the start may fall in is outside the scheme, so that the day decides. */
  askTheDay: boolean
}

/**
 * Decide whether an agreement is of the kind the redress scheme covers (FCA Handbook, CONRED 5.1 and 6.1): the first rule that
 * applies. It never says that money is due; only the lender's records can.
 * Throws a RangeError when the start's last day is before its first.
 */
export function eligibilityFor(question: EligibilityQuestion, facts: Facts): Eligibility {
  const { from, to } = question.start
  if (from > to) throw new RangeError('the start’s last day is before its first')
  const dates = schemeDates(facts)
  const rule = eligibilityRules.find(({ applies }) => applies(question, dates))
  if (!rule) throw new Error('no eligibility rule applies; the last must always')
  const schemes: Scheme[] = []
  if (from < dates.secondSchemeFirstDay && to >= dates.firstDay) schemes.push(1)
  if (to >= dates.secondSchemeFirstDay && from <= dates.lastDay) schemes.push(2)
  const { id, outcome, paragraph } = rule
  return {
    rule: id,
    outcome,
    paragraph,
    schemes,
    askTheDay: schemes.length > 0 && (from < dates.firstDay || to > dates.lastDay),
  }
}
