import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readRecord, whyKeep, writeRecord } from '../../../src/build/buildRecord.ts'
import { keepAssets as keep } from '../../../src/build/keepAssets.ts'
import { fingerprint } from '../../reliability/fingerprint.ts'

let parent = ''
const at = (name: string) => join(parent, name)

/** A build of some files, as another would find it. */
function built(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries({ 'index.html': 'Home', ...files })) {
    mkdirSync(dirname(join(at(name), file)), { recursive: true })
    writeFileSync(join(at(name), file), text)
  }
  writeRecord(at(name))
  return at(name)
}

const assetsOf = (folder: string) => readdirSync(join(folder, 'assets')).sort()

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'keep-'))
})

test('a build takes over the assets of the one before, and not what that one had taken over itself', async () => {
  const [first, second, third] = [
    built('first', { 'assets/a.js': 'a', 'assets/same.css': 'same', 'guide.html': 'Guide' }),
    built('second', { 'assets/b.js': 'b', 'assets/b.js.br': 'b, compressed', 'assets/same.css': 'same' }),
    built('third', { 'assets/c.js': 'c' }),
  ]
  expect(await keep(first, second)).toEqual(['assets/a.js'])
  expect(assetsOf(second)).toEqual(['a.js', 'b.js', 'b.js.br', 'same.css'])
  expect(readFileSync(join(second, 'assets/a.js'), 'utf8')).toBe('a')
  expect(readdirSync(second).sort()).toEqual(['assets', 'build.json', 'index.html'])
  expect(readRecord(second)?.kept).toEqual(['assets/a.js'])

  expect(await keep(second, third)).toHaveLength(3)
  expect(assetsOf(third)).toEqual(['b.js', 'b.js.br', 'c.js', 'same.css'])
  expect(whyKeep(third)).toBeUndefined()
  expect(readdirSync(parent).sort()).toEqual(['first', 'second', 'third'])
})

test('a second time changes nothing, and puts back what is missing', async () => {
  const [first, second] = [built('first', { 'assets/a.js': 'a' }), built('second', { 'assets/b.js': 'b' })]
  await keep(first, second)
  const after = fingerprint(second)
  await keep(first, second)
  expect(fingerprint(second)).toBe(after)
  rmSync(join(second, 'assets/a.js'))
  await keep(first, second)
  expect(fingerprint(second)).toBe(after)
})

test('two assets of one name that differ are named, and nothing is copied', async () => {
  const [first, second] = [
    built('first', { 'assets/a.js': 'a', 'assets/b.js': 'another b' }),
    built('second', { 'assets/b.js': 'b' }),
  ]
  const before = fingerprint(second)
  await expect(keep(first, second)).rejects.toThrow(
    `${first} and ${second} hold two different assets/b.js. The name of an asset says what it holds, so one of them was changed by hand: build that one again`,
  )
  expect(fingerprint(second)).toBe(before)
})

test('compressed by another version, an asset is the same still', async () => {
  const [first, second] = [
    built('first', { 'assets/b.js': 'b', 'assets/b.js.br': 'otherwise' }),
    built('second', { 'assets/b.js': 'b', 'assets/b.js.br': 'compressed' }),
  ]
  await keep(first, second)
  expect(readFileSync(join(second, 'assets/b.js.br'), 'utf8')).toBe('compressed')
})

test.each<[what: string, previous: () => string, reason: RegExp]>([
  [
    'a folder of someone’s',
    () => {
      mkdirSync(at('documents/assets'), { recursive: true })
      return at('documents')
    },
    /documents is not a build/,
  ],
  ['nothing', () => at('none'), /none is not a build/],
  [
    'a build that lost an asset',
    () => {
      rmSync(join(built('first', { 'assets/a.js': 'a' }), 'assets/a.js'))
      return at('first')
    },
    /first has lost assets\/a\.js.*Fetch the whole build/,
  ],
])('%s has no assets to keep, and is none to put them into', async (_, previous, reason) => {
  const second = built('second', { 'assets/b.js': 'b' })
  const folder = previous()
  const before = fingerprint(second)
  await expect(keep(folder, second)).rejects.toThrow(reason)
  expect(fingerprint(second)).toBe(before)
  if (folder !== at('first')) await expect(keep(second, folder)).rejects.toThrow('is not a build')
})
