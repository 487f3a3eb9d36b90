import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type FitExample, heldOut, learn, writeLearned } from '../../../bench/benchSearch.ts'
import { type FitSigns, likelihoodOf } from '../../../src/search/fit.ts'

const signs = (cover: number, elsewhere: number): FitSigns => ({
  cover,
  likeness: cover / 2,
  unknown: 1 - cover,
  elsewhere,
  own: 0,
})

/** Questions of ours that pages cover well, and others that they cover badly: two and two, so that every other one is of either kind. */
const examples: FitExample[] = Array.from({ length: 40 }, (_, at) =>
  at % 4 < 2
    ? { signs: signs(0.6 + at / 100, 0), right: true }
    : { signs: signs(at / 100, at % 8 < 4 ? 0.5 : 0), right: false },
)

test('what is learned tells the two apart, and never with certainty', () => {
  const learned = learn(examples)
  const likely = (right: boolean) =>
    examples.filter((one) => one.right === right).map((one) => likelihoodOf(one.signs, learned))
  expect(Math.min(...likely(true))).toBeGreaterThan(Math.max(...likely(false)))
  expect([...likely(true), ...likely(false)].every((one) => one > 0 && one < 1)).toBe(true)
})

test('what half of the questions teach tells the other half apart', () => {
  const judged = heldOut(examples)
  expect(judged).toHaveLength(examples.length)
  const average = (of: boolean) => {
    const likely = judged.filter(({ right }) => right === of).map(({ probability }) => probability)
    return likely.reduce((sum, one) => sum + one, 0) / likely.length
  }
  expect(average(true)).toBeGreaterThan(average(false))
})

test('the more of a question is covered, the likelier it is one of ours; a word of another subject makes it less so', () => {
  expect(likelihoodOf(signs(1, 0))).toBeGreaterThan(0.9)
  expect(likelihoodOf(signs(0.5, 1))).toBeLessThan(0.2)
})

test('what is learned is what the search uses from then on', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'learned-')), 'learned.ts')
  copyFileSync('src/search/learned.ts', file)
  writeLearned(file, learn(examples))
  expect(await import(file)).toMatchObject({ learnedFit: learn(examples) })
})
