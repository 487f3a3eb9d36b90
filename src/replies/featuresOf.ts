import { signed } from './classifier.ts'
import { sentenceEnd } from './fold.ts'
import type { FoundSign, Searchable } from './signsIn.ts'

/** The features of a letter: its words as they survive scanning, figures alike, each two that follow each other in a sentence, and the signs it bears. */
export function featuresOf(text: string, { wordAt }: Searchable, signs: readonly FoundSign[]): Set<string> {
  const words = wordAt
    .filter((word, index) => word !== wordAt[index - 1])
    .map(({ word, start, end }) => (word !== sentenceEnd && /\d/.test(text.slice(start, end)) ? '#' : word))
  return new Set([
    ...words.filter((word) => word !== sentenceEnd),
    ...words.flatMap((word, index) => {
      const next = words[index + 1]
      return next === undefined || word === sentenceEnd || next === sentenceEnd ? [] : `${word} ${next}`
    }),
    ...signs.map(({ id }) => signed + id),
  ])
}
