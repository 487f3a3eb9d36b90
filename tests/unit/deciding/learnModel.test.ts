import { describe, expect, test } from 'vitest'
import { type TrainingText, train } from '../../../src/deciding/learnModel.ts'
import { scoresOf } from '../../../src/deciding/linearModel.ts'

const kind = (name: string, ...features: string[]): TrainingText[] =>
  Array.from({ length: 5 }, () => ({ kinds: [name], features }))
const trainingTexts = [
  ...kind('final-response', 'final', 'ombudsman', 'six'),
  ...kind('holding-letter', 'later', 'ombudsman'),
  ...kind('wrong-firm', 'parcel', 'later'),
]
const best = (features: string[], from = trainingTexts) => {
  const model = train(from)
  const scores = scoresOf(features, model)
  return model.kinds[scores.indexOf(Math.max(...scores))]
}

describe('a model', () => {
  test.each([
    [['final', 'six'], 'final-response'],
    [['later', 'ombudsman'], 'holding-letter'],
    [['parcel'], 'wrong-firm'],
  ])('finds that %j is like %s', (features, expected) => expect(best(features)).toBe(expected))

  test('survives being sent as text', () => {
    const model = train(trainingTexts)
    expect(JSON.parse(JSON.stringify(model))).toEqual(model)
  })

  test('leaves out what stands in fewer than five examples: it is the writer’s', () =>
    expect(Object.keys(train([...trainingTexts, { kinds: ['wrong-firm'], features: ['odd'] }]).features)).not.toContain(
      'odd',
    ))

  test('of nothing knows nothing', () => expect(train([])).toEqual({ kinds: [], bias: [], features: {} }))
})

test('weights kept in whole steps score an example no otherwise, in the mean, than it was learned', () => {
  // Words that hardly speak for or against a kind have weights that whole steps lose.
  const dull = Array.from({ length: 40 }, (_, at) => `dull${at}`)
  const all = [...trainingTexts, ...kind('opt-in-reminder', 'later', ...dull), ...kind('represented', 'six', ...dull)]
  const model = train(all)
  for (const at of model.kinds.keys()) {
    const scored = all.reduce((sum, { features }) => sum + (scoresOf(features, model)[at] ?? 0), 0) / all.length
    expect(scored).toBeCloseTo(1 / model.kinds.length, 2)
  }
})
