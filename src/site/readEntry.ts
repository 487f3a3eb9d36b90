import { kindOf } from '../content/kinds.ts'
import type { Prose } from '../content/prose/prose.ts'
import type { SiteFolder } from '../content/reading/folder.ts'
import { type ReadFlow, readFlow } from '../flows/readFlow.ts'
import type { SourcePosition } from '../problems/problem.ts'
import type { ManifestPage } from './manifest.ts'
import type { Entry } from './site.ts'

/** An entry as read, with the words it is made of. */
export type ReadEntry = {
  entry: Entry
  prose: Prose[]
  /** Place of a field of its front matter or of its entry’s file. */
  placeOf: (...path: (string | number)[]) => SourcePosition
  /** The questions of a tool, with the files they come from. */
  flow?: ReadFlow
}

/** A page with its content; undefined, with the faults noted, when its content cannot be used. `fieldPlace` tells where a field of the manifest is. */
export function readEntry(
  folder: SiteFolder,
  page: ManifestPage,
  fieldPlace: (field: string) => SourcePosition,
): ReadEntry | undefined {
  const read = kindOf(page).read(folder, page, fieldPlace)
  const flow = 'tool' in page ? readFlow(folder, page.tool, page.path) : undefined
  if (!read) return undefined
  const { own, prose, placeOf, ...shown } = read
  const entry = { ...shown, ...own, path: page.path, page, facts: [] }
  return flow
    ? { entry: { ...entry, flow: flow.flow }, prose: [...prose, ...flow.prose], placeOf, flow }
    : { entry, prose, placeOf }
}
