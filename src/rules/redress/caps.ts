import { WHOLE } from '../credit/rates.ts'
import type { YearRate } from '../interest/yearRates.ts'
import type { Pence } from '../money/pence.ts'
import type { Confidence, SchemeTerms, Term } from '../scheme/schemeTerms.ts'
import { overcharge } from './remedies.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/** The three ceilings, in the order of the rules. */
export type CapId = 'commission' | 'adjusted-cost' | 'actual-cost'

/**
 * A ceiling on the hybrid remedy, in pence and parts of a penny under both readings of whether it holds its interest.
 * Null where a figure it needs is not known. `share` is the fact behind it, where it has one.
 */
export type Cap = {
  id: CapId
  share: Term | null
  confidence: Confidence
  limit: Pence | null
  withInterest: Pence | null
}

/**
 * The three caps on the hybrid (FCA Handbook, CONRED 6.4.19R to 6.4.21R and their matches in CONRED 5.4). That there are
 * three, and their place, was read; their names, and that the lowest wins, are reported. The formula of the first is
 * reported: a share of the commission with its interest. Those of the others are inferred: what the credit cost beyond
 * the cheapest deals of its time, which falls to nothing just where the rule on those deals takes over; and what it cost.
 */
export function caps(
  question: RedressQuestion,
  commissionRemedy: Pence,
  { terms, rates }: { terms: SchemeTerms; rates: readonly YearRate[] },
): Cap[] {
  const { cheapestApr, agreement } = question
  const share = terms.commissionRemedyCap
  const ofCommission = (commissionRemedy * share.value) / WHOLE
  const beyond = (apr: number) => {
    const { loss, total } = overcharge(question, apr / WHOLE, rates)
    return { limit: loss, withInterest: total }
  }
  const unknown = { limit: null, withInterest: null }
  return [
    {
      id: 'commission',
      share,
      confidence: share.confidence,
      limit: ofCommission,
      withInterest: ofCommission,
    },
    {
      id: 'adjusted-cost',
      share: null,
      confidence: 'low',
      ...(typeof cheapestApr === 'number' ? beyond(Math.min(cheapestApr, agreement.apr)) : unknown),
    },
    { id: 'actual-cost', share: null, confidence: 'low', ...beyond(0) },
  ]
}

/**
 * The hybrid under its caps, of which the lowest wins. One we are sure of lowers both ends. One we are not sure of lowers
 * only `low`, by its lower reading, so that the range holds the answer with it and without it.
 */
export function capped(amount: Pence, ceilings: readonly Cap[]): { low: Pence; high: Pence } {
  const sure = ceilings.filter(({ confidence }) => confidence === 'high')
  const under = (limits: readonly (Pence | null)[]) => Math.min(amount, ...limits.filter((limit) => limit !== null))
  return { low: under(ceilings.map(({ limit }) => limit)), high: under(sure.map(({ withInterest }) => withInterest)) }
}

/** The cap that lowers the amount furthest by its lower reading; undefined when none that is known does. */
export const bindingCap = (amount: Pence, ceilings: readonly Cap[]): CapId | undefined =>
  ceilings
    .flatMap(({ id, limit }) => (limit !== null && limit < amount ? [{ id, limit }] : []))
    .toSorted((one, other) => one.limit - other.limit)[0]?.id
