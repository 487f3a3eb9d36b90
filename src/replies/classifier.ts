import { sentenceEnd } from './fold.ts'
import type { FoundSign, Searchable } from './matchPatterns.ts'

export type Scores = readonly number[]

/** Model learned from examples, as plain data. */
export type Model = {
  kinds: readonly string[]
  bias: Scores
  /** Rarity of each feature, and then the place of a kind and the feature’s weight for it, in turn, for each kind that it speaks for or against. */
  features: Readonly<Record<string, readonly number[]>>
}

/** Weights are multiples of this: finer ones tell letters apart no better. */
export const grain = 0.05

/** Weigh the features of a text: rare ones more, scaled so that a long text counts no more than a short one. */
export function valuesOf(
  features: Iterable<string>,
  rarityOf: (feature: string) => number | undefined,
): [string, number][] {
  const known = [...new Set(features)].flatMap((feature): [string, number][] => {
    const rarity = rarityOf(feature)
    return rarity === undefined ? [] : [[feature, rarity]]
  })
  const length = Math.hypot(...known.map(([, value]) => value)) || 1
  return known.map(([feature, value]) => [feature, value / length])
}

/** Start of the feature that a sign makes. */
export const signed = 'sign '

/** Score each kind by how well it fits a text with these features: about 1 if it fits, about 0 if not. */
export function scoresOf(
  features: Iterable<string>,
  { bias, features: learned }: Pick<Model, 'bias' | 'features'>,
): Scores {
  const scores = [...bias]
  for (const [feature, value] of valuesOf(features, (one) => learned[one]?.[0])) {
    const pairs = learned[feature] ?? []
    for (let at = 1; at < pairs.length; at += 2)
      scores[pairs[at] ?? 0] = (scores[pairs[at] ?? 0] ?? 0) + value * (pairs[at + 1] ?? 0) * grain
  }
  return scores
}

/** Return the weight of a feature in the score of a kind, in a text that has little else. */
export const weightOf = (feature: string, kind: string, { kinds, features }: Model): number => {
  const pairs = features[feature] ?? []
  for (let at = 1; at < pairs.length; at += 2) if (kinds[pairs[at] ?? -1] === kind) return pairs[at + 1] ?? 0
  return 0
}

/** Turns a lead of one score over another into the logarithm of odds: fitted on writers that nobody had learned from. */
const sharpness = 30

/** Lead in score that a text needs to count as no letter. */
const letterFirst = 0.14

/** Prefix of kinds that are not a lender's letter about this; alone it means all of them. */
export const noLetter = 'no letter: '

type Likelihood = { kind: string; likelihood: number }

/** Return the likelihood of each kind by the scores alone; the kinds that are no letter count together as one. */
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

export const seemsOf = (scores: Scores, kinds: Model['kinds']): string | undefined =>
  kinds
    .flatMap((kind, at) =>
      kind.startsWith(noLetter) ? [{ kind: kind.slice(noLetter.length), score: scores[at] ?? 0 }] : [],
    )
    .toSorted((a, b) => b.score - a.score)[0]?.kind

/** Number of words that a letter opens with: its heading, and what it says first. */
const opening = 30

/**
 * The features of a letter: its words as they survive scanning, figures alike; those it opens with; each two that follow each other in a
 * sentence; and the signs it bears, singly and by twos.
 */
export function extractFeatures(text: string, { all }: Searchable, signs: readonly FoundSign[]): Set<string> {
  const words = all.map(({ word, start, end }) =>
    word !== sentenceEnd && /\d/.test(text.slice(start, end)) ? '#' : word,
  )
  const plain = words.filter((word) => word !== sentenceEnd)
  return new Set([
    ...plain,
    ...plain.slice(0, opening).map((word) => `^${word}`),
    ...words.flatMap((word, index) => {
      const next = words[index + 1]
      return next === undefined || word === sentenceEnd || next === sentenceEnd ? [] : `${word} ${next}`
    }),
    ...signs.flatMap(({ id }, index) => [
      signed + id,
      ...signs.slice(index + 1).map((other) => `${signed}${id} ${other.id}`),
    ]),
  ])
}
