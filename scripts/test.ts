import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectRoot } from './build/projectRoot.ts'
import { seconds } from './progress.ts'
import { type Count, ofPlaywright, ofStep, ofVitest, sum, triedAgain } from './test/count.ts'
import { findBrowser } from './test/findBrowser.ts'
import { runStep } from './test/runStep.ts'

const [part = 'all', ...pattern] = process.argv.slice(2)
if (!['all', 'unit', 'e2e'].includes(part)) {
  console.error('npm test runs everything; npm test -- unit [pattern] or npm test -- e2e [pattern] runs a part.')
  process.exit(1)
}

process.chdir(projectRoot)
const results = resolve('test-results')
const reports = { unit: join(results, 'unit.json'), e2e: join(results, 'e2e.json') }
const site = resolve('dist/client')
const started = performance.now()
rmSync(results, { recursive: true, force: true })

const counts: Count[] = []
if (part !== 'e2e') counts.push(...(await Promise.all([standing(), unit()])).flat())
if (part !== 'unit') counts.push(...(await e2e()))

const { passed, failed } = sum(counts)
console.log(`\n  In ${seconds(performance.now() - started)}.`)
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** The types and the lint rules, beside the unit tests: each leaves a core free. */
async function standing(): Promise<Count[]> {
  if (pattern.length > 0) return []
  return [await step('Types', 'tsc', []), await step('Lint', 'biome', ['lint', '--no-errors-on-unmatched'])]
}

async function unit(): Promise<Count[]> {
  const { code } = await runStep('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports.unit}`, ...pattern])
  return [ofVitest(reports.unit, code)]
}

/** The real site is built, and a browser walks it. */
async function e2e(): Promise<Count[]> {
  const browser = await findBrowser()
  if (browser === undefined) {
    console.error('\n  No browser could be found or installed for the tests. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test')
    return [{ passed: 0, failed: 1 }]
  }
  const built = await step('Building the site', 'node', ['scripts/build.ts', '--out', site])
  if (built.failed > 0) return [built, { passed: 0, failed: 1 }]
  const { code } = await runStep('playwright', ['test', ...pattern, ...(pattern.length > 0 ? ['--no-deps'] : [])], { env: { TEST_BROWSER: browser, TEST_SITE: site, TEST_REPORT: reports.e2e } })
  for (const test of triedAgain(reports.e2e)) console.log(`  Passed only when tried again: ${test}`)
  return [built, ofPlaywright(reports.e2e, code)]
}

async function step(name: string, command: string, args: readonly string[]): Promise<Count> {
  const from = performance.now()
  const { code, output } = await runStep(command, args, { quiet: true })
  console.log(`  ${name}: ${code === 0 ? 'passed' : 'failed'} (${seconds(performance.now() - from)})${code === 0 ? '' : `\n${output}`}`)
  return ofStep(code)
}
