import { expect, test } from 'vitest'
import { firstOfEach, repeated } from '../../../src/problems/repeated.ts'

const [one, two, other, three] = [
  { at: '/a', id: 1 },
  { at: '/a', id: 2 },
  { at: '/b', id: 3 },
  { at: '/a', id: 4 },
]
const all = [one, two, other, three]

test('what has the key of one before it comes with the first of them, in order', () => {
  expect(repeated(all, ({ at }) => at)).toEqual([
    [two, one],
    [three, one],
  ])
  expect(repeated(all, ({ id }) => id)).toEqual([])
})

test('the first of each key is left', () => expect(firstOfEach(all, ({ at }) => at)).toEqual([one, other]))
