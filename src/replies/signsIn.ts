import { fold, type FoldedWord, type Vocabulary, vocabularyOf } from './fold.ts'
import type { LenderLetters } from './schema.ts'
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

/** The letters that lenders send, with their signs ready to be looked for. */
export type ReadyLetters = LenderLetters & { ready: Signs }

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

/** The words of a text as patterns search them, and where each character of that came from. */
export type Searchable = { words: string; wordAt: readonly FoldedWord[] }

/** Makes a text ready to be searched. */
export function searchable(text: string, vocabulary: Vocabulary): Searchable {
  const words = fold(text, vocabulary)
  return {
    words: words.map(({ word }) => ` ${word}`).join(''),
    wordAt: words.flatMap((word) => Array.from<FoldedWord>({ length: word.word.length + 1 }).fill(word)),
  }
}

/** Where the first of some patterns is found; undefined where none is. */
export function passageOf(patterns: readonly RegExp[], { words, wordAt }: Searchable): Passage | undefined {
  const found = patterns
    .flatMap((pattern) => [...words.matchAll(pattern)].slice(0, 1))
    .toSorted((a, b) => a.index - b.index)[0]
  const first = found && wordAt[found.index]
  const last = found && wordAt[found.index + found[0].length - 1]
  return first && last && { start: first.start, end: last.end }
}

/** The signs a text bears, each once. */
export function signsIn(text: string, { vocabulary, signs }: Signs): FoundSign[] {
  const { words, wordAt } = searchable(text, vocabulary)
  return signs.flatMap(({ id, patterns, butNot }) => {
    // Blanked out rather than cut out, so that places stay true.
    const left = butNot.reduce((rest, lookalike) => rest.replaceAll(lookalike, blank), words)
    const passage = passageOf(patterns, { words: left, wordAt })
    return passage ? [{ id, ...passage }] : []
  })
}

const blank = (part: string) => part.replaceAll(/[^ ]/g, '_')
