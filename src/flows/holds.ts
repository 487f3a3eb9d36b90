import { factNamed } from '../facts/valueOn.ts'
import { type Answers, type FlowContext, UNKNOWN } from './answers.ts'
import { predicates } from './predicates.ts'
import type { FlowCondition } from './schema.ts'
import { spanOf } from './span.ts'

/**
 * Test a condition against the answers so far. A comparison of an answer that is missing or not known never holds,
 * save "is: unknown"; a date known only to the month or year must lie wholly on the stated side.
 */
export function holds(condition: FlowCondition, answers: Answers, context: FlowContext): boolean {
  if (condition.rule !== undefined) return predicates[condition.rule].test(answers, context)
  const answer = answers[condition.question ?? '']
  if (answer === undefined) return false
  if (condition.is !== undefined) return answer === condition.is
  if (condition.anyOf !== undefined) return condition.anyOf.includes(answer)
  if (answer === UNKNOWN) return false
  const limit = (value: number | string | { fact: string }) =>
    typeof value === 'object' ? newestValue(value.fact, context) : value
  if (condition.below !== undefined) return Number(answer) < Number(limit(condition.below))
  if (condition.atLeast !== undefined) return Number(answer) >= Number(limit(condition.atLeast))
  const span = spanOf(answer)
  if (span === undefined) return false
  if (condition.before !== undefined) return span.to < String(limit(condition.before))
  if (condition.onOrAfter !== undefined) return span.from >= String(limit(condition.onOrAfter))
  return false
}

/** The newest value: where a line is drawn today, whenever the thing compared with it happened. */
function newestValue(id: string, { facts }: FlowContext): number | string {
  const value = factNamed(facts, id).values.at(-1)?.value
  if (typeof value !== 'number' && typeof value !== 'string') throw new Error(`${id} cannot be compared with an answer`)
  return value
}
