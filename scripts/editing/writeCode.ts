import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Changes } from '../../src/content/reading/files.ts'
import { projectRoot } from '../../src/build/projectRoot.ts'
import { writeAll } from './writeAll.ts'

/** Result of an edit: whether the schemas changed too, or the faults that stopped it. */
export type WriteResult = { schemas: boolean } | { faults: string }

/** A fault as `check --json` prints it. */
type Found = { file: string; line: number; column: number; message: string; fix: string }

/**
 * Writes an edit that brings code along, and checks the site with it in a process of its own: this one runs the code as it was.
 * Everything is taken back when that finds a fault that was not known before.
 */
export function writeCode(root: string, changes: Changes, known: ReadonlySet<string>): WriteResult {
  const takeBack = writeAll(root, changes)
  const faults = run(root, 'schemas').fault ?? faultsFound(run(root, 'check', '--json'), known)
  if (faults === undefined) return { schemas: true }
  takeBack()
  run(root, 'schemas')
  return { faults }
}

function faultsFound({ out, fault }: Ran, known: ReadonlySet<string>): string | undefined {
  if (out === '') return fault
  const added = (JSON.parse(out) as Found[]).filter(({ message }) => !known.has(message))
  return added.length === 0
    ? undefined
    : added
        .map(({ file, line, column, message, fix }) => `${file}:${line}:${column}  ${message}\n    fix: ${fix}`)
        .join('\n')
}

/** Output of a script, and its errors when it failed. */
type Ran = { out: string; fault: string | undefined }

function run(root: string, script: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'scripts', `${script}.ts`), '--site', root, ...args],
    { encoding: 'utf8' },
  )
  return { out: stdout, fault: status === 0 ? undefined : stderr }
}
