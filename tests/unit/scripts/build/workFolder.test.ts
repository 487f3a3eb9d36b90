import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isRunning, workFolder } from '../../../../scripts/build/workFolder.ts'

const noProcess = 999_999_999

test('what a killed process left goes, what a running one works in stays', () => {
  const parent = mkdtempSync(join(tmpdir(), 'work-'))
  for (const name of [`.out-${noProcess}-abc`, `.out-${process.pid}-abc`, '.out-words', `.other-${noProcess}-abc`]) mkdirSync(join(parent, name))
  const folder = workFolder(parent, '.out-')
  expect(existsSync(folder)).toBe(true)
  expect(readdirSync(parent)).not.toContain(`.out-${noProcess}-abc`)
  expect(readdirSync(parent)).toEqual(expect.arrayContaining([`.out-${process.pid}-abc`, '.out-words', `.other-${noProcess}-abc`]))
})

test('a process is running or it is not', () => {
  expect([isRunning(process.pid), isRunning(noProcess)]).toEqual([true, false])
})
