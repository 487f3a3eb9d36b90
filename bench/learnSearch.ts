import { calibrate, type Held } from '../src/deciding/calibration.ts'
import { fitScore, type FitSigns, signNames } from '../src/search/fit.ts'
import type { learnedFit } from '../src/search/learned.ts'

/** A question by its signs, and whether the site answers it. */
export type FitExample = { signs: FitSigns; right: boolean }

type Weights = Pick<typeof learnedFit, 'bias' | 'weights'>

const [rounds, rate, shrinking] = [4000, 0.5, 0.002]

/** How many parts are left out in turn. */
const parts = 2

/** Weighs the signs by logistic regression, both kinds of questions counting alike however many there are of each. */
function weigh(examples: readonly FitExample[]): Weights {
  const many = { right: examples.filter(({ right }) => right).length, wrong: 0 }
  many.wrong = examples.length - many.right
  const values = [0, ...signNames.map(() => 0)]
  const rows = examples.map(({ signs, right }) => ({
    at: [1, ...signNames.map((name) => signs[name])],
    right: Number(right),
    counts: 0.5 / (right ? many.right : many.wrong),
  }))
  for (let round = 0; round < rounds; round++) {
    const slope = values.map((value, index) => (index === 0 ? 0 : shrinking * value))
    for (const { at, right, counts } of rows) {
      const score = at.reduce((sum, value, index) => sum + value * (values[index] ?? 0), 0)
      const off = counts * (1 / (1 + Math.exp(-score)) - right)
      for (const [index, value] of at.entries()) slope[index] = (slope[index] ?? 0) + off * value
    }
    for (const [index, by] of slope.entries()) values[index] = (values[index] ?? 0) - rate * by
  }
  const rounded = (index: number) => Number((values[index] ?? 0).toFixed(3))
  const weights = Object.fromEntries(signNames.map((name, index) => [name, rounded(index + 1)])) as Weights['weights']
  return { bias: rounded(0), weights }
}

/** A question about something else teaches twice: as it is, and as if nobody had listed its subject, because no list has them all. */
const withUnlisted = (examples: readonly FitExample[]): FitExample[] =>
  examples.flatMap((one) =>
    one.right || one.signs.elsewhere === 0 ? [one] : [one, { ...one, signs: { ...one.signs, elsewhere: 0 } }],
  )

/** Each question’s score by weights that were learned from the other half. */
export const heldOut = (
  examples: readonly FitExample[],
  asked: (half: FitExample[]) => FitExample[] = (half) => half,
): Held[] =>
  Array.from({ length: parts }, (_, part) => {
    const weights = weigh(withUnlisted(examples.filter((_example, index) => index % parts !== part)))
    return asked(examples.filter((_example, index) => index % parts === part)).map(({ signs, right }) => ({
      score: fitScore(signs, weights),
      right,
    }))
  }).flat()

/** The weights from all questions, and how likely each score is by those that were left out. */
export const learn = (examples: readonly FitExample[]): typeof learnedFit => ({
  ...weigh(withUnlisted(examples)),
  calibration: calibrate(heldOut(examples, withUnlisted)).map(({ from, probability }) => ({
    from: Number(from.toFixed(3)),
    probability: Number(probability.toFixed(4)),
  })),
})
