import { expect, test } from 'vitest'
import { Memory } from '../../../src/site/memory.ts'

test('what is remembered is used for the same text only', () => {
  const memory = new Memory()
  const made = (of: string, key: string) => memory.recall(of, key, () => ({ key }))
  const first = made('a.yaml', 'one')
  expect(made('a.yaml', 'one')).toBe(first)
  expect(made('b.yaml', 'one')).not.toBe(first)
  expect(made('a.yaml', 'two')).toEqual({ key: 'two' })
  expect(made('a.yaml', 'one')).not.toBe(first)
})
