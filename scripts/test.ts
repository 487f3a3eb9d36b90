import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { seconds } from '../src/build/progress.ts'
import { projectRoot } from '../src/build/projectRoot.ts'
import { findBrowser, findOtherEngines, playwrightsOwn, wholeBrowser } from './test/browser.ts'
import { changedFiles, concerned, whyBuild } from './test/changedFiles.ts'
import {
  browserTests,
  type Count,
  dueTests,
  hash,
  hashesOf,
  keepResults,
  keptIn,
  ofNone,
  ofPlaywright,
  ofStep,
  ofVitest,
  readKeptResults,
  sum,
  toolsHash,
  triedAgain,
} from './test/results.ts'
import { runStep } from './test/runStep.ts'

const [given = 'all', ...pattern] = process.argv.slice(2)
/** Commit to compare a change with; undefined when everything is tested. */
const since = /^--changed(?:=(.+))?$/.exec(given)?.slice(1).concat('HEAD').find(Boolean)
const part = since === undefined ? given : 'changed'
if (!['all', 'static', 'unit', 'e2e', 'changed'].includes(part)) {
  console.error(
    'npm test runs everything; npm test -- static, npm test -- unit [pattern] or npm test -- e2e [pattern] runs a part; npm test -- --changed[=COMMIT] what a change concerns.',
  )
  process.exit(1)
}

process.chdir(projectRoot)
const results = resolve('test-results')
const reports = {
  unit: join(results, 'unit.json'),
  e2e: join(results, 'e2e.json'),
  list: join(results, 'list.json'),
  due: join(results, 'due.txt'),
}
const kept = () => readKeptResults(keptIn(projectRoot), toolsHash(projectRoot))
const specHash = (file: string) => hash(readFileSync(join('tests/e2e', file), 'utf8'))
const site = resolve('dist/client')
const started = performance.now()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const counts: Count[] = []
const browser = ['all', 'e2e', 'changed'].includes(part) ? await findBrowser() : undefined
// Left to itself, Playwright takes the lighter of the two it installed.
const env: Record<string, string> =
  browser === undefined
    ? {}
    : { TEST_BROWSER: browser === playwrightsOwn() ? '' : browser, TEST_WHOLE_BROWSER: wholeBrowser() ?? browser }
// Needed for a full run, and when their tests are asked for.
const otherEngines =
  part === 'all' || (part === 'e2e' && pattern.some((word) => /engines|--project/.test(word))) ? findOtherEngines() : {}
if (part === 'all') {
  // Side by side, because none keeps all cores busy. Browser tests, which are timed, have priority; unit tests that build find the code bundled.
  const building = build()
  const [written, built, units, walks] = await Promise.all([
    asWritten(),
    building,
    building.then(() => unit()),
    building.then(({ failed }) => (failed > 0 ? [] : e2e())),
  ])
  counts.push(...written, built, units, ...walks)
} else if (part === 'static') counts.push(...(await asWritten()))
else if (part === 'unit') counts.push(await unit())
else if (since !== undefined) counts.push(...(await ofChange(changedFiles(projectRoot, since))))
else {
  const built = await buildIfOld()
  counts.push(...built, ...(sum(built).failed > 0 ? [] : await e2e()))
}

const { passed, failed } = sum(counts)
console.log(`\n  In ${seconds(performance.now() - started)}.`)
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Check the code without running it; the lint rules and the layout of some files alone, where only those have changed. */
async function asWritten(files: readonly string[] = []): Promise<Count[]> {
  return [
    await step('Types', 'tsc', ['-b']),
    await step('Lint and layout', 'biome', ['check', '--no-errors-on-unmatched', ...files]),
    await step('Unused code', 'knip', ['--no-progress']),
  ]
}

async function unit(command = 'run', rest = pattern): Promise<Count> {
  // Beside other steps, print the output only at the end.
  const isBeside = part !== 'unit'
  const { code, output } = await runStep(
    'vitest',
    [command, '--reporter=dot', '--reporter=json', `--outputFile.json=${reports.unit}`, ...rest],
    { quiet: isBeside, yields: isBeside, env },
  )
  if (isBeside) console.log(output)
  return ofVitest(reports.unit, code)
}

/** Test a change: the checks of code and content, the unit tests of what changed, and the browser tests that were shown it. */
async function ofChange(changed: readonly string[]): Promise<Count[]> {
  const there = changed.filter((file) => existsSync(file))
  const modules = concerned(projectRoot, there)
  const isContent = (file: string) => /^(?:content\/|site\.manifest)/.test(file)
  const isCode = (file: string) => !isContent(file) && !file.endsWith('.md')
  const [written, content, units, built] = await Promise.all([
    changed.some(isCode) ? asWritten(there.filter(isCode)) : [],
    changed.some(isContent) ? step('The site’s content', 'node', ['scripts/check.ts']) : ofNone,
    modules.length > 0 ? unit('related', ['--run', '--passWithNoTests', ...modules]) : ofNone,
    buildIfOld(),
  ])
  const so = [...written, content, units, ...built]
  return sum(built).failed > 0 ? so : [...so, ...(await e2eDue())]
}

async function e2eDue(): Promise<Count[]> {
  const listed = await runStep('playwright', ['test', '--list', '--reporter=json'], {
    quiet: true,
    env: { ...env, TEST_SITE: site, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.list },
  })
  if (listed.code !== 0) return [ofStep(listed.code)]
  const names = dueTests(kept(), browserTests(reports.list), hashesOf(site), specHash)
  writeFileSync(reports.due, names.join('\n'))
  console.log(`  ${names.length} browser tests of what changed`)
  return names.length > 0 ? e2e(['--test-list', reports.due]) : []
}

function build(): Promise<Count> {
  return step('Building the site', 'node', ['scripts/build.ts', '--out', site])
}

/** Build the site unless the build that is there is up to date. */
async function buildIfOld(): Promise<Count[]> {
  const why = whyBuild(projectRoot, site)
  if (why === undefined) return []
  console.log(`  The build in dist/client is made anew: ${why}.`)
  return [await build()]
}

async function e2e(which: readonly string[] = pattern): Promise<Count[]> {
  if (browser === undefined) {
    console.error(
      '\n  No browser could be found or installed for the tests. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    )
    return [{ passed: 0, failed: 1 }]
  }
  // Playwright sets FORCE_COLOR, and Node warns if NO_COLOR is set too.
  const plain = process.stdout.isTTY ? {} : { FORCE_COLOR: '0', NO_COLOR: '' }
  const { code } = await runStep('playwright', ['test', ...which], {
    env: { ...env, ...(await otherEngines), ...plain, TEST_SITE: site, TEST_REPORT: reports.e2e },
  })
  keepResults(keptIn(projectRoot), kept(), reports.e2e, hashesOf(site), specHash)
  for (const test of triedAgain(reports.e2e)) console.log(`  Passed only when tried again: ${test}`)
  return [ofPlaywright(reports.e2e, code)]
}

async function step(name: string, command: string, args: readonly string[]): Promise<Count> {
  const from = performance.now()
  const { code, output } = await runStep(command, args, { quiet: true, yields: command !== 'node' })
  console.log(
    `  ${name}: ${code === 0 ? 'passed' : 'failed'} (${seconds(performance.now() - from)})${code === 0 ? '' : `\n${output}`}`,
  )
  return ofStep(code)
}
