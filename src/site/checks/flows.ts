import type { Facts } from '../../facts/fact.ts'
import { factsInState } from '../../facts/valueOn.ts'
import { alwaysAskedBefore, edgesOf, loopIn, questionsIn, reachableIds } from '../../flows/graph.ts'
import { isAnswer } from '../../flows/query.ts'
import type { ReadFlow } from '../../flows/readFlow.ts'
import { routeOf } from '../../flows/route.ts'
import type { Flow, FlowCondition, FlowJourney } from '../../flows/schema.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { fileStart, type Problem, problemAt } from '../../problems/problem.ts'
import { valueAt } from '../../problems/schemaAt.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import { factsOfTool } from '../../tools/index.ts'
import type { Draft } from '../draft.ts'
import { noFact } from './sharedCauses.ts'

/** Question flows hold together: every step leads somewhere, every outcome is reached, and the recorded journeys end where they say. */
export function checkFlows(draft: Draft): Problem[] {
  const { site, faulty } = draft
  return draft.entries.flatMap(({ flow: read, entry: { page } }) => {
    if (!read) return []
    const faults = problemsAt(read.source, ownFaults(read))
    // Journeys through a broken flow would only repeat its faults.
    if (faults.length > 0 || !read.journeys) return faults
    // With a fact missing or unreadable, where journeys end proves nothing.
    const needed = 'tool' in page ? factsOfTool(page.tool, read.flow) : []
    const allFacts =
      ![...faulty].some((file) => file.startsWith('content/facts/')) && needed.every((id) => site.facts.has(id))
    return allFacts ? walked(read, read.journeys, site.facts) : []
  })
}

/** Find faults of the flow itself. If steps lead nowhere, report them alone: others follow from them. */
function ownFaults({ flow, source }: ReadFlow): FlowFault[] {
  const faults = flowFaults(flow)
  const astray = faults.filter(({ rule }) => rule === 'flow-target')
  const names = [...Object.keys(flow.questions), ...Object.keys(flow.outcomes)]
  return astray.length === 0
    ? faults
    : astray.map((fault) => ({
        ...fault,
        fix: didYouMean(String(valueAt(source.value, fault.at)), names, fault.fix) ?? fault.fix,
      }))
}

/** Find journeys that do not end where they say. A rule that lacks a fact cannot be walked. */
function walked(
  { flow }: ReadFlow,
  { value, source }: NonNullable<ReadFlow['journeys']>,
  facts: Draft['site']['facts'],
): Problem[] {
  try {
    return problemsAt(source, journeyFaults(flow, value, facts))
  } catch (error) {
    const { message } = error as Error
    const id = /no fact "([^"]+)"/.exec(message)?.[1]
    return [
      problemAt(
        fileStart(source.file),
        'journey',
        `the journeys cannot be walked: ${message}`,
        'mend the fact',
        id && noFact(id),
      ),
    ]
  }
}

const problemsAt = (source: YamlSource, faults: readonly FlowFault[]) =>
  faults.map(({ at, rule, what, fix }) => problemAt(source.placeAt(at), rule, what, fix))

type FlowFault = { at: readonly (string | number)[]; rule: string; what: string; fix: string }

const ofRule =
  (rule: string) =>
  (at: FlowFault['at'], what: string, fix: string): FlowFault => ({ at, rule, what, fix })

const target = ofRule('flow-target')
const deadEnd = ofRule('flow-dead-end')
const unreachable = ofRule('flow-unreachable')
const condition = ofRule('flow-condition')
const ofJourney = ofRule('flow-journey')

export function flowFaults(flow: Flow): FlowFault[] {
  return [
    ...unknownTargets(flow),
    ...deadEnds(flow),
    ...notReached(flow),
    ...loops(flow),
    ...conditionFaults(flow),
    ...examplesBeyond(flow),
  ]
}

const examplesBeyond = (flow: Flow): FlowFault[] =>
  Object.entries(flow.questions).flatMap(([id, question]): FlowFault[] => {
    if (question.kind !== 'money') return []
    const { hint = '', least = 0, most = Number.POSITIVE_INFINITY } = question
    return [...hint.matchAll(/\{% example %\}([^{]*)\{% \/example %\}/g)].flatMap(([, example = '']) => {
      const sum = example.replaceAll(/[£,\s]/g, '')
      if (isAnswer(question, sum)) return []
      const limit = Number(sum) > most ? 'most' : Number(sum) < least ? 'least' : 'hint'
      const what = `"${id}" does not take its own example, ${example}`
      return ofRule('flow-example')(['questions', id, limit], what, 'change the example, or the limit')
    })
  })

function unknownTargets(flow: Flow): FlowFault[] {
  const fix = `use one of ${[...Object.keys(flow.questions), ...Object.keys(flow.outcomes)].join(', ')}`
  const others = Object.entries(flow.questions).flatMap(([id, question]) =>
    (['notBefore', 'noMoreThan'] as const).flatMap((field): FlowFault[] => {
      const other = field in question ? (Reflect.get(question, field) as string | undefined) : undefined
      return other === undefined || other in flow.questions
        ? []
        : [target(['questions', id, field], `there is no question "${other}"`, fix)]
    }),
  )
  const twice = Object.keys(flow.questions).filter((id) => id in flow.outcomes)
  return [
    ...(flow.start in flow.questions
      ? []
      : [target(['start'], `the flow starts at "${flow.start}", which is not a question`, fix)]),
    ...others,
    ...edgesOf(flow)
      .filter(({ to }) => !(to in flow.questions || to in flow.outcomes))
      .map(({ from, to, at }) =>
        target(at, `"${from}" goes to "${to}", which is neither a question nor an outcome`, fix),
      ),
    ...twice.map((id) =>
      target(['outcomes', id], `"${id}" is a question and an outcome`, 'give one of them another name'),
    ),
  ]
}

/** A question must lead on whatever is answered: each option by itself, or a last step that is always taken. */
function deadEnds(flow: Flow): FlowFault[] {
  return Object.entries(flow.questions).flatMap(([id, question]): FlowFault | FlowFault[] => {
    const at = ['questions', id]
    const steps = question.next ?? []
    const alwaysTaken = steps.findIndex(({ when }) => when === undefined)
    const eachGoes = question.kind === 'choice' && question.options.every(({ go }) => go !== undefined)
    if (steps.length === 0 && !eachGoes)
      return deadEnd(
        at,
        `"${id}" has an answer that leads nowhere`,
        'add next: with a last step without "when", or a go: to every option',
      )
    if (steps.length > 0 && alwaysTaken === -1)
      return deadEnd(
        [...at, 'next'],
        `"${id}" has no last step without "when", so some answers lead nowhere`,
        'add - { go: … } at the end',
      )
    if (steps.length > 0 && alwaysTaken < steps.length - 1)
      return unreachable(
        [...at, 'next', alwaysTaken + 1],
        `this step of "${id}" is never taken, because the one above it always is`,
        'put the step without "when" last',
      )
    return []
  })
}

function notReached(flow: Flow): FlowFault[] {
  const seen = reachableIds(flow)
  const faultsIn = (part: 'questions' | 'outcomes') =>
    Object.keys(flow[part])
      .filter((id) => !seen.has(id))
      .map((id) => unreachable([part, id], `"${id}" can never be reached`, 'lead to it from a question, or delete it'))
  return [...faultsIn('questions'), ...faultsIn('outcomes')]
}

function loops(flow: Flow): FlowFault[] {
  const loop = loopIn(flow)
  if (!loop) return []
  const fix = 'lead one of them on to a later question or an outcome'
  return [ofRule('flow-loop')(['questions', loop[0] ?? ''], `loops: ${loop.join(' → ')}`, fix)]
}

/** A "when" may name only questions that every way has asked by then, and only answers they can have. */
function conditionFaults(flow: Flow): FlowFault[] {
  const before = alwaysAskedBefore(flow)
  const steps = edgesOf(flow).flatMap(({ from, when, at }) => {
    if (!when) return []
    const place = [...at.slice(0, -1), 'when']
    const early = questionsIn(when).filter((id) => before.has(from) && !before.get(from)?.has(id))
    return [
      ...early.map((id) =>
        condition(
          place,
          `${subjectOf(when)} looks at "${id}", which some ways to "${from}" never ask`,
          `ask "${id}" on every way first, or move this step`,
        ),
      ),
      ...valueFaults(flow, when, place),
    ]
  })
  return [
    ...steps,
    ...Object.entries(flow.notes ?? {}).flatMap(([id, { when }]) => valueFaults(flow, when, ['notes', id, 'when'])),
  ]
}

const subjectOf = ({ rule }: FlowCondition) => (rule === undefined ? 'this "when"' : `the rule "${rule}"`)

function valueFaults(flow: Flow, when: FlowCondition, at: readonly (string | number)[]): FlowFault[] {
  const missing = questionsIn(when).filter((id) => !(id in flow.questions))
  const question = flow.questions[when.question ?? '']
  const allowed =
    question &&
    ('options' in question
      ? question.options.map(({ value }) => value)
      : question.unknown === undefined
        ? []
        : ['unknown'])
  const values = [...(when.is === undefined ? [] : [when.is]), ...(when.anyOf ?? [])]
  return [
    ...missing.map((id) =>
      condition(
        at,
        `${subjectOf(when)} looks at "${id}", which is not a question here`,
        `use one of ${Object.keys(flow.questions).join(', ')}`,
      ),
    ),
    ...values
      .filter((value) => allowed && !allowed.includes(value))
      .map((value) =>
        condition(
          at,
          `"${value}" is not an answer to "${when.question}"`,
          allowed && allowed.length > 0
            ? `use one of ${allowed.join(', ')}`
            : 'compare it with below, atLeast, before or onOrAfter',
        ),
      ),
  ]
}

/** Every way in which recorded journeys do not go as they say, and every outcome that none reaches. Places are in the journeys' file. */
export function journeyFaults(flow: Flow, journeys: readonly FlowJourney[], facts: Facts): FlowFault[] {
  const unreached = Object.keys(flow.outcomes).filter((id) => journeys.every(({ ends }) => ends !== id))
  return [
    ...journeys.flatMap((journey, index) => faultsOfJourney(flow, journey, index, facts)),
    ...unreached.map((id) => ofJourney([], `no journey reaches the outcome "${id}"`, 'add one that ends there')),
  ]
}

function faultsOfJourney(
  flow: Flow,
  { answers, ends, on, state }: FlowJourney,
  index: number,
  known: Facts,
): FlowFault | FlowFault[] {
  const wrong = Object.entries(answers).flatMap(([id, answer]): FlowFault | FlowFault[] => {
    const question = flow.questions[id]
    if (!question)
      return ofJourney(
        [index, 'answers', id],
        `"${id}" is not a question of this flow`,
        `use one of ${Object.keys(flow.questions).join(', ')}`,
      )
    if (isAnswer(question, answer)) return []
    return ofJourney(
      [index, 'answers', id],
      `"${answer}" is not an answer to "${id}"`,
      question.kind === 'choice'
        ? `use one of ${question.options.map(({ value }) => value).join(', ')}`
        : 'write it as the page’s address would hold it',
    )
  })
  if (wrong.length > 0) return wrong
  const facts = state === undefined ? known : factsInState(known, state)
  const { asked, outcome } = routeOf(flow, answers, { facts, today: on })
  if (outcome === null)
    return ofJourney(
      [index, 'answers'],
      `the journey stops at "${asked.at(-1)}", which it does not answer`,
      `add ${asked.at(-1)}: …`,
    )
  if (outcome !== ends)
    return ofJourney(
      [index, 'ends'],
      `the journey ends at "${outcome}", not at "${ends}"`,
      `write ends: ${outcome}, or change the flow`,
    )
  const needless = Object.keys(answers).filter((id) => !asked.includes(id))
  return needless.map((id) => ofJourney([index, 'answers', id], `the journey is never asked "${id}"`, 'take it out'))
}
