import { hash } from 'node:crypto'
import { htmlFile } from '../../src/outputs/htmlFile.ts'
import { answerAt, type Entry, type Site } from '../../src/site/site.ts'
import type { Bundle } from './bundle.ts'
import { documentsOf } from './documents.ts'
import type { PageStore } from './pageStore.ts'
import { writeIn } from './writeIn.ts'

type Written = (file: string, done: number, of: number) => void

/** Every address that answers with a page: the pages and their aliases. */
export const pathsOf = ({ entries, aliases }: Site): string[] => [...entries.map(({ path }) => path), ...aliases.map(({ from }) => from)]

/**
 * Writes the page of each path as a file of the folder: rendered, or taken from the last build
 * when nothing it is made from has changed. Throws with the page’s path when one cannot be rendered.
 */
export async function renderPages(site: Site, paths: readonly string[], code: Bundle, folder: string, store: PageStore | undefined, written: Written): Promise<void> {
  const documentOf = await documentsOf(site, code)
  for (const [index, path] of paths.entries()) {
    const entry = entryAt(site, path)
    const name = htmlFile(path)
    const pageKey = keyOf(site, entry, path, code.key)
    if (!store?.reuse(name, pageKey, folder)) {
      const file = writeIn(folder, name, rendered(documentOf, entry))
      store?.made(name, pageKey)
      written(file, index + 1, paths.length)
    }
  }
}

function entryAt(site: Site, path: string): Entry {
  const answer = answerAt(site, path)
  if (answer.found !== 'page') throw new Error(`${path} is no page of the site`)
  return answer.entry
}

function rendered(documentOf: (entry: Entry) => string, entry: Entry): string {
  try {
    return documentOf(entry)
  } catch (error) {
    throw new Error(`${entry.path} could not be rendered`, { cause: error })
  }
}

/** Names all that a page is made from: the code, what any page may show, and its own words. */
const keyOf = (site: Site, { article }: Entry, path: string, code: string): string =>
  hash('sha256', [code, site.sharedKey, article?.bodyKey ?? '', path].join('\0')).slice(0, 32)
