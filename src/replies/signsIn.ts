import { fold, type FoldedWord, type Vocabulary, vocabularyOf } from './fold.ts'
import { compilePattern, type Groups, wordsIn } from './pattern.ts'

/** A sign as content has it: how it is worded, and what looks like it and is not. */
export type SignWords = { id: string; patterns: readonly string[]; butNot?: readonly string[] | undefined }

/** Where something was found: the place in the text, its end not included. */
export type Passage = { start: number; end: number }

/** A sign that a text bears, and where it is first found. */
export type FoundSign = { id: string } & Passage

/** Signs made ready, once, for any number of texts. */
export type Signs = {
  vocabulary: Vocabulary
  signs: readonly { id: string; patterns: readonly RegExp[]; butNot: readonly RegExp[] }[]
}

/**
 * Makes signs ready.
 * @throws PatternError for a pattern that cannot be read
 */
export function readySigns(signs: readonly SignWords[], groups: Groups): Signs {
  const all = [...signs.flatMap(({ patterns, butNot = [] }) => [...patterns, ...butNot]), ...Object.values(groups)]
  const compiled = (patterns: readonly string[]) => patterns.map((pattern) => compilePattern(pattern, groups))
  return {
    vocabulary: vocabularyOf(all.flatMap(wordsIn)),
    signs: signs.map(({ id, patterns, butNot = [] }) => ({
      id,
      patterns: compiled(patterns),
      butNot: compiled(butNot),
    })),
  }
}

/** The signs a text bears, each once. */
export function signsIn(text: string, { vocabulary, signs }: Signs): FoundSign[] {
  const words = fold(text, vocabulary)
  const searched = words.map(({ word }) => ` ${word}`).join('')
  const wordAt = words.flatMap((word) => Array.from<FoldedWord>({ length: word.word.length + 1 }).fill(word))
  return signs.flatMap(({ id, patterns, butNot }) => {
    // Blanked out rather than cut out, so that places stay true.
    const rest = butNot.reduce((left, lookalike) => left.replaceAll(lookalike, blank), searched)
    const found = patterns
      .flatMap((pattern) => [...rest.matchAll(pattern)].slice(0, 1))
      .toSorted((a, b) => a.index - b.index)[0]
    const start = found && wordAt[found.index]?.start
    const end = found && wordAt[found.index + found[0].length - 1]?.end
    return start === undefined || end === undefined ? [] : [{ id, start, end }]
  })
}

const blank = (part: string) => part.replaceAll(/[^ ]/g, '_')
