import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'

const notCopied = new Set(['.git', 'dist', 'node_modules', 'scripts/node', 'test-results'])

/** Puts each fault of tests/faults.yaml, or those with some words in their names, into a copy of the project; prints those that no test notices. */
export function benchFaults(project: string, words = ''): void {
  const faults = faultList(project).filter(({ fault }) => fault.includes(words))
  if (faults.length === 0) throw new Error(`No fault of tests/faults.yaml has "${words}" in its name`)
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  try {
    for (const name of readdirSync(project).filter((found) => !notCopied.has(found)))
      cpSync(join(project, name), join(copy, name), { recursive: true })
    symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
    // A test asks git which folders are the project's.
    spawnSync('git', ['init', '-q'], { cwd: copy })
    spawnSync('git', ['add', '-A'], { cwd: copy })
    // Tests that fail as it is would seem to notice everything.
    for (const tests of new Set(faults.map((fault) => fault.tests))) {
      const failure = failureOf(tests, copy)
      if (failure !== undefined) throw new Error(`${tests} fails without a fault; mend it first:\n${failure}`)
    }
    const missed = faults.filter((fault) => {
      const file = join(copy, fault.file)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, withFault(text, fault))
      const isMissed = failureOf(fault.tests, copy) === undefined
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

/** Output of a project’s tests when they fail; undefined when they passed. Those of a browser have the site built anew where it is older. */
function failureOf(tests: string, project: string): string | undefined {
  const [part, ...untilOneFails] = tests.startsWith('tests/e2e/') ? ['e2e', '-x'] : ['unit', '--bail', '1']
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/test.ts', part, ...tests.split(' '), ...untilOneFails],
    { cwd: project, encoding: 'utf8' },
  )
  return status === 0 ? undefined : `${stdout}${stderr}`
}

/** A fault put in on purpose: what it does, the words it takes the place of in a file, and the tests that must notice. */
type SeededFault = { fault: string; file: string; find: string; put: string; tests: string }

export const faultList = (project: string): SeededFault[] =>
  parse(readFileSync(join(project, 'tests/faults.yaml'), 'utf8')) as SeededFault[]

/** Put the fault into a file’s text. Throws unless the words occur exactly once: the list needs mending. */
export function withFault(text: string, { fault, file, find, put }: SeededFault): string {
  const found = text.split(find).length - 1
  if (found !== 1)
    throw new Error(`${file} holds ${JSON.stringify(find)} ${found} times; mend "${fault}" in tests/faults.yaml`)
  return text.replace(find, () => put)
}
