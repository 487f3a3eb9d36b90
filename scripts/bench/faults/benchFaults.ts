import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultList, withFault } from './faultList.ts'

const notCopied = new Set(['.git', 'dist', 'node_modules', 'runtime', 'test-results'])

/** Puts each fault of tests/faults.yaml into a copy of the project, and prints which of them its tests do not notice. */
export function benchFaults(project: string): void {
  const faults = faultList(project)
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  try {
    for (const name of readdirSync(project).filter((found) => !notCopied.has(found)))
      cpSync(join(project, name), join(copy, name), { recursive: true })
    symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
    // A test asks git which folders are the project's.
    spawnSync('git', ['init', '-q'], { cwd: copy })
    spawnSync('git', ['add', '-A'], { cwd: copy })
    const passes = (tests: string) =>
      spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests.split(' '), '--bail', '1'], {
        cwd: copy,
      }).status === 0
    // Tests that fail as it is would seem to notice everything.
    const failing = [...new Set(faults.map(({ tests }) => tests))].filter((tests) => !passes(tests))
    if (failing.length > 0) throw new Error(`These fail without a fault; mend them first: ${failing.join(', ')}`)
    const missed = faults.filter((fault) => {
      const file = join(copy, fault.file)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, withFault(text, fault))
      const isMissed = passes(fault.tests)
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
