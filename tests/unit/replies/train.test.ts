import { describe, expect, test } from 'vitest'
import { likelihoods, scoresOf } from '../../../src/replies/classifier.ts'
import { type TrainingText, train } from '../../../src/replies/train.ts'

const kind = (name: string, ...features: string[]): TrainingText[] =>
  Array.from({ length: 5 }, () => ({ kinds: [name], features }))
const examples = [
  ...kind('final-response', 'final', 'ombudsman', 'six'),
  ...kind('holding-letter', 'later', 'ombudsman'),
  ...kind('wrong-firm', 'parcel', 'later'),
]
const best = (features: string[], from = examples) => {
  const model = train(from)
  return likelihoods(scoresOf(features, model), model.kinds).toSorted((a, b) => b.likelihood - a.likelihood)[0]?.kind
}

describe('a model', () => {
  test.each([
    [['final', 'six'], 'final-response'],
    [['later', 'ombudsman'], 'holding-letter'],
    [['parcel'], 'wrong-firm'],
  ])('finds that %j is like %s', (features, expected) => expect(best(features)).toBe(expected))

  test('survives being sent as text', () => {
    const model = train(examples)
    expect(JSON.parse(JSON.stringify(model))).toEqual(model)
  })

  test('leaves out what stands in fewer than five examples: it is the writer’s', () =>
    expect(Object.keys(train([...examples, { kinds: ['wrong-firm'], features: ['odd'] }]).features)).not.toContain(
      'odd',
    ))

  test('of nothing knows nothing', () => expect(train([])).toEqual({ kinds: [], bias: [], features: {} }))
})

test('weights kept in whole steps score an example no otherwise, in the mean, than it was learned', () => {
  // Words that hardly speak for or against a kind have weights that whole steps lose.
  const dull = Array.from({ length: 40 }, (_, at) => `dull${at}`)
  const all = [...examples, ...kind('opt-in-reminder', 'later', ...dull), ...kind('represented', 'six', ...dull)]
  const model = train(all)
  for (const at of model.kinds.keys()) {
    const scored = all.reduce((sum, { features }) => sum + (scoresOf(features, model)[at] ?? 0), 0) / all.length
    expect(scored).toBeCloseTo(1 / model.kinds.length, 2)
  }
})
