import { printNumber } from '../../facts/print.ts'
import { type BasisPoints, basisPointsOf, WHOLE } from '../../rules/credit/rates.ts'
import { type Pence, penceOf, roundHalfUp } from '../../rules/money/pence.ts'
import type { ToolWords } from '../wordsFiles.ts'
import type { ExampleSet } from './exampleSets.ts'

/** Figures of our own for what the visitor does not know. None is a fact: each page that shows one marks it as an example. */
export type ExampleFigures = ToolWords['redress-calculator']['exampleFigures']

export type ExampleSets = { apr: ExampleSet; commission: ExampleSet }

/** Those to work with. Commissions and balloons are shares of the loan. */
export type Examples = Readonly<ReturnType<typeof examplesFrom>>

export const examplesFrom = (figures: ExampleFigures, sets: ExampleSets) => ({
  credits: figures.credits.map(penceOf),
  aprs: figures.aprs[sets.apr].map(basisPointsOf),
  commissions: figures.commissions[sets.commission].map(basisPointsOf),
  balloons: figures.balloons.map(basisPointsOf),
  months: figures.months,
})

/** Percentages side by side: "3%, 6%, 9%". */
export const printPercentages = (percentages: readonly number[]): string =>
  percentages.map((percent) => `${printNumber(percent)}%`).join(', ')

export const sharesOf = (shares: readonly BasisPoints[], whole: Pence): Pence[] =>
  shares.map((share) => roundHalfUp((share * whole) / WHOLE))
