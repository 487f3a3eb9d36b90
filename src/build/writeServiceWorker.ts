import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { kindOf } from '../content/kinds.ts'
import { htmlFile } from '../outputs/hostPolicy.ts'
import type { Site } from '../site/site.ts'
import type { OfflineSite } from '../worker/requests.ts'
import { serviceWorkerFile } from './bundle.ts'
import { filesUnder } from './files.ts'

/** Assets by name. A name holds a hash, so a text that contains it means that very file. */
export type Assets = ReadonlyMap<string, { file: string; text: string }>

type Entry = { url: string; revision: string | null; integrity: string }

/**
 * Write into the service worker what to keep from the start: the tools, all that they need, and the home page.
 * Each comes with the hash of its bytes: if a host sends others,
 * as it may while it takes up a new version, the worker is not installed and tries again later.
 */
export function writeServiceWorker(site: Site, folder: string): void {
  const known = offlineSite(site)
  const file = join(folder, serviceWorkerFile)
  const pages = ['/', ...known.tools.map(({ path }) => path)].map((path) => ({ url: path, file: htmlFile(path) }))
  const data = offlineData
    .map((name) => ({ url: `/${name}`, file: name }))
    .filter(({ file: name }) => existsSync(join(folder, name)))
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const hashOf = (name: string) => hash('sha256', readFileSync(join(folder, name)), 'buffer')
  const assets = assetsNeeded(
    pages.map((page) => read(page.file)),
    assetsIn(folder),
  )
  const entries: Entry[] = [
    ...[...pages, ...data].map(({ url, file: name }) => {
      const own = hashOf(name)
      return { url, revision: own.toString('hex').slice(0, 16), integrity: integrityOf(own) }
    }),
    // Their names hold their content.
    ...assets.map((name) => ({ url: `/${name}`, revision: null, integrity: integrityOf(hashOf(name)) })),
  ]
  const listed = new Set(entries.map(({ url }) => url))
  const hashes = Object.fromEntries(
    neverChanging
      .flatMap((name) => filesIn(folder, name))
      .filter((name) => !listed.has(`/${name}`) && !/\.(?:br|gz)$/.test(name))
      .sort()
      .map((name) => [`/${name}`, integrityOf(hashOf(name))]),
  )
  writeFileSync(
    file,
    filledIn(readFileSync(file, 'utf8'), {
      'self.__WB_MANIFEST': entries,
      'self.__HASHES': hashes,
      'self.__SITE': known,
    }),
  )
}

/** The scripts, styles and fonts that some pages can come to need: named by them, or by what they name. */
export function assetsNeeded(pages: readonly string[], assets: Assets): string[] {
  const needed = new Set<string>()
  const waiting = [...pages]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const name of namesIn(text)) {
      const asset = assets.get(name)
      if (!asset || needed.has(asset.file) || onlyWhenAsked.test(name)) continue
      needed.add(asset.file)
      waiting.push(asset.text)
    }
  }
  return [...needed].sort()
}

/** Matches the reader of papers, which weighs more than all tools: the worker keeps it once a visitor has brought one. */
const onlyWhenAsked = /^papers-/

/** Find names by their endings and read backwards: a search from the start would try every word of the code. */
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\.(?:js|css|woff2)\b(?<=([\w.-]+))/g), ([, name = '']) => name)

/** Replace names with their values. Throws unless each name occurs exactly once: the worker would know nothing. */
function filledIn(code: string, values: Record<string, unknown>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const [before, after, ...more] = text.split(name)
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${serviceWorkerFile} does not hold ${name} once`)
    return before + JSON.stringify(value) + after
  }, code)
}

/** The folders whose files have names that change with what they hold. */
const neverChanging = ['assets', 'search']

const filesIn = (folder: string, name: string): string[] =>
  existsSync(join(folder, name)) ? filesUnder(folder, `${name}/`) : []

function assetsIn(folder: string): Assets {
  const files = filesIn(folder, 'assets')
  return new Map(
    files
      .filter((file) => /\.(?:js|css|woff2)$/.test(file))
      .map((file) => [
        basename(file),
        { file, text: file.endsWith('.woff2') ? '' : readFileSync(join(folder, file), 'utf8') },
      ]),
  )
}

const integrityOf = (sha256: Buffer): string => `sha256-${sha256.toString('base64')}`

/** Data that the tools and the header ask for besides pages, scripts and styles. */
const offlineData = [
  'favicon.svg',
  'glossary.json',
  'lender-letters.json',
  'lenders.json',
  'menu.json',
  'papers.json',
  'search.json',
] as const

export const offlineSite = ({ name, pageParts, entries, aliases, redirects }: Site): OfflineSite => ({
  name,
  words: pageParts?.offline,
  tools: entries.filter(({ page }) => kindOf(page).offline).map(({ path, title }) => ({ path, title })),
  aliases: Object.fromEntries(aliases.map(({ from, to }) => [from, to])),
  moved: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
})
