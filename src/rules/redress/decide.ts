import type { Pence } from '../money/pence.ts'
import { capped, caps } from './caps.ts'
import type { Figures } from './figuresFor.ts'
import type { Law } from './lawFor.ts'
import type { Tests } from './testsFor.ts'

/**
 * "outside-scheme": made on another day, or not credit of the kind covered. "excluded": covered in kind, but a rule
 * takes it out. "nothing-due": in the scheme, with nothing unfair found. "redress": nothing tested stands in the way.
 */
export type Outcome = 'redress' | 'nothing-due' | 'excluded' | 'outside-scheme'

/** "unknown" when redress is possible but the commission is not known. */
export type Remedy = 'commission' | 'hybrid' | 'none' | 'unknown'

/** `high` is null when no upper figure can be given without the commission. Pence and parts of a penny. */
export type Decision = { outcome: Outcome; remedy: Remedy; low: Pence; high: Pence | null }

/** The remedy the tests lead to, before arrears. Only a plain no stands in the way; an unknown does not. */
export function decide(tests: Tests, figures: Figures, law: Law): Decision {
  const outcome = outcomeOf(tests)
  if (outcome !== 'redress') return { outcome, remedy: 'none', low: 0, high: 0 }
  if (!figures.commission || figures.hybrid === null || !law.figures) {
    return { outcome, remedy: 'unknown', low: 0, high: null }
  }
  const { total } = figures.commission
  if (tests.commissionRepaid === true) return { outcome, remedy: 'commission', low: total, high: total }
  return { outcome, remedy: 'hybrid', ...capped(figures.hybrid, caps(total, law.figures.terms)) }
}

/** The first of these that has a "no" decides, in the order the scheme asks (FCA Handbook, CONRED 5.2 to 5.4, 6.2 to 6.4). */
function outcomeOf(tests: Tests): Outcome {
  const failed = (...answers: (keyof Tests)[]) => answers.some((test) => tests[test] === false)
  if (failed('agreementDate', 'creditAgreement')) return 'outside-scheme'
  if (failed('notResolved', 'commissionPaid', 'aboveMinimalCommission', 'interestCharged')) return 'excluded'
  if (failed('relevantArrangement', 'notDisclosed')) return 'nothing-due'
  return 'redress'
}
