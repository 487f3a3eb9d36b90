import { type FlowFault, flowFaults, journeyFaults } from '../../flows/flowFaults.ts'
import { factsNamedIn } from '../../flows/graph.ts'
import type { ReadFlow } from '../../flows/readFlow.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { fileStart, type Problem, problemAt } from '../../problems/problem.ts'
import { factsOfTool } from '../../tools/index.ts'
import { valueAt } from '../../problems/schemaAt.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { factFault, noFact } from './sharedCauses.ts'

/** Question flows hold together: every step leads somewhere, every outcome is reached, and the recorded journeys end where they say. */
export function checkFlows(draft: Draft): Problem[] {
  const { site, lenderLetters, faulty } = draft
  return draft.entries.flatMap(({ flow: read, entry: { page } }) => {
    if (!read) return []
    const faults = [
      ...problemsAt(read.source, ownFaults(read)),
      ...factsNamedIn(read.flow).flatMap(({ id, at }) => factFault(draft, id, read.source.file, at)),
      // A letter whose file cannot be read is told of once, at that file.
      ...unknownLetters(read, lenderLetters.ids),
    ]
    // A journey through a flow that does not hold together would only say the same again.
    if (faults.length > 0 || !read.journeys) return faults
    // Where they lead without a fact that is missing or cannot be read says nothing of them.
    const needed = 'tool' in page ? factsOfTool(page.tool, read.flow) : []
    const allFacts =
      ![...faulty].some((file) => file.startsWith('content/facts/')) && needed.every((id) => site.facts.has(id))
    return allFacts ? walked(read, read.journeys, site.facts) : []
  })
}

/** Faults of the flow itself. A step that leads nowhere leaves what it meant unreached: that says it all. */
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

/** The journeys that do not end where they say. A rule that lacks a fact cannot be walked through. */
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

/** Letters that an option or a date names, and content/lender-letters does not hold. */
function unknownLetters({ flow, source }: ReadFlow, known: readonly string[]): Problem[] {
  const named = Object.entries(flow.questions).flatMap(([id, question]) => [
    ...(question.kind === 'date' ? [{ at: [id], letters: question.letters ?? [] }] : []),
    ...(question.kind === 'choice'
      ? question.options.map(({ letters = [] }, option) => ({ at: [id, 'options', option], letters }))
      : []),
  ])
  return named.flatMap(({ at, letters }) =>
    letters.flatMap((letter, index) =>
      known.includes(letter)
        ? []
        : problemAt(
            source.placeAt(['questions', ...at, 'letters', index]),
            'unknown-letter',
            `there is no letter "${letter}"`,
            didYouMean(letter, known, `add content/lender-letters/${letter}.yaml`),
          ),
    ),
  )
}
