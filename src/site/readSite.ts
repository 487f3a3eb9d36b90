import type { PlainDate } from '../dates/plainDate.ts'
import type { Files } from '../content/reading/files.ts'
import type { TextCache } from '../content/reading/textCache.ts'
import type { Problem } from '../problems/problem.ts'
import { checkSite } from './checks/checkSite.ts'
import { readDraft } from './draft.ts'
import type { Site } from './site.ts'

/**
 * Reads a whole site once and checks it. Every fault of every file comes back together;
 * the site is there only when there is none. A caller who reads it again and again passes the same cache each time.
 */
export function readSite(
  from: string | Files,
  today: PlainDate,
  textCache?: TextCache,
): { site?: Site; problems: Problem[] } {
  const { draft, problems } = readDraft(from, today, textCache)
  const all = draft ? [...problems, ...checkSite(draft)] : problems
  return draft && all.length === 0 ? { site: draft.site, problems: [] } : { problems: all }
}
