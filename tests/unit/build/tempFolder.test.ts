import { mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { isRunning, makeTempFolder, removeTempFolder } from '../../../src/build/tempFolder.ts'

const noProcess = 999_999_999

test('what a killed process left goes, what a running one works in and what anyone else made stays', () => {
  const parent = mkdtempSync(join(tmpdir(), 'work-'))
  const killed = join(parent, `.out-${noProcess}-Marked`)
  renameSync(makeTempFolder(parent, '.out-'), killed)
  mkdirSync(join(killed, 'site'))
  mkdirSync(join(parent, `.out-${noProcess}-notYet`))
  const others = [
    `.other-${noProcess}-abcdef`,
    `.out-${noProcess}-filled`,
    `.out-${noProcess}-notes`,
    `.out-${process.pid}-abcdef`,
    '.out-words',
  ]
  for (const name of others) mkdirSync(join(parent, name))
  writeFileSync(join(parent, `.out-${noProcess}-filled`, 'notes.txt'), 'Not to be lost')

  const folder = makeTempFolder(parent, '.out-')
  expect(readdirSync(parent).sort()).toEqual([...others, basename(folder)].sort())
  removeTempFolder(folder)
  expect(readdirSync(parent).sort()).toEqual(others.toSorted())
})

test('a process is running or it is not', () => {
  expect([isRunning(process.pid), isRunning(noProcess)]).toEqual([true, false])
})
