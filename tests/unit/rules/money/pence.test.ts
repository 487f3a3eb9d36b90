import { expect, test } from 'vitest'
import { penceOf, roundHalfUp } from '../../../../src/rules/money/pence.ts'

test.each([
  [2.5, 3],
  [2.4999, 2],
  [-2.5, -2],
  [0.1 + 0.2, 0],
  [1.005 * 100, 101],
  [8.575 * 100, 858],
  [1_234_567.5, 1_234_568],
])('%d rounds to %d', (value, rounded) => {
  expect(roundHalfUp(value)).toBe(rounded)
})

test('a hair below nothing is nothing, without a minus sign', () => {
  expect(Object.is(roundHalfUp(-1e-12), 0)).toBe(true)
})

test('pounds become whole pence however they are stored', () => {
  expect([0.07, 1.1, 4.35, 1650.95, 499_999.99].map(penceOf)).toEqual([7, 110, 435, 165_095, 49_999_999])
})
