import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Cache } from '../../../src/build/cache.ts'
import { keepTexts, keptTexts, withKeptTexts } from '../../../src/build/keptTexts.ts'

const module = 'src/replies/learn.ts'

test('what a module makes is kept when other code changes, for the same input', () => {
  const cache = new Cache(mkdtempSync(join(tmpdir(), 'texts-')))
  const made = (code: string, from: string, now: string) => {
    const texts = keptTexts(cache, 'site', code)
    const found = texts.getOrCompute('learned', from, () => texts.lasting({ module, from, make: () => now }))
    keepTexts(cache, 'site', code, texts)
    return found
  }
  expect(made('code', 'cases', 'first')).toBe('first')
  expect(made('other code', 'cases', 'again')).toBe('first')
  expect(made('other code', 'other cases', 'anew')).toBe('anew')
  expect(keptTexts(undefined, 'site', 'code').lasting({ module, from: 'cases', make: () => 'without' })).toBe('without')
})

test('what a command made of texts is there for the next, and where nothing can be kept it is made again', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'texts-'))
  const read = (cache: Cache, now: string) =>
    withKeptTexts('site', (texts) => texts.getOrCompute('a file', 'its text', () => now), cache)
  const cache = new Cache(folder())
  expect([read(cache, 'first'), read(cache, 'again')]).toEqual(['first', 'first'])
  const full = new Cache(folder())
  full.put = () => {
    throw new Error('the disk is full')
  }
  expect([read(full, 'first'), read(full, 'again')]).toEqual(['first', 'again'])
})
