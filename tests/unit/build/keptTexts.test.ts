import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Cache } from '../../../src/build/cache.ts'
import { keepTexts, keptTexts } from '../../../src/build/keptTexts.ts'

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
