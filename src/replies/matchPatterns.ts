import { fold, type FoldedWord, sentenceEnd, type Vocabulary, vocabularyOf } from './fold.ts'
import { compilePattern, type Groups, wordsIn } from './pattern.ts'

/** A sign as content has it: how it is worded, what looks like it and is not, and whether its sentences are no part of the letter. */
export type SignWords = {
  id: string
  patterns: readonly string[]
  butNot?: readonly string[] | undefined
  leftOut?: boolean | undefined
}

/** Position of a match in the text, its end not included. */
export type SignSpan = { start: number; end: number }

/** A sign that a text bears, and where it is first found. */
export type FoundSign = { id: string } & SignSpan

/** Signs made ready, once, for any number of texts. */
export type SignPatterns = {
  vocabulary: Vocabulary
  signs: readonly { id: string; patterns: readonly RegExp[]; butNot: readonly RegExp[]; leftOut: boolean }[]
  /** Matches what stands before words that are denied; undefined where nothing denies. */
  denied: RegExp | undefined
}

/** How many words may stand between "not" and what it denies. */
const deniedWithin = 2

/**
 * Makes signs ready. `negation` is a pattern of the words that deny what follows them closely.
 * @throws PatternError for a pattern that cannot be read
 */
export function compilePatterns(signs: readonly SignWords[], groups: Groups, negation?: string): SignPatterns {
  const all = [
    ...signs.flatMap(({ patterns, butNot = [] }) => [...patterns, ...butNot]),
    ...Object.values(groups),
    ...(negation ? [negation] : []),
  ]
  const compiled = (patterns: readonly string[]) => patterns.map((pattern) => compilePattern(pattern, groups))
  return {
    vocabulary: vocabularyOf(all.flatMap(wordsIn)),
    signs: signs.map(({ id, patterns, butNot = [], leftOut = false }) => ({
      id,
      leftOut,
      patterns: compiled(patterns),
      butNot: compiled(butNot),
    })),
    denied: negation
      ? new RegExp(`${compilePattern(negation, groups).source}(?: [^ ${sentenceEnd}]+){0,${deniedWithin}}$`)
      : undefined,
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

/** Find the first match of some patterns that is not denied; undefined where there is none. */
export function passageOf(
  patterns: readonly RegExp[],
  { words, wordAt }: Searchable,
  denied?: RegExp,
): SignSpan | undefined {
  const holds = ({ index }: RegExpExecArray) => !denied?.test(words.slice(Math.max(0, index - farthest), index))
  const found = patterns
    .flatMap((pattern) => [...words.matchAll(pattern)].filter(holds).slice(0, 1))
    .toSorted((a, b) => a.index - b.index)[0]
  const first = found && wordAt[found.index]
  const last = found && wordAt[found.index + found[0].length - 1]
  return first && last && { start: first.start, end: last.end }
}

/** How many characters before a passage are searched for what denies it. */
const farthest = 80

/** A text that is ready to be searched, and the signs it bears; `leftOut` are those whose sentences were blanked before the rest was read. */
export function readSigns(
  text: string,
  ready: SignPatterns,
): { searched: Searchable; signs: FoundSign[]; leftOut: FoundSign[] } {
  const searched = searchable(text, ready.vocabulary)
  const signs = matchPatterns(searched, ready)
  const parts = ready.signs.filter((sign) => sign.leftOut)
  const leftOut = signs.filter(({ id }) => parts.some((sign) => sign.id === id))
  if (leftOut.length === 0) return { searched, signs, leftOut }
  const { words, wordAt } = searched
  const places = parts.flatMap(({ patterns }) =>
    patterns.flatMap((pattern) => [...words.matchAll(pattern)].map(({ index }) => wordAt[index]?.start ?? 0)),
  )
  const rest = text.replaceAll(sentences, (part, index: number) =>
    places.some((at) => index <= at && at < index + part.length) ? part.replaceAll(/[^\n]/g, ' ') : part,
  )
  const read = searchable(rest, ready.vocabulary)
  return { searched: read, signs: matchPatterns(read, ready), leftOut }
}

/** Comments, what stands in brackets, and sentences. */
const sentences = /<!--.{0,2000}?-->|\[[^\]]{0,500}\]|(?:(?![.!?](?:\s|$)|\n[^\S\n]*\n|<!--|\[).)+[.!?]?/gs

/** The signs a text bears, each once. */
export function matchPatterns(
  { words, wordAt }: Searchable,
  {
    signs,
    denied,
  }: { denied: SignPatterns['denied']; signs: readonly Omit<SignPatterns['signs'][number], 'leftOut'>[] },
): FoundSign[] {
  return signs.flatMap(({ id, patterns, butNot }) => {
    // Most signs of a list are not borne, and blanking words out makes none.
    if (!patterns.some((pattern) => words.search(pattern) >= 0)) return []
    // Blanked out rather than cut out, so that places stay true.
    const left = butNot.reduce((rest, lookalike) => rest.replaceAll(lookalike, blank), words)
    const passage = passageOf(patterns, { words: left, wordAt }, denied)
    return passage ? [{ id, ...passage }] : []
  })
}

const blank = (part: string) => part.replaceAll(/[^ ]/g, '_')
