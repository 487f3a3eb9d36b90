import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderPage } from 'vike/server'
import { htmlFile } from '../../src/outputs/htmlFile.ts'
import { setCurrentSite } from '../../src/site/currentSite.server.ts'
import { answerAt, type Site } from '../../src/site/site.ts'
import type { Bundle } from './bundle.ts'
import type { PageStore } from './pageStore.ts'

type Written = (file: string, done: number, of: number) => void

/** Every address that answers with a page: the pages and their aliases. */
export const pathsOf = ({ entries, aliases }: Site): string[] => [...entries.map(({ path }) => path), ...aliases.map(({ from }) => from)]

/**
 * Writes the page of each path as a file of the folder: rendered through Vike, or taken from the last build
 * when nothing it is made from has changed. Throws with the page’s path when one cannot be rendered.
 */
export async function renderPages(site: Site, paths: readonly string[], { server, key }: Bundle, folder: string, store: PageStore | undefined, written: Written): Promise<void> {
  setCurrentSite(site)
  await import(server)
  for (const [index, path] of paths.entries()) {
    const name = htmlFile(path)
    const pageKey = keyOf(site, path, key)
    if (!store?.reuse(name, pageKey, folder)) {
      const file = join(folder, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await rendered(path))
      store?.made(name, pageKey)
      written(file, index + 1, paths.length)
    }
  }
}

async function rendered(path: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path })
  if (httpResponse?.statusCode !== 200) throw new Error(`${path} could not be rendered`, { cause: errorWhileRendering })
  return httpResponse.body
}

/** Names all that a page is made from: the code, what any page may show, and its own words. */
function keyOf(site: Site, path: string, code: string): string {
  const answer = answerAt(site, path)
  const words = answer.found === 'page' ? (answer.entry.article?.bodyKey ?? '') : ''
  return createHash('sha256').update([code, site.sharedKey, words, path].join('\0')).digest('hex').slice(0, 32)
}
