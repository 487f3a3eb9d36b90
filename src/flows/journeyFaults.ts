import type { Facts } from '../facts/fact.ts'
import { factsInState } from '../facts/valueOn.ts'
import type { FlowFault } from './flowFaults.ts'
import { isAnswer } from './query.ts'
import { routeOf } from './route.ts'
import type { Flow, FlowJourney } from './schema.ts'

/** Every way in which recorded journeys do not go as they say, and every outcome that none reaches. Places are in the journeys' file. */
export function journeyFaults(flow: Flow, journeys: readonly FlowJourney[], facts: Facts): FlowFault[] {
  const unreached = Object.keys(flow.outcomes).filter((id) => journeys.every(({ ends }) => ends !== id))
  return [
    ...journeys.flatMap((journey, index) =>
      faultsOf(flow, journey, facts).map((fault) => ({ ...fault, at: [index, ...fault.at] })),
    ),
    ...unreached.map((id) => ({
      at: [],
      rule: 'flow-journey',
      what: `no journey reaches the outcome "${id}"`,
      fix: 'add one that ends there',
    })),
  ]
}

function faultsOf(flow: Flow, { answers, ends, on, state }: FlowJourney, known: Facts): FlowFault[] {
  const wrong = Object.entries(answers).flatMap(([id, answer]): FlowFault[] => {
    const question = flow.questions[id]
    if (!question)
      return [
        {
          at: ['answers', id],
          rule: 'flow-journey',
          what: `"${id}" is not a question of this flow`,
          fix: `use one of ${Object.keys(flow.questions).join(', ')}`,
        },
      ]
    return isAnswer(question, answer)
      ? []
      : [
          {
            at: ['answers', id],
            rule: 'flow-journey',
            what: `"${answer}" is not an answer to "${id}"`,
            fix:
              question.kind === 'choice'
                ? `use one of ${question.options.map(({ value }) => value).join(', ')}`
                : 'write it as the page’s address would hold it',
          },
        ]
  })
  if (wrong.length > 0) return wrong
  const facts = state === undefined ? known : factsInState(known, state)
  const { asked, outcome } = routeOf(flow, answers, { facts, today: on })
  if (outcome === null)
    return [
      {
        at: ['answers'],
        rule: 'flow-journey',
        what: `the journey stops at "${asked.at(-1)}", which it does not answer`,
        fix: `add ${asked.at(-1)}: …`,
      },
    ]
  const needless = Object.keys(answers).filter((id) => !asked.includes(id))
  if (outcome !== ends)
    return [
      {
        at: ['ends'],
        rule: 'flow-journey',
        what: `the journey ends at "${outcome}", not at "${ends}"`,
        fix: `write ends: ${outcome}, or change the flow`,
      },
    ]
  return needless.map((id) => ({
    at: ['answers', id],
    rule: 'flow-journey',
    what: `the journey is never asked "${id}"`,
    fix: 'take it out',
  }))
}
