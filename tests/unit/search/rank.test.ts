import { expect, test } from 'vitest'
import { rank } from '../../../src/search/rank.ts'
import type { Places } from '../../../src/search/searchFile.ts'

const index = (terms: Record<string, Record<string, Record<number, number>>>) => ({
  kinds: Array.from({ length: 4 }, () => 'guide'),
  places: new Map(
    Object.entries(terms).map(([term, fields]): [string, () => Places] => [
      term,
      () =>
        new Map(
          Object.entries(fields).map(([field, times]) => [
            field,
            new Map(Object.entries(times).map(([id, many]) => [Number(id), many])),
          ]),
        ),
    ]),
  ),
})

test('a term counts by its rarity, its field and how often it stands there', () => {
  const ranked = rank(new Map([['rd01', 1]]), index({ rd01: { title: { 2: 1 }, words: { 2: 2 } } }))
  // By hand: one of four documents, ln(1 + 3.5 / 1.5); 3.5 × (0.3 + 2.2 / 2.2) for the title, 0.5 × (0.3 + 4.4 / 3.2) for the words.
  const rarity = Math.log(1 + 3.5 / 1.5)
  expect([...ranked]).toEqual([
    [
      2,
      {
        score: expect.closeTo(rarity * (4.55 + 0.8375), 10) as number,
        fields: new Map([['rd01', ['title', 'words']]]),
      },
    ],
  ])
})

test('who has more of the terms comes first, and a term that weighs less counts for less', () => {
  const terms = { black: { names: { 0: 1, 1: 1 } }, horse: { names: { 0: 1, 3: 1 } } }
  const of = (black: number) =>
    rank(
      new Map([
        ['black', black],
        ['horse', 1],
      ]),
      index(terms),
    )
  const score = (id: number, black = 1) => of(black).get(id)?.score ?? 0
  expect(score(0)).toBeCloseTo(2 * (score(1) + score(3)), 10)
  expect(score(1, 0.5)).toBeCloseTo(score(1) / 2, 10)
  expect(of(1).has(2)).toBe(false)
})

test('terms that stand nowhere rank nothing', () => {
  expect(rank(new Map([['quince', 1]]), index({}))).toEqual(new Map())
})
