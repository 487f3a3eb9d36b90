import { expect, test } from 'vitest'
import { TextCache } from '../../../../src/content/reading/textCache.ts'

test('what is remembered is used for the same text only', () => {
  const textCache = new TextCache()
  const made = (of: string, key: string) => textCache.getOrCompute(of, key, () => ({ key }))
  const first = made('a.yaml', 'one')
  expect(made('a.yaml', 'one')).toBe(first)
  expect(made('b.yaml', 'one')).not.toBe(first)
  expect(made('a.yaml', 'two')).toEqual({ key: 'two' })
  expect(made('a.yaml', 'one')).not.toBe(first)
})

test('what it holds of one sort can start another cache', () => {
  const textCache = new TextCache()
  textCache.getOrCompute('words of a.md', 'one', () => 'A')
  textCache.getOrCompute('shape a.yaml', 'one', () => 'not asked for')
  expect(textCache.about('words of')).toEqual([['words of a.md', { key: 'one', made: 'A' }]])
  expect(new TextCache(textCache.about('words of')).getOrCompute('words of a.md', 'one', () => 'made again')).toBe('A')
})
