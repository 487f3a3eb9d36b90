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

test('what it holds can start another cache, which gives it again once it has made something', () => {
  const textCache = new TextCache()
  const ranges = textCache.getOrCompute('ranges in a.md', 'one', () => new Map<string, number | undefined>())
  ranges.set('title', 3).set('none', undefined)
  const other = new TextCache(textCache.bytes())
  expect(other.getOrCompute('ranges in a.md', 'one', () => 'made again')).toEqual(ranges)
  expect(other.bytes()).toBeUndefined()
  other.getOrCompute('ranges in a.md', 'two', () => 'made again')
  expect(new TextCache(other.bytes()).getOrCompute('ranges in a.md', 'two', () => 'and again')).toBe('made again')
})

test('a copy knows what was made, and what it makes is its own', () => {
  const textCache = new TextCache()
  textCache.getOrCompute('ranges in a.md', 'one', () => 'made once')
  const copy = textCache.copy()
  expect(copy.getOrCompute('ranges in a.md', 'one', () => 'made again')).toBe('made once')
  copy.getOrCompute('ranges in a.md', 'two', () => 'made of other words')
  expect(textCache.getOrCompute('ranges in a.md', 'one', () => 'made again')).toBe('made once')
})
