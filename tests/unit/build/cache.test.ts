import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { Cache, cached } from '../../../src/build/cache.ts'
import { filesUnder } from '../../../src/build/files.ts'

// No process has this number.
const noProcess = 999_999_999

let folder = ''
let cache: Cache
const bytes = (text: string) => Buffer.from(text)
const textOf = (...key: string[]) => cache.get('drawing', key)?.toString()
const fileOf = (...key: string[]): string => {
  const before = new Set(filesUnder(folder))
  cache.put('drawing', key, bytes(`made of ${key.join()}`))
  return join(folder, filesUnder(folder).find((name) => !before.has(name)) ?? '')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
  cache = new Cache(folder)
})

test('bytes are kept by all parts of their key, and by their kind', () => {
  expect(textOf('a', 'b')).toBeUndefined()
  cache.put('drawing', ['a', 'b'], bytes('first'))
  cache.put('drawing', ['ab'], bytes('second'))
  expect([textOf('a', 'b'), textOf('ab'), textOf('a'), cache.get('outputs', ['ab'])]).toEqual([
    'first',
    'second',
    undefined,
    undefined,
  ])
  cache.put('drawing', ['ab'], bytes(''))
  expect(new Cache(folder).get('drawing', ['ab'])).toEqual(bytes(''))
})

describe('what is not as it was put there is not used', () => {
  test.each<[what: string, change: (file: string) => void]>([
    [
      'a byte changed',
      (file) => {
        const entry = readFileSync(file)
        entry[entry.length - 1]! ^= 1
        writeFileSync(file, entry)
      },
    ],
    [
      'a byte of its hash changed',
      (file) => {
        const entry = readFileSync(file)
        entry[0]! ^= 1
        writeFileSync(file, entry)
      },
    ],
    ['cut short', (file) => truncateSync(file, 40)],
    ['emptied', (file) => truncateSync(file)],
    ['that of another key', (file) => renameSync(fileOf('other'), file)],
  ])('%s', async (_, change) => {
    change(fileOf('key'))
    expect(textOf('key')).toBeUndefined()
    expect((await cached(cache, 'drawing', ['key'], async () => bytes('made again'))).toString()).toBe('made again')
    expect(textOf('key')).toBe('made again')
  })
})

test('what is cached is made once, and each time without a cache', async () => {
  let made = 0
  const make = async () => bytes(String(++made))
  for (const from of [cache, cache, undefined]) await cached(from, 'drawing', ['key'], make)
  expect(made).toBe(2)
})

test('what cannot be put in its place is told, and nothing half is left', () => {
  const file = fileOf('key')
  rmSync(file)
  mkdirSync(join(file, 'taken'), { recursive: true })
  expect(() => cache.put('drawing', ['key'], bytes('new'))).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/)
  expect(readdirSync(join(folder, 'tmp'))).toEqual([])
})

describe('pruning', () => {
  const usedDaysAgo = (file: string, days: number) => {
    const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    utimesSync(file, at, at)
  }

  test('removes what was not used for long, and using it counts', () => {
    const [used, unused] = [fileOf('used'), fileOf('unused')]
    for (const file of [used, unused]) usedDaysAgo(file, 31)
    expect(textOf('used')).toBe('made of used')
    cache.prune()
    expect([existsSync(used), existsSync(unused)]).toEqual([true, false])
  })

  test('removes the longest unused of what is too much', () => {
    const files = ['c', 'a', 'b'].map((key) => fileOf(key))
    for (const [index, file] of files.entries()) usedDaysAgo(file, index)
    cache.prune({ days: 30, bytes: 2 * readFileSync(files[0]!).length })
    expect(files.map((file) => existsSync(file))).toEqual([true, true, false])
  })

  test('removes what killed builds left half written, and leaves what is being written', () => {
    fileOf('key')
    for (const name of [`${noProcess}-half`, `${process.pid}-now`]) writeFileSync(join(folder, 'tmp', name), '')
    // Of a bundler that wrote on while it was being ended.
    mkdirSync(join(folder, 'tmp', `${noProcess}-abcdef`, 'worker'), { recursive: true })
    cache.prune()
    expect(readdirSync(join(folder, 'tmp'))).toEqual([`${process.pid}-now`])
    expect(textOf('key')).toBe('made of key')
  })

  test('has nothing to do where nothing was kept', () => {
    const none = join(folder, 'none')
    new Cache(none).prune()
    expect(existsSync(none)).toBe(false)
  })
})
