import { proseIn } from '../content/prose/prose.ts'
import type { SiteFolder } from '../content/reading/folder.ts'
import { fileStart } from '../problems/problem.ts'
import { FlowFile, JourneysFile } from './schema.ts'

/** A flow with its journeys, and the files they were read from. */
export type ReadFlow = NonNullable<ReturnType<typeof readFlow>>

/** Read a tool’s questions; undefined if content/flows has none. A page without them shows its words alone. */
export function readFlow(folder: SiteFolder, tool: string, path: string) {
  const file = `content/flows/${tool}.yaml`
  const journeysFile = `content/flows/${tool}.journeys.yaml`
  if (!folder.has(file)) {
    // Report the missing questions, not the unused journeys too.
    folder.read.add(journeysFile)
    return undefined
  }
  const read = folder.yaml(file, FlowFile)
  const journeys = folder.yaml(journeysFile, JourneysFile, () => fileStart(file))
  if (!read) return undefined
  const { value: flow, source } = read
  return { flow, source, journeys, prose: proseIn(read, wordsOfFlow, { path }) }
}

const wordsOfFlow = [
  'questions.*.ask',
  'questions.*.short',
  'questions.*.hint',
  'questions.*.error',
  'questions.*.unknown',
  'questions.*.options.*.label',
  'questions.*.options.*.hint',
  'outcomes.*.title',
  'outcomes.*.body',
  'notes.*.body',
]
