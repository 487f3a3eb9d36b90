import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { recover, swapIn } from '../../../../scripts/build/swapIn.ts'

// No process has this number: Linux and macOS stop far below it.
const noProcess = 999_999_999

let parent = ''
let out = ''
const folderWith = (name: string, text: string) => {
  mkdirSync(join(parent, name))
  writeFileSync(join(parent, name, 'index.html'), text)
  return join(parent, name)
}
const shown = () => readFileSync(join(out, 'index.html'), 'utf8')

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'swap-'))
  out = join(parent, 'out')
})

test('a new folder takes the place of the old one', () => {
  folderWith('out', 'old')
  swapIn(folderWith('fresh', 'new'), out)
  expect(shown()).toBe('new')
  expect(readdirSync(parent)).toEqual(['out'])
})

test('a first folder needs no old one', () => {
  swapIn(folderWith('fresh', 'new'), out)
  expect(shown()).toBe('new')
})

test('when the new one cannot be put there, the old one stays', () => {
  folderWith('out', 'old')
  expect(() => swapIn(join(parent, 'no-such-folder'), out)).toThrow('ENOENT')
  expect(shown()).toBe('old')
  expect(readdirSync(parent)).toEqual(['out'])
})

test('a build killed half way through the swap is put right by the next', () => {
  folderWith(`out.old-${noProcess}`, 'old')
  recover(out)
  expect(shown()).toBe('old')
  folderWith(`out.old-${noProcess}`, 'older')
  folderWith(`out.old-${process.pid}`, 'being swapped now')
  recover(out)
  expect(shown()).toBe('old')
  expect(readdirSync(parent)).toEqual(['out', `out.old-${process.pid}`])
})

test('there is nothing to put right where nothing was built', () => {
  recover(join(parent, 'no', 'such'))
  expect(existsSync(join(parent, 'no'))).toBe(false)
})
