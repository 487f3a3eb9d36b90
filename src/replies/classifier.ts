import type { Calibration } from '../deciding/calibration.ts'

/** A score of each kind that a model knows, in its order. */
export type Scores = readonly number[]

/** What was learned from examples, as plain data. */
export type Model = {
  kinds: readonly string[]
  /** The score of each kind before anything is read. */
  bias: Scores
  /** How rare a feature is, and then the place of a kind and the feature’s weight for it, in turn, for each kind that it speaks for or against. */
  features: Readonly<Record<string, readonly number[]>>
  /** How sure to be of what follows from a letter, and how likely that is to be right. */
  calibration: Calibration
}

/** Weights are kept as whole numbers of this size: finer ones tell letters apart no better. */
export const grain = 0.08

/** Each feature’s value in a text, so that a rare one counts for more, and a long text for no more than a short one. */
export function valuesOf(
  features: Iterable<string>,
  rarityOf: (feature: string) => number | undefined,
): [string, number][] {
  const known = [...new Set(features)].flatMap((feature): [string, number][] => {
    const rarity = rarityOf(feature)
    return rarity === undefined ? [] : [[feature, rarity * (feature.startsWith(signed) ? signCounts : 1)]]
  })
  const length = Math.hypot(...known.map(([, value]) => value)) || 1
  return known.map(([feature, value]) => [feature, value / length])
}

/** How the feature that a sign makes begins. */
export const signed = 'sign '
/** How many times a word’s count a sign counts. */
const signCounts = 1.5

/** How well each kind fits a text with these features. Scores of what fits and does not are about 1 and 0. */
export function scoresOf(features: Iterable<string>, { bias, features: learned }: Omit<Model, 'calibration'>): Scores {
  const scores = [...bias]
  for (const [feature, value] of valuesOf(features, (one) => learned[one]?.[0])) {
    const pairs = learned[feature] ?? []
    for (let at = 1; at < pairs.length; at += 2)
      scores[pairs[at] ?? 0] = (scores[pairs[at] ?? 0] ?? 0) + value * (pairs[at + 1] ?? 0) * grain
  }
  return scores
}

/** What a feature adds to the score of a kind, in a text that bears little else. */
export const weightOf = (feature: string, kind: string, { kinds, features }: Model): number => {
  const pairs = features[feature] ?? []
  for (let at = 1; at < pairs.length; at += 2) if (kinds[pairs[at] ?? -1] === kind) return pairs[at + 1] ?? 0
  return 0
}

/** By how much one score must lead another to be e times as likely: fitted on letters of writers that nobody had learned from. */
const sharpness = 12

/** By how much a text must score higher as no letter than as one. */
const letterFirst = 0.04

/** How the names of kinds begin that are no letter of a lender about this; alone it stands for all of them. */
export const noLetter = 'no letter: '

/** How likely a kind is. */
export type Likelihood = { kind: string; likelihood: number }

/** How likely each kind of letter is, by the scores alone, and that it is none: what the kinds score that are none counts together. */
export function likelihoods(scores: Scores, kinds: Model['kinds']): Likelihood[] {
  const all = new Map<string, number>()
  kinds.forEach((own, at) => {
    const kind = own.startsWith(noLetter) ? noLetter : own
    all.set(kind, (all.get(kind) ?? 0) + (scores[at] ?? 0))
  })
  // What is pasted here is a letter, unless much speaks against it.
  all.set(noLetter, (all.get(noLetter) ?? 0) - letterFirst)
  const highest = Math.max(...all.values())
  const raised = [...all].map(([kind, score]) => ({ kind, likelihood: Math.exp(sharpness * (score - highest)) }))
  const sum = raised.reduce((total, { likelihood }) => total + likelihood, 0)
  return raised.map(({ kind, likelihood }) => ({ kind, likelihood: likelihood / sum }))
}

/** What it seems to be that is no letter: the likeliest of those kinds. */
export const seemsOf = (scores: Scores, kinds: Model['kinds']): string | undefined =>
  kinds
    .flatMap((kind, at) =>
      kind.startsWith(noLetter) ? [{ kind: kind.slice(noLetter.length), score: scores[at] ?? 0 }] : [],
    )
    .toSorted((a, b) => b.score - a.score)[0]?.kind

/** What may follow from a text, and how likely that is by its scores. */
export type Share = { follows: string; share: number }

/** How likely each thing is that may follow from a text, the likeliest first. */
export function sharesOf(likely: readonly Likelihood[], sameOf: (kind: string) => string): Share[] {
  const all = new Map<string, number>()
  for (const { kind, likelihood } of likely) all.set(sameOf(kind), (all.get(sameOf(kind)) ?? 0) + likelihood)
  return [...all].map(([follows, share]) => ({ follows, share })).toSorted((a, b) => b.share - a.share)
}

/**
 * How sure to be of what the scores make likeliest: its share, less one where the signs say otherwise. Scores and signs err in different
 * letters, so that where both say the same it is hardly ever wrong.
 */
export function sureness({ follows, share }: Share, bySigns: readonly string[], nothing: string): number {
  const said = new Set(bySigns.length > 0 ? bySigns : [nothing])
  return said.size === 1 && said.has(follows) ? share : share - 1
}
