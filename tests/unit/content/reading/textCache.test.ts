import { expect, test } from 'vitest'
import { Memory } from '../../../../src/content/reading/textCache.ts'

test('what is remembered is used for the same text only', () => {
  const memory = new Memory()
  const made = (of: string, key: string) => memory.recall(of, key, () => ({ key }))
  const first = made('a.yaml', 'one')
  expect(made('a.yaml', 'one')).toBe(first)
  expect(made('b.yaml', 'one')).not.toBe(first)
  expect(made('a.yaml', 'two')).toEqual({ key: 'two' })
  expect(made('a.yaml', 'one')).not.toBe(first)
})

test('what it holds of one sort can start another memory', () => {
  const memory = new Memory()
  memory.recall('words of a.md', 'one', () => 'A')
  memory.recall('shape a.yaml', 'one', () => 'not asked for')
  expect(memory.about('words of')).toEqual([['words of a.md', { key: 'one', made: 'A' }]])
  expect(new Memory(memory.about('words of')).recall('words of a.md', 'one', () => 'made again')).toBe('A')
})
