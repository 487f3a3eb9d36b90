import { expect, test } from 'vitest'
import { memoize } from '../../../../src/content/prose/memoize.ts'

test('a text is worked on once, also when nothing comes of it', () => {
  const seen: string[] = []
  const lengthOf = memoize((text) => {
    seen.push(text)
    return text === '' ? undefined : text.length
  })
  expect(['a', 'bb', 'a', '', ''].map(lengthOf)).toEqual([1, 2, 1, undefined, undefined])
  expect(seen).toEqual(['a', 'bb', ''])
})
