import type { Problem } from '../../src/problems/problem.ts'
import { checkSite } from '../../src/site/checks/checkSite.ts'
import { filesInMemory, filesOnDisk } from '../../src/content/reading/files.ts'
import { TextCache } from '../../src/content/reading/textCache.ts'
import { readDraft } from '../../src/site/draft.ts'
import { Original } from './original.ts'

/** The site before anything is broken in it, with what is wrong with it already: nothing, it is to be hoped. */
export function readOriginal(
  folder: string,
  today: string,
  textCache = new TextCache(),
): { original: Original; untouched: Problem[]; textCache: TextCache } {
  const files = filesInMemory(filesOnDisk(folder))
  const { draft, problems } = readDraft(files, today, textCache)
  if (!draft) throw new Error('the manifest itself cannot be read; run npm run check')
  return { original: new Original(files, draft.site), untouched: [...problems, ...checkSite(draft)], textCache }
}
