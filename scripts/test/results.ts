import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesUnder, readJsonFile, writeIn } from '../../src/build/files.ts'

/** Browser tests that passed, each with the hash of its file and of each file of the site that came to its pages. */
type KeptResults = { tools: string; tests: Record<string, { spec: string; shown: string[] }> }

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
  writeIn(dirname(file), basename(file), JSON.stringify({ tools, tests: now }))
}

/**
 * Names the tests to run again: those of a changed or new spec, and for each file of the site that has changed, two of the
 * tests that it was shown to, starting with those that were shown most of the changed files.
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

/** Hash each file of a built site, by its path. Scripts and styles go by content: renaming one changes no file that asks for it. */
export function hashesOf(site: string): ReadonlyMap<string, string> {
  const files = filesUnder(site).filter((file) => /\.(?:html|js|css|json|svg)$/.test(file))
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(site, file), 'utf8').replaceAll(/(?:\.|\/?assets)\/[\w.-]+\.(?:js|css)\b/g, '')
      return [file, hash(`${file.startsWith('assets/') ? '' : file}\n${text}`)]
    }),
  )
}

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

export type Count = { passed: number; failed: number }

export const ofNone: Count = { passed: 0, failed: 0 }

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), ofNone)

export const ofStep = (code: number): Count => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightTest = { status: string; annotations?: { type: string; description?: string }[] }
type PlaywrightSuite = {
  title: string
  file?: string
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: PlaywrightSuite[] }

/** Read the counts of Vitest’s report. A run that broke off, or ran nothing, has failed. */
export function ofVitest(file: string, code: number): Count {
  const report = readJsonFile<VitestReport>(file)
  return whole(code, report?.numPassedTests, report?.numFailedTests)
}

/** Read the counts of Playwright’s report, by the same rule. A test that passed when tried again has passed. */
export function ofPlaywright(file: string, code: number): Count {
  const stats = readJsonFile<PlaywrightReport>(file)?.stats
  return whole(code, stats && stats.expected + stats.flaky, stats?.unexpected)
}

/** The tests of Playwright’s report that passed only when they were tried again, each at its line. */
export const triedAgain = (file: string): string[] => browserTests(file).flatMap(({ flaky, at }) => (flaky ? [at] : []))

/** A browser test: its name as a list of tests gives it, the file and the line it is in, and what its pages fetched. */
type BrowserTest = {
  name: string
  spec: string
  at: string
  passed: boolean
  flaky: boolean
  fetched: readonly string[]
}

export const browserTests = (file: string): BrowserTest[] =>
  (readJsonFile<PlaywrightReport>(file)?.suites ?? []).flatMap((suite) => testsIn(suite, []))

function testsIn({ title, file, specs = [], suites = [] }: PlaywrightSuite, above: readonly string[]): BrowserTest[] {
  const path = [...above, above.length === 0 ? (file ?? title) : title]
  return [
    ...specs.map((spec) => ({
      name: [...path, spec.title].join(' › '),
      spec: spec.file,
      at: `${spec.file}:${spec.line} ${spec.title}`,
      flaky: spec.tests.some(({ status }) => status === 'flaky'),
      passed: spec.tests.every(({ status }) => status === 'expected' || status === 'flaky'),
      fetched: spec.tests.flatMap(({ annotations = [] }) =>
        annotations.flatMap(({ type, description = '' }) => (type === 'fetched' ? description.split('\n') : [])),
      ),
    })),
    ...suites.flatMap((inner) => testsIn(inner, path)),
  ]
}

/** A failure that no test of its own stands for, such as a file that could not be loaded, still counts as one. */
const whole = (code: number, passed = 0, failed = 0): Count => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
})
