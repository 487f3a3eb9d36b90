import { isLost, isOurs, type Walked } from '../src/search/journeys.ts'

/** Measures of how well questions find their pages, and whether those about other things are told that nothing fits. */
export type Precision = {
  questions: number
  at1: number
  at3: number
  meanReciprocalRank: number
  /** Of the questions that the site answers: the share that is told nothing fits. */
  weakWrongly: number
  /** Questions about other things, and the share of them that is told so. */
  others: number
  othersTold: number
}

export function precisionOf(walked: readonly Walked[]): Precision {
  const ours = walked.filter(({ journey }) => isOurs(journey))
  const others = walked.filter(({ journey }) => !isOurs(journey))
  const share = (of: readonly Walked[], has: (one: Walked) => number) =>
    of.reduce((total, one) => total + has(one), 0) / Math.max(1, of.length)
  return {
    questions: ours.length,
    at1: share(ours, ({ place }) => (place === 1 ? 1 : 0)),
    at3: share(ours, ({ place }) => (place >= 1 && place <= 3 ? 1 : 0)),
    meanReciprocalRank: share(ours, ({ place }) => (place === 0 ? 0 : 1 / place)),
    weakWrongly: share(ours, ({ found }) => (found.weak ? 1 : 0)),
    others: others.length,
    othersTold: share(others, (one) => (isLost(one) ? 0 : 1)),
  }
}
