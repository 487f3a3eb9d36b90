import { expect, test } from 'vitest'
import { memoize, oncePer } from '../../../src/content/memoize.ts'

test('a text is worked on once, also when nothing comes of it', () => {
  const seen: string[] = []
  const lengthOf = memoize((text) => {
    seen.push(text)
    return text === '' ? undefined : text.length
  })
  expect(['a', 'bb', 'a', '', ''].map(lengthOf)).toEqual([1, 2, 1, undefined, undefined])
  expect(seen).toEqual(['a', 'bb', ''])
})

test('what is made of an object is made once for each', () => {
  let made = 0
  const sized = oncePer(({ length }: { length: number }) => {
    made += 1
    return { length }
  })
  const [one, same] = [{ length: 2 }, { length: 2 }]
  expect(sized(one)).toBe(sized(one))
  expect(sized(same)).not.toBe(sized(one))
  expect(made).toBe(2)
})
