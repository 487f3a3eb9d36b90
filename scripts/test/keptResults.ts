import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJsonFile } from '../../src/build/files.ts'
import { type BrowserTest, browserTests } from './count.ts'

/**
 * Browser tests that passed and what they were shown: their own file’s hash, and the hash of each file of the site that came to their
 * pages.
 */
export type KeptResults = { tools: string; tests: Record<string, { spec: string; shown: string[] }> }

export const keptIn = (project: string): string => join(project, 'node_modules/.cache/browser-tests.json')

/** Read kept results: none where there is no file, or where what tests are made with has changed since. */
export function readKeptResults(file: string, tools: string): KeptResults {
  const kept = readJsonFile<KeptResults>(file)
  return kept?.tools === tools ? kept : { tools, tests: {} }
}

/** Keeps the results of a run: a test that failed is forgotten, and so is due again. */
export function keepResults(
  file: string,
  { tools, tests }: KeptResults,
  report: string,
  site: ReadonlyMap<string, string>,
  specHash: (file: string) => string,
): void {
  const now = { ...tests }
  for (const { name, spec, passed, fetched } of browserTests(report)) {
    if (passed)
      now[name] = { spec: specHash(spec), shown: fetched.flatMap((path) => site.get(fileAt(path, site)) ?? []) }
    else delete now[name]
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ tools, tests: now }))
}

/**
 * Names the tests to run again: those of a changed or new spec, those that look at no page, and for each file of the site that is no longer
 * what it was two of the tests it was shown to: the ones first that were shown most of such files.
 */
export function dueTests(
  { tests }: KeptResults,
  all: readonly BrowserTest[],
  site: ReadonlyMap<string, string>,
  specHash: (file: string) => string,
): string[] {
  const there = new Set(site.values())
  const own = all.filter(({ name, spec }) => tests[name]?.spec !== specHash(spec))
  const due = new Set(own.map(({ name }) => name))
  const lostOf = new Map(
    all.flatMap(({ name }) => {
      const lost = (tests[name]?.shown ?? []).filter((hash) => !there.has(hash))
      return lost.length > 0 ? [[name, lost] as const] : []
    }),
  )
  const looks = new Map([...lostOf.values()].flat().map((hash) => [hash, 2]))
  const wanted = (name: string) => (lostOf.get(name) ?? []).filter((hash) => (looks.get(hash) ?? 0) > 0).length
  const look = (name: string) => {
    due.add(name)
    for (const hash of lostOf.get(name) ?? []) looks.set(hash, (looks.get(hash) ?? 0) - 1)
  }
  for (const name of due) look(name)
  for (;;) {
    const left = [...lostOf.keys()].filter((name) => !due.has(name) && wanted(name) > 0)
    if (left.length === 0) return [...due]
    look(left.reduce((most, name) => (wanted(name) > wanted(most) ? name : most)))
  }
}

/** The hash of each file of a built site, by its path in it. Scripts and styles are known by what they hold: another name of one changes none that asks for it. */
export function hashesOf(site: string): ReadonlyMap<string, string> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:html|js|css|json|svg)$/.test(file) && statSync(join(site, file)).isFile())
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(site, file), 'utf8').replaceAll(/(?:\.|\/?assets)\/[\w.-]+\.(?:js|css)\b/g, '')
      return [file, hash(`${file.startsWith('assets/') ? '' : file}\n${text}`)]
    }),
  )
}

/** The hash of all that browser tests are made with besides their own files. */
export const toolsHash = (project: string): string =>
  hash(
    ['tests/e2e/*.ts', 'tests/support/*.ts', 'playwright.config.ts', 'package-lock.json']
      .flatMap((pattern) => globSync(pattern, { cwd: project }))
      .filter((file) => !file.endsWith('.spec.ts'))
      .sort()
      .map((file) => readFileSync(join(project, file), 'utf8'))
      .join('\n'),
  )

export const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

function fileAt(path: string, site: ReadonlyMap<string, string>): string {
  const name = decodeURI(path).slice(1)
  return [name, `${name}.html`, `${name}index.html`].find((file) => site.has(file)) ?? '404.html'
}
