import { parseDocument } from 'yaml'
import { type Files, filesOnDisk, withChanges } from '../content/reading/files.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { type FactFile, type SchemeState, schemeStates } from '../facts/schema.ts'
import { didYouMean } from '../problems/nearest.ts'
import { todayFrom } from './clock.ts'
import { UsageError } from './faults.ts'

export type Supposed = { today: PlainDate; state?: SchemeState | undefined }

/** Throws a UsageError that says what a day or a state looks like. */
export function supposedFrom({ today, state }: { today?: string | undefined; state?: string | undefined }): Supposed {
  if (state === undefined) return { today: todayFrom(today) }
  if (!(schemeStates as readonly string[]).includes(state)) {
    const fix = didYouMean(state, schemeStates, `use one of ${schemeStates.join(', ')}`)
    throw new UsageError(`"${state}" is no state of the scheme: ${fix}`)
  }
  return { today: todayFrom(today), state: state as SchemeState }
}

export function filesSupposing(folder: string, { today, state }: Supposed): Files {
  const files = filesOnDisk(folder)
  return state === undefined ? files : supposing(files, state, today)
}

/** The one file that says which state the scheme is in. */
export const stateFile = 'content/facts/scheme/state.yaml'

/**
 * Return the files as if an editor had written that the scheme came to a state on a day. A state file that cannot be read stays as it is,
 * so that its own fault is reported.
 */
export function supposing(files: Files, state: SchemeState, from: PlainDate): Files {
  if (!files.has(stateFile)) return files
  const document = parseDocument(Buffer.from(files.bytes(stateFile)).toString())
  const { values } = (document.toJS() ?? {}) as Partial<FactFile>
  if (document.errors.length > 0 || !Array.isArray(values)) return files
  const before = values.filter((value) => value.from < from)
  if (before.at(-1)?.value === state && before.length === values.length) return files
  const { reportedBy: _, ...source } = values.at(-1)?.source ?? {}
  const title = 'Supposed, to see what would change'
  document.setIn(['values'], [...before, { from, value: state, source: { ...source, title } }])
  return withChanges(files, new Map([[stateFile, String(document)]]))
}
