import { type BasisPoints, WHOLE } from '../../rules/credit/rates.ts'
import { type Pence, roundHalfUp } from '../../rules/money/pence.ts'

/** Which of our examples stands in for a figure that is not known. */
export const exampleSets = ['lower', 'middle', 'higher'] as const
export type ExampleSet = (typeof exampleSets)[number]

export const exampleSetFrom = (text: string | undefined): ExampleSet =>
  exampleSets.find((set) => set === text) ?? 'middle'

/**
 * Figures of our own, tried where the visitor does not know theirs. None is a fact, a market figure or part of the rules;
 * every page that shows one marks it as an example and lets the visitor choose another set.
 */
export const exampleAprs: Record<ExampleSet, readonly BasisPoints[]> = {
  lower: [300, 500, 700],
  middle: [600, 900, 1200],
  higher: [1000, 1500, 2000],
}
export const exampleCommissions: Record<ExampleSet, readonly BasisPoints[]> = {
  lower: [200, 300, 400],
  middle: [300, 600, 900],
  higher: [800, 1000, 1200],
}
export const exampleBalloons: readonly BasisPoints[] = [3000, 4000, 5000]
export const exampleMonths: readonly number[] = [36, 48, 60]

/** Shares of a sum, in whole pence. */
export const sharesOf = (shares: readonly BasisPoints[], whole: Pence): Pence[] =>
  shares.map((share) => roundHalfUp((share * whole) / WHOLE))
