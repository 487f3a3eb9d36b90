import { type Problem, problemAt } from '../../src/problems/problem.ts'
import type { Files } from '../../src/content/reading/files.ts'
import type { Draft } from '../../src/site/draft.ts'
import { jsonSchemas } from '../../src/schemas/jsonSchemas.ts'
import { liveIdsOf } from '../../src/schemas/liveIds.ts'

/** The schemas of a site that are not what its checks and names now make of them. A site without any has none. */
export function staleSchemas(files: Files, draft: Draft): Problem[] {
  if (files.list('schemas').length === 0) return []
  const wanted = jsonSchemas(liveIdsOf(draft))
  return [...wanted]
    .filter(([file, text]) => !files.has(file) || Buffer.from(files.bytes(file)).toString() !== text)
    .map(([file]) =>
      problemAt(
        { file, line: 1, column: 1 },
        'stale-schema',
        'what editors complete from is out of date',
        'run npm run schemas',
        'stale schemas',
      ),
    )
}
