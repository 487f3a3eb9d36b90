import type { Model, Scores } from '../deciding/linearModel.ts'
import { sentenceEnd } from './fold.ts'
import type { FoundSign, Searchable } from './matchPatterns.ts'

/** Start of the feature that a sign makes. */
export const signed = 'sign '

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
