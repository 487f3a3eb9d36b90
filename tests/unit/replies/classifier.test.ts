import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classifierOf, type Example, scoresOf, train } from '../../../src/replies/classifier.ts'

const examples: Example[] = [
  { kind: 'final-response', features: ['final', 'ombudsman', 'six'] },
  { kind: 'final-response', features: ['final', 'upheld', 'six'] },
  { kind: 'holding-letter', features: ['later', 'ombudsman'] },
  { kind: 'holding-letter', features: ['later', 'wait'] },
  { kind: 'other', features: ['parcel', 'later'] },
  { kind: 'other', features: ['parcel'] },
]
const best = (features: string[], from = examples) =>
  [...scoresOf(features, classifierOf(train(from)))].toSorted(([, a], [, b]) => b - a)[0]?.[0]

describe('a model', () => {
  test('counts in how many examples of each kind a feature stands, each once', () =>
    expect(train([...examples, { kind: 'holding-letter', features: ['wait', 'wait'] }])).toEqual({
      kinds: ['final-response', 'holding-letter', 'other'],
      features: {
        final: [0, 2],
        later: [1, 2, 2, 1],
        ombudsman: [0, 1, 1, 1],
        parcel: [2, 2],
        six: [0, 2],
        wait: [1, 2],
      },
    }))

  test('leaves out what stands in a single example: it is the writer’s', () =>
    expect(Object.keys(train(examples).features)).not.toContain('upheld'))

  test('is the same whatever the order of the examples, and survives being sent as text', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(examples, { minLength: examples.length }), (shuffled) => {
        expect(JSON.stringify(train(shuffled))).toBe(JSON.stringify(train(examples)))
        expect(JSON.parse(JSON.stringify(train(shuffled)))).toEqual(train(examples))
      }),
    ))

  test('of nothing knows nothing', () => expect([...scoresOf(['final'], classifierOf(train([])))]).toEqual([]))
})

describe('scores', () => {
  test.each([
    [['final', 'six'], 'final-response'],
    [['later', 'ombudsman'], 'holding-letter'],
    [['parcel'], 'other'],
  ])('%j is like %s', (features, kind) => expect(best(features)).toBe(kind))

  test('do not turn on words that no example has, nor on how often a word stands', () => {
    const classifier = classifierOf(train(examples))
    expect(scoresOf(['final', 'final', 'zebra'], classifier)).toEqual(scoresOf(['final'], classifier))
  })

  test('are not drawn to a kind because there are more examples of it', () => {
    const many = Array.from(
      { length: 40 },
      (): Example => ({ kind: 'final-response', features: ['final', 'ombudsman'] }),
    )
    expect(best(['later', 'wait'], [...examples, ...many])).toBe('holding-letter')
  })
})
