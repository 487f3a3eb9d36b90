import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemas, liveIdsOf } from '../../src/schemas/jsonSchemas.ts'
import type { Draft } from '../../src/site/draft.ts'
import { projectRoot } from '../../src/build/projectRoot.ts'

/** Keeps the schemas of the project’s own site up to date, and those of any other site that has some. Returns the names of those that changed. */
export const refreshSchemas = (root: string, draft: Draft): string[] =>
  root === projectRoot || existsSync(join(root, 'schemas')) ? writeSchemas(root, draft) : []

/** Writes the schemas of a site that have changed, and gives their names. */
export function writeSchemas(root: string, draft: Draft): string[] {
  mkdirSync(join(root, 'schemas', 'tools'), { recursive: true })
  const isThere = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text
  const changed = [...jsonSchemas(liveIdsOf(draft))].filter(([file, text]) => !isThere(join(root, file), text))
  for (const [file, text] of changed) writeFileSync(join(root, file), text)
  return changed.map(([file]) => file)
}
