import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectRoot } from './build/projectRoot.ts'
import { seconds } from './progress.ts'
import { type Count, ofPlaywright, ofStep, ofVitest, sum, triedAgain } from './test/count.ts'
import { findBrowser, playwrightsOwn, wholeBrowser } from './test/findBrowser.ts'
import { runStep } from './test/runStep.ts'
import { whyBuild } from './test/whyBuild.ts'

const [part = 'all', ...pattern] = process.argv.slice(2)
if (!['all', 'static', 'unit', 'e2e'].includes(part)) {
  console.error(
    'npm test runs everything; npm test -- static, npm test -- unit [pattern] or npm test -- e2e [pattern] runs a part.',
  )
  process.exit(1)
}

process.chdir(projectRoot)
const results = resolve('test-results')
const reports = { unit: join(results, 'unit.json'), e2e: join(results, 'e2e.json') }
const site = resolve('dist/client')
const started = performance.now()
rmSync(results, { recursive: true, force: true })

const counts: Count[] = []
const browser = part === 'all' || part === 'e2e' ? await findBrowser() : undefined
// Left to itself, Playwright takes the lighter of the two it installed.
const env: Record<string, string> =
  browser === undefined
    ? {}
    : { TEST_BROWSER: browser === playwrightsOwn() ? '' : browser, TEST_WHOLE_BROWSER: wholeBrowser() ?? browser }
if (part === 'all') {
  // Side by side, because none of them keeps both cores busy all the time.
  const [written, units, built] = await Promise.all([asWritten(), unit(), build()])
  counts.push(...written, units, built, ...(built.failed > 0 ? [] : await e2e()))
} else if (part === 'static') counts.push(...(await asWritten()))
else if (part === 'unit') counts.push(await unit())
else {
  const built = await buildIfOld()
  counts.push(...built, ...(sum(built).failed > 0 ? [] : await e2e()))
}

const { passed, failed } = sum(counts)
console.log(`\n  In ${seconds(performance.now() - started)}.`)
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Check the code without running it. */
async function asWritten(): Promise<Count[]> {
  return [
    await step('Types', 'tsc', ['-b']),
    await step('Lint and layout', 'biome', ['check', '--no-errors-on-unmatched']),
    await step('Unused code', 'knip', ['--no-progress']),
  ]
}

async function unit(): Promise<Count> {
  const { code } = await runStep(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports.unit}`, ...pattern],
    { env },
  )
  return ofVitest(reports.unit, code)
}

function build(): Promise<Count> {
  return step('Building the site', 'node', ['scripts/build.ts', '--out', site])
}

/** Builds the site where the build that is there is not what the sources would make. */
async function buildIfOld(): Promise<Count[]> {
  const why = whyBuild(projectRoot, site)
  if (why === undefined) return []
  console.log(`  The build in dist/client is made anew: ${why}.`)
  return [await build()]
}

/** A browser walks the site that is built. */
async function e2e(): Promise<Count[]> {
  if (browser === undefined) {
    console.error(
      '\n  No browser could be found or installed for the tests. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    )
    return [{ passed: 0, failed: 1 }]
  }
  // It sets FORCE_COLOR itself, and Node warns where NO_COLOR stands beside that.
  const plain = process.stdout.isTTY ? {} : { FORCE_COLOR: '0', NO_COLOR: '' }
  const { code } = await runStep('playwright', ['test', ...pattern], {
    env: { ...env, ...plain, TEST_SITE: site, TEST_REPORT: reports.e2e },
  })
  for (const test of triedAgain(reports.e2e)) console.log(`  Passed only when tried again: ${test}`)
  return [ofPlaywright(reports.e2e, code)]
}

async function step(name: string, command: string, args: readonly string[]): Promise<Count> {
  const from = performance.now()
  const { code, output } = await runStep(command, args, { quiet: true })
  console.log(
    `  ${name}: ${code === 0 ? 'passed' : 'failed'} (${seconds(performance.now() - from)})${code === 0 ? '' : `\n${output}`}`,
  )
  return ofStep(code)
}
