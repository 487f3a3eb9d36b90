import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { writeRecord } from '../../../src/build/buildRecord.ts'
import { publish, recover } from '../../../src/build/publish.ts'

// No process has this number: Linux and macOS stop far below it.
const noProcess = 999_999_999

let parent = ''
let out = ''
const folderWith = (name: string, text: string) => {
  mkdirSync(join(parent, name))
  writeFileSync(join(parent, name, 'index.html'), text)
  writeRecord(join(parent, name))
  return join(parent, name)
}
const shown = () => readFileSync(join(out, 'index.html'), 'utf8')

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'swap-'))
  out = join(parent, 'out')
})

test('a new folder takes the place of the old one', () => {
  folderWith('out', 'old')
  publish(folderWith('fresh', 'new'), out)
  expect(shown()).toBe('new')
  expect(readdirSync(parent)).toEqual(['out'])
})

test('the old one is looked at while the new one is there, so that visitors always find a site', async () => {
  const record = '../../../src/build/buildRecord.ts'
  const real = await import('../../../src/build/buildRecord.ts')
  const sites: boolean[] = []
  const whyKeep = (folder: string) => {
    sites.push(existsSync(join(out, 'index.html')))
    return real.whyKeep(folder)
  }
  // Loaded anew, and again afterwards: modules are shared with the other files of this worker.
  vi.resetModules()
  vi.doMock(record, () => ({ ...real, whyKeep }))
  onTestFinished(() => {
    vi.doUnmock(record)
    vi.resetModules()
  })
  const watched = await import('../../../src/build/publish.ts')
  folderWith('out', 'old')
  watched.publish(folderWith('fresh', 'new'), out)
  expect(sites).toEqual([true])
})

test('a first folder needs no old one', () => {
  publish(folderWith('fresh', 'new'), out)
  expect(shown()).toBe('new')
})

test('when the new one cannot be put there, the old one stays', () => {
  folderWith('out', 'old')
  expect(() => publish(join(parent, 'no-such-folder'), out)).toThrow('ENOENT')
  expect(shown()).toBe('old')
  expect(readdirSync(parent)).toEqual(['out'])
})

test('what was put into the old one while the new one was made is not lost', () => {
  writeFileSync(join(folderWith('out', 'old'), 'notes.txt'), 'Not to be lost')
  const fresh = folderWith('fresh', 'new')
  expect(() => publish(fresh, out)).toThrow(
    'holds notes.txt, which no build wrote. Move that elsewhere, then build again',
  )
  expect(readFileSync(join(out, 'notes.txt'), 'utf8')).toBe('Not to be lost')
  expect(readdirSync(parent)).toEqual(['fresh', 'out'])
})

test('a build killed half way through the swap is put right by the next', () => {
  folderWith(`out.old-${noProcess}-0`, 'old')
  recover(out)
  expect(shown()).toBe('old')
  folderWith(`out.old-${noProcess}-0`, 'older')
  folderWith(`out.old-${process.pid}-0`, 'being swapped now')
  recover(out)
  expect(shown()).toBe('old')
  expect(readdirSync(parent)).toEqual(['out', `out.old-${process.pid}-0`])
})

test('the newest that is whole is put back, into an empty folder too', () => {
  folderWith(`out.old-${noProcess}-0`, 'old')
  rmSync(join(folderWith(`out.old-${noProcess}-1`, 'half removed'), 'index.html'))
  mkdirSync(out)
  recover(out)
  expect(shown()).toBe('old')
  expect(readdirSync(parent)).toEqual(['out'])
})

test('a name alone makes nothing a leftover', () => {
  const names = ['out.old-20251101', `out.old-${noProcess}-0`]
  for (const name of names) {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'index.html'), 'Not to be lost')
  }
  recover(out)
  expect(readdirSync(parent)).toEqual(names)
})

test('there is nothing to put right where nothing was built', () => {
  recover(join(parent, 'no', 'such'))
  expect(existsSync(join(parent, 'no'))).toBe(false)
})
