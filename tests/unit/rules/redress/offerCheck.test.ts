import { expect, test } from 'vitest'
import { offerCheck } from '../../../../src/rules/redress/offerCheck.ts'
import { redressFor } from '../../../../src/rules/redress/redressFor.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { disclosedAlike, example } from './example.ts'

const ours = redressFor(example, contentFacts)

test('each line is the same, lower or higher than ours', () => {
  const lines = offerCheck(
    ours,
    { commissionRemedy: 83_953, aprRemedy: 45_000, interest: 20_000, total: 65_596 },
    'per-year',
    0,
  )
  expect(lines.map(({ line, verdict, difference }) => [line, verdict, difference])).toEqual([
    ['commissionRemedy', 'same', 0],
    ['aprRemedy', 'lower', -2236],
    ['interest', 'higher', 2059],
    ['total', 'higher', 1],
  ])
})

test('a difference within the tolerance is the same', () => {
  expect(offerCheck(ours, { total: 65_596 }, 'per-year', 1)[0]).toMatchObject({ verdict: 'same', difference: 1 })
})

test('a figure inside our range is the same', () => {
  const wide = redressFor({ ...example, disclosed: disclosedAlike('unknown') }, contentFacts)
  expect(offerCheck(wide, { total: 30_000 }, 'per-year', 0)[0]).toMatchObject({
    ours: { low: 0, high: 65_595 },
    verdict: 'same',
    difference: 0,
  })
})

test('a line we cannot work out, or the letter leaves out, is left out', () => {
  const unknown = redressFor({ ...example, commission: null }, contentFacts)
  expect(
    offerCheck(unknown, { commissionRemedy: 1, aprRemedy: 47_236, interest: 1, total: 1 }, 'per-year', 0).map(
      ({ line }) => line,
    ),
  ).toEqual(['aprRemedy'])
  expect(offerCheck(ours, {}, 'per-year', 0)).toEqual([])
})
