import { parseDocument } from 'yaml'
import type { PlainDate } from '../dates/plainDate.ts'
import type { FactFile, SchemeState } from '../facts/schema.ts'
import { type Files, withChanges } from '../content/reading/files.ts'

/** The one file that says which state the scheme is in. */
export const stateFile = 'content/facts/scheme/state.yaml'

/**
 * The same files as if an editor had written that the scheme came to a state on a day. All that reads the site then follows, checks
 * included. A file that cannot be read is left as it is, so that its own fault is reported.
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
