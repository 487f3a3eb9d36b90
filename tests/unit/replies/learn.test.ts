import { describe, expect, test } from 'vitest'
import { likelihoods, scoresOf } from '../../../src/replies/classifier.ts'
import { examplesIn, type TrainingText, train } from '../../../src/replies/learn.ts'
import { compilePatterns } from '../../../src/replies/matchPatterns.ts'

const signs = compilePatterns([{ id: 'owing', patterns: ['we owe'] }], {}, '(not)')
const examples = (...cases: Parameters<typeof examplesIn>[0]) =>
  examplesIn(cases, signs).map(({ kinds, features }) => ({ kinds: kinds.join(), features: [...features].join(', ') }))

test('a letter teaches its words as they survive scanning, figures alike, each two that follow each other, and its signs', () =>
  expect(examples({ name: 'One', letters: ['determination'], text: 'We owe £250 now' })).toEqual([
    {
      kinds: 'determination',
      features: 'vve, ovve, £, #, novv, ^vve, ^ovve, ^£, ^#, ^novv, vve ovve, ovve £, £ #, # novv, sign owing',
    },
  ]))

test('a text that is none of them teaches what is none, by what it is instead', () =>
  expect(
    examples(
      { name: 'None', letters: [], text: 'Hello there' },
      { name: 'None', letters: [], other: 'paper', text: 'Hello there' },
    ).map(({ kinds }) => kinds),
  ).toEqual(['no letter: mail', 'no letter: paper']))

test('each of several letters teaches its own kind', () =>
  expect(
    examples({
      name: 'Two',
      letters: ['acknowledgement', 'holding-letter'],
      text: 'Dear A\nThanks.\nYours sincerely\nB\n\nDear A\nSoon.\nYours sincerely\nB',
    }).map(({ kinds }) => kinds),
  ).toEqual(['acknowledgement', 'holding-letter']))

test('one that may be either teaches both', () =>
  expect(
    examples({
      name: 'Either',
      letters: ['provisional-decision', 'determination'],
      asks: ['provisional'],
      text: 'A sum',
    }).map(({ kinds }) => kinds),
  ).toEqual(['provisional-decision,determination']))

test('letters that cannot be told apart teach nothing', () =>
  expect(examples({ name: 'Mixed', letters: ['acknowledgement', 'holding-letter'], text: 'Thanks. Soon.' })).toEqual(
    [],
  ))

const kind = (name: string, ...features: string[]): TrainingText[] =>
  Array.from({ length: 5 }, () => ({ kinds: [name], features }))
const trainingTexts = [
  ...kind('final-response', 'final', 'ombudsman', 'six'),
  ...kind('holding-letter', 'later', 'ombudsman'),
  ...kind('wrong-firm', 'parcel', 'later'),
]
const best = (features: string[], from = trainingTexts) => {
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
