import type { PlainDate } from '../dates/plainDate.ts'
import type { Files } from '../content/reading/files.ts'
import type { TextCache } from '../content/reading/textCache.ts'
import type { Problem } from '../problems/problem.ts'
import { checkSite } from './checks/checkSite.ts'
import { type Draft, readDraft } from './draft.ts'
import type { Site } from './site.ts'

/**
 * Reads a whole site once and checks it. Every fault of every file comes back together;
 * the site is there only when there is none, the draft as soon as there is a manifest. A caller who reads it again and again passes the same cache each time.
 */
export function readSite(
  from: string | Files,
  today: PlainDate,
  textCache?: TextCache,
): { draft?: Draft; site?: Site; problems: Problem[] } {
  const { draft, problems: within } = readDraft(from, today, textCache)
  if (!draft) return { problems: within }
  const problems = [...within, ...checkSite(draft)]
  return { draft, problems, ...(problems.length === 0 ? { site: draft.site } : {}) }
}
