import type { Answers, FlowContext } from './answers.ts'
import { misfit } from './misfit.ts'
import { holds } from './holds.ts'
import type { Flow } from './schema.ts'

/** The questions the answers lead through, in order, and where they lead to in the end. */
export type Route = {
  /** Every question on the way, the one still to be answered included. */
  asked: readonly string[]
  /** The outcome, once every question on the way has an answer. */
  outcome: string | null
}

/**
 * Follows the answers from the start as far as they go. The flow has been checked, so every step leads somewhere. No step looks at an
 * answer that the way has not come to: one that a changed answer left behind counts for nothing.
 */
export function routeOf(flow: Flow, answers: Answers, context: FlowContext): Route {
  const asked: string[] = []
  const given: Record<string, string> = {}
  let at = flow.start
  while (at in flow.questions) {
    asked.push(at)
    const answer = answers[at]
    if (answer === undefined || misfit(flow, at, answer, given) !== undefined) return { asked, outcome: null }
    given[at] = answer
    at = stepAfter(flow, at, given, context)
  }
  return { asked, outcome: at }
}

/** Next step after a question that has its answer. */
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

/** The answers on the way, without those that a changed answer has left behind. */
export const answersOn = ({ asked }: Route, answers: Answers): Answers =>
  Object.fromEntries(asked.flatMap((id) => (answers[id] === undefined ? [] : [[id, answers[id]]])))

/** The notes whose conditions hold. They may look at any answer given. */
export const notesFor = (flow: Flow, answers: Answers, context: FlowContext): string[] =>
  Object.entries(flow.notes ?? {})
    .filter(([, { when }]) => holds(when, answers, context))
    .map(([id]) => id)
