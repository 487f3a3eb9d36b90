import { expect, test } from 'vitest'
import { basisPointsOf, percentOf } from '../../../../src/rules/credit/rates.ts'

test('a percent becomes whole hundredths of a percent', () => {
  expect([9.9, 0.1, 22.5, 99.99, 0.29].map(basisPointsOf)).toEqual([990, 10, 2250, 9999, 29])
  expect(percentOf(2250)).toBe(22.5)
})

test('a finer percent is refused, not rounded', () => {
  expect(() => basisPointsOf(9.999)).toThrow('9.999% has more than two decimal places')
})
