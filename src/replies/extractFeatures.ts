import { signed } from './classifier.ts'
import { sentenceEnd } from './fold.ts'
import type { FoundSign, Searchable } from './matchPatterns.ts'

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
