import { type FlowFault, flowFaults, journeyFaults } from '../../flows/flowFaults.ts'
import type { ReadFlow } from '../../flows/readFlow.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { fileStart, type Problem, problemAt } from '../../problems/problem.ts'
import { factsOfTool } from '../../tools/index.ts'
import { valueAt } from '../../problems/schemaAt.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { noFact } from './sharedCauses.ts'

/** Question flows hold together: every step leads somewhere, every outcome is reached, and the recorded journeys end where they say. */
export function checkFlows(draft: Draft): Problem[] {
  const { site, faulty } = draft
  return draft.entries.flatMap(({ flow: read, entry: { page } }) => {
    if (!read) return []
    const faults = problemsAt(read.source, ownFaults(read))
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
