import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, playwrightsOwn, wholeBrowser } from '../../test/findBrowser.ts'
import { faultList, withFault } from './faultList.ts'

const notCopied = new Set(['.git', 'dist', 'node_modules', 'runtime', 'test-results'])

/**
 * Puts each fault of tests/faults.yaml into a copy of the project, and prints which of them its tests do not notice. Those with some words
 * in their names, or all of them.
 */
export async function benchFaults(project: string, words = ''): Promise<void> {
  const faults = faultList(project).filter(({ fault }) => fault.includes(words))
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  try {
    for (const name of readdirSync(project).filter((found) => !notCopied.has(found)))
      cpSync(join(project, name), join(copy, name), { recursive: true })
    symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
    // A test asks git which folders are the project's.
    spawnSync('git', ['init', '-q'], { cwd: copy })
    spawnSync('git', ['add', '-A'], { cwd: copy })
    const run = await testsIn(copy)
    // Tests that fail as it is would seem to notice everything.
    for (const tests of new Set(faults.map((fault) => fault.tests))) {
      const { failed } = run(tests)
      if (failed !== undefined) throw new Error(`${tests} fails without a fault; mend it first:\n${failed}`)
    }
    const missed = faults.filter((fault) => {
      const file = join(copy, fault.file)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, withFault(text, fault))
      const isMissed = run(fault.tests).failed === undefined
      writeFileSync(file, text)
      console.log(`${isMissed ? 'MISSED ' : 'noticed'}  ${fault.fault} (${fault.file})`)
      return isMissed
    })
    console.log(`${faults.length - missed.length} of ${faults.length} faults were noticed.`)
    if (missed.length > 0) process.exitCode = 1
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** How some tests of a project ended: what they said, if they failed. */
type Ended = { failed: string | undefined }

/** Runs some tests of a project, those of a browser on the site as it is built now. Throws when that cannot be built. */
async function testsIn(project: string): Promise<(tests: string) => Ended> {
  const browser = await findBrowser()
  if (browser === undefined) throw new Error('No browser was found: name one with CHROMIUM_PATH=/path/to/chromium')
  const env = {
    ...process.env,
    TEST_BROWSER: browser === playwrightsOwn() ? '' : browser,
    TEST_WHOLE_BROWSER: wholeBrowser() ?? browser,
  }
  const run = (script: string, ...args: string[]): Ended => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: project,
      env,
      encoding: 'utf8',
    })
    return { failed: status === 0 ? undefined : `${stdout}${stderr}` }
  }
  return (tests) => {
    const paths = tests.split(' ')
    if (!tests.startsWith('tests/e2e/')) return run('node_modules/vitest/vitest.mjs', 'run', ...paths, '--bail', '1')
    const { failed } = run('scripts/build.ts')
    if (failed !== undefined) throw new Error(`The site that ${tests} would look at cannot be built:\n${failed}`)
    return run('node_modules/@playwright/test/cli.js', 'test', ...paths, '-x')
  }
}
