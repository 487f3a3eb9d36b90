import { factNamed } from '../facts/valueOn.ts'
import { type Answers, type FlowContext, UNKNOWN } from './answers.ts'
import { misfit } from './misfit.ts'
import { predicates, spanOf } from './predicates.ts'
import type { Flow, FlowCondition } from './schema.ts'

/** The questions the answers lead through, in order, the one still to be answered included; and the outcome, once every one has its answer. */
export type Route = ReturnType<typeof routeOf>

/**
 * Follow the answers from the start as far as they go. The flow has been checked, so every step leads somewhere. A step reads only
 * answers on the route: one left over from before a change is ignored.
 */
export function routeOf(flow: Flow, answers: Answers, context: FlowContext) {
  const { asked, left, end = null } = likelyWay(flow, answers, context)
  const [open] = left
  return open ? { asked: asked.slice(0, asked.indexOf(open.id) + 1), outcome: null } : { asked, outcome: end }
}

/** A question left to ask, and its "I do not know" answer; undefined where an answer is required. */
export type Left = { id: string; unknown: string | undefined }

/**
 * Find the questions on the likeliest way from the answers so far, which of them are left to ask, and the outcome it comes to. A missing
 * answer counts as "I do not know"; where that is not offered, the last `next` is taken.
 */
export function likelyWay(flow: Flow, answers: Answers, context: FlowContext) {
  const asked: string[] = []
  const left: Left[] = []
  const given: Record<string, string> = {}
  let at: string | undefined = flow.start
  while (at !== undefined && at in flow.questions) {
    asked.push(at)
    const answer: string | undefined = answers[at]
    const isGiven: boolean = answer !== undefined && misfit(flow, at, answer, given) === undefined
    const unknown = unknownOf(flow, at)
    if (!isGiven) left.push({ id: at, unknown })
    const taken: string | undefined = isGiven ? answer : unknown
    if (taken !== undefined) given[at] = taken
    at = taken === undefined ? flow.questions[at]?.next?.at(-1)?.go : stepAfter(flow, at, given, context)
  }
  return { asked, left, end: at }
}

function unknownOf(flow: Flow, id: string): string | undefined {
  const question = flow.questions[id]
  if (question?.kind === 'choice') return question.options.find(({ value }) => notSaid.includes(value))?.value
  return question?.unknown === undefined ? undefined : UNKNOWN
}

/** Answers of a choice that leave its question open. */
const notSaid = [UNKNOWN, 'unsaid']

function stepAfter(flow: Flow, id: string, answers: Answers, context: FlowContext): string {
  const question = flow.questions[id]
  if (question?.kind === 'choice') {
    const option = question.options.find(({ value }) => value === answers[id])
    if (option?.go !== undefined) return option.go
  }
  const step = question?.next?.find(({ when }) => when === undefined || holds(when, answers, context))
  if (!step) throw new Error(`"${id}" leads nowhere for the answer "${answers[id]}"`)
  return step.go
}

/** Return the answers on the route, dropping leftovers from before a change. */
export const answersOn = ({ asked }: Route, answers: Answers): Answers =>
  Object.fromEntries(asked.flatMap((id) => (answers[id] === undefined ? [] : [[id, answers[id]]])))

/** The notes whose conditions hold. They may look at any answer given. */
export const notesFor = (flow: Flow, answers: Answers, context: FlowContext): string[] =>
  Object.entries(flow.notes ?? {})
    .filter(([, { when }]) => holds(when, answers, context))
    .map(([id]) => id)

/**
 * Test a condition against the answers so far. A comparison of an answer that is missing or not known never holds,
 * save "is: unknown"; a date known only to the month or year must lie wholly on the stated side.
 */
function holds(condition: FlowCondition, answers: Answers, context: FlowContext): boolean {
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

/** Return the newest value: thresholds are today’s, whenever the thing compared happened. */
function newestValue(id: string, { facts }: FlowContext): number | string {
  const value = factNamed(facts, id).values.at(-1)?.value
  if (typeof value !== 'number' && typeof value !== 'string') throw new Error(`${id} cannot be compared with an answer`)
  return value
}
