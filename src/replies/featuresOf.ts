import { sentenceEnd } from './fold.ts'
import type { FoundSign, Searchable } from './signsIn.ts'

/** The features of a letter: its words as they survive scanning, figures alike, and the signs it bears. */
export const featuresOf = (text: string, { wordAt }: Searchable, signs: readonly FoundSign[]): Set<string> =>
  new Set([
    ...[...new Set(wordAt)].flatMap(({ word, start, end }) =>
      word === sentenceEnd ? [] : /\d/.test(text.slice(start, end)) ? '#' : word,
    ),
    ...signs.map(({ id }) => `sign ${id}`),
  ])
