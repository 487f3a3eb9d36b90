import type { Pence } from '../money/pence.ts'
import { capped } from './remedies.ts'
import type { Figures } from './figuresFor.ts'
import type { Tests } from './tests.ts'

/**
 * "outside-scheme": made on another day, or not credit of the kind covered. "excluded": another condition of a scheme
 * case fails. "nothing-due": a scheme case in which no arrangement counts, none was unfair, nothing was lost, or the
 * credit was as cheap as any. "redress": nothing tested stands in the way.
 */
export type Outcome = 'redress' | 'nothing-due' | 'excluded' | 'outside-scheme'

/** "unknown" when redress is possible but the commission is not known. */
export type Remedy = 'commission' | 'hybrid' | 'none' | 'unknown'

/** `high` is null when no upper figure can be given without the commission. Pence and parts of a penny. */
export type RedressDecision = { outcome: Outcome; remedy: Remedy; low: Pence; high: Pence | null }

/**
 * The remedy the tests lead to, before arrears (FCA Handbook, CONRED 6.4.2R and its match in CONRED 5.4): the whole
 * commission, which knows no cap; else the hybrid under its caps. Only a plain no stands in the way; an unknown does not.
 */
export function decideRedress(tests: Tests, figures: Figures): RedressDecision {
  const outcome = outcomeOf(tests)
  if (outcome !== 'redress') return { outcome, remedy: 'none', low: 0, high: 0 }
  if (!figures.commission || figures.hybrid === null) return { outcome, remedy: 'unknown', low: 0, high: null }
  const { total } = figures.commission
  if (tests.commissionRepaid === true) return { outcome, remedy: 'commission', low: total, high: total }
  if (tests.dearerThanCheapest === false) return { outcome: 'nothing-due', remedy: 'none', low: 0, high: 0 }
  return { outcome, remedy: 'hybrid', ...capped(figures.hybrid, figures.caps) }
}

/** The first of these that has a "no" decides, in the order the scheme asks (FCA Handbook, CONRED 5.1 to 5.3, 6.1 to 6.3). */
function outcomeOf({ schemeCase, arrangements, unfairness }: Tests): Outcome {
  if (schemeCase['agreement-date'] === false || schemeCase['credit-agreement'] === false) return 'outside-scheme'
  if (Object.values(schemeCase).includes(false)) return 'excluded'
  if ([arrangements.any, unfairness.any, unfairness.loss].includes(false)) return 'nothing-due'
  return 'redress'
}
