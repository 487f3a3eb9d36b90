import { expect, test } from 'vitest'
import { scoresOf, weightOf } from '../../../src/deciding/linearModel.ts'

const model = {
  kinds: ['final-response', 'holding-letter'],
  bias: [0.25, 0.25],
  features: { final: [1, 0, 10], later: [1, 1, 10] },
}

test('scores do not turn on words that no example has, nor on how often a word stands', () =>
  expect(scoresOf(['final', 'final', 'zebra'], model)).toEqual(scoresOf(['final'], model)))

test('scores of nothing known are those before anything is read', () =>
  expect(scoresOf(['zebra'], model)).toEqual(model.bias))

test('a feature has a weight for a kind, or none', () => {
  expect(weightOf('final', 'final-response', model)).toBe(10)
  expect(weightOf('final', 'holding-letter', model)).toBe(0)
  expect(weightOf('zebra', 'final-response', model)).toBe(0)
})
