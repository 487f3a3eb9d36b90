import { expect, test } from 'vitest'
import { reachableCheck } from '../../../../src/tools/questions/reachableCheck.ts'

test.each([
  ['', {}, 'a'],
  ['b', {}, 'a'],
  ['b', { a: 'yes' }, 'b'],
  ['a', { a: 'yes', b: 'no' }, 'a'],
  ['result', { a: 'yes' }, 'b'],
  ['result', { a: 'yes', b: 'no' }, 'result'],
  ['other', { a: 'yes', b: 'no' }, 'a'],
])('asked for %o with %o, a visitor is at %s', (step, answers, at) => {
  expect(reachableCheck(step, ['a', 'b'], answers, 'result')).toBe(at)
})
