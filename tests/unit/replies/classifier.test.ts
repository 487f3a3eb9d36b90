import { describe, expect, test } from 'vitest'
import { scoresOf } from '../../../src/deciding/linearModel.ts'
import { likelihoods, noLetter, seemsOf } from '../../../src/replies/classifier.ts'

const model = {
  kinds: ['final-response', 'holding-letter', `${noLetter}article`, `${noLetter}mail`],
  bias: [0.25, 0.25, 0.25, 0.25],
  features: { final: [1, 0, 10], later: [1, 1, 10], parcel: [2, 3, 10] },
}
const best = (features: string[]) =>
  likelihoods(scoresOf(features, model), model.kinds).toSorted((a, b) => b.likelihood - a.likelihood)[0]?.kind

describe('scores', () => {
  test.each([
    [['final'], 'final-response'],
    [['later', 'zebra'], 'holding-letter'],
    [['parcel'], noLetter],
  ])('%j is most like %s', (features, kind) => expect(best(features)).toBe(kind))
})

test('likelihoods add up to one, and all that is no letter is one kind', () => {
  const likely = likelihoods(scoresOf(['final'], model), model.kinds)
  expect(likely.map(({ kind }) => kind)).toEqual(['final-response', 'holding-letter', noLetter])
  expect(likely.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1)
})

test('what is no letter seems to be the likeliest of such kinds', () => {
  expect(seemsOf(scoresOf(['parcel'], model), model.kinds)).toBe('mail')
  expect(seemsOf([1], ['final-response'])).toBeUndefined()
})
