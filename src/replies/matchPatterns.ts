import { type FoldedWord, fold, sentenceEnd, type Vocabulary, vocabularyOf } from './fold.ts'
import { compilePattern, type Groups, type Pattern, WordFilter, wordsIn } from './pattern.ts'

/** A sign as content has it: how it is worded, what looks like it and is not, and whether its sentences are no part of the letter. */
export type SignWords = {
  id: string
  patterns: readonly string[]
  butNot?: readonly string[] | undefined
  leftOut?: boolean | undefined
}

/** Position of a match in the text, its end not included. */
export type SignSpan = { start: number; end: number }

/** A sign found in a text, and its first place there. */
export type FoundSign = { id: string } & SignSpan

/** Signs made ready, once, for any number of texts. */
export type SignPatterns = {
  vocabulary: Vocabulary
  signs: readonly ReadySign[]
  /** Finds the patterns of all signs that a sentence may match. */
  filter: WordFilter<SignPattern>
  /** Matches the text before words that are denied; undefined if nothing denies. */
  denied: RegExp | undefined
}

type ReadySign = { id: string; leftOut: boolean; patterns: readonly Pattern[] }

/** A pattern of a sign, or of what looks like it and is not. */
type SignPattern = { pattern: Pattern; of: string; isLookalike: boolean }

/** Most words between "not" and what it denies. */
const deniedWithin = 2

/**
 * Makes signs ready. `negation` is a pattern of the words that deny what follows them closely.
 * @throws PatternError for a pattern that cannot be read
 */
export function compilePatterns(...given: Parameters<typeof compileInSteps>): SignPatterns {
  const steps = compileInSteps(...given)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in steps, a sign each: together they keep an old phone for most of a second. */
export function* compileInSteps(
  signs: readonly SignWords[],
  groups: Groups,
  negation?: string,
): Generator<undefined, SignPatterns> {
  const words = new Set([...Object.values(groups), ...(negation ? [negation] : [])].flatMap(wordsIn))
  const filter = new WordFilter<SignPattern>()
  const ready: ReadySign[] = []
  for (const { id, patterns, butNot = [], leftOut = false } of signs) {
    const add = (source: string, isLookalike: boolean): Pattern => {
      const pattern = compilePattern(source, groups)
      filter.add({ pattern, of: id, isLookalike }, pattern.needs)
      for (const word of wordsIn(source)) words.add(word)
      return pattern
    }
    for (const source of butNot) add(source, true)
    ready.push({ id, leftOut, patterns: patterns.map((source) => add(source, false)) })
    yield
  }
  return {
    vocabulary: vocabularyOf(words),
    signs: ready,
    filter,
    denied: negation
      ? new RegExp(`${compilePattern(negation, groups).expression.source}(?: [^ ${sentenceEnd}]+){0,${deniedWithin}}$`)
      : undefined,
  }
}

/** The words of a text as patterns search them, each behind a space, and where each came from. */
export type Searchable = { words: string; all: readonly FoldedWord[] }

export function searchable(text: string, vocabulary: Vocabulary): Searchable {
  const all = fold(text, vocabulary)
  return { words: all.map(({ word }) => ` ${word}`).join(''), all }
}

function wordAt(index: number, { all }: Searchable): FoldedWord | undefined {
  let end = 0
  for (const word of all) {
    end += word.word.length + 1
    if (end > index) return word
  }
  return undefined
}

/** Find the first match of some patterns; undefined where there is none. */
export const passageOf = (patterns: readonly Pattern[], text: Searchable): SignSpan | undefined =>
  spanOf(firstMatch(patterns, text.words), text)

function firstMatch(patterns: readonly Pattern[], words: string, denied?: RegExp): RegExpExecArray | undefined {
  const found = patterns.flatMap(({ expression }) => {
    for (const match of words.matchAll(expression))
      if (!denied?.test(words.slice(Math.max(0, match.index - farthest), match.index))) return [match]
    return []
  })
  return found.toSorted((a, b) => a.index - b.index)[0]
}

function spanOf(found: { index: number; 0: string } | undefined, text: Searchable): SignSpan | undefined {
  const first = found && wordAt(found.index, text)
  const last = found && wordAt(found.index + found[0].length - 1, text)
  return first && last && { start: first.start, end: last.end }
}

/** Number of characters before a passage that are searched for what denies it. */
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
  const places = parts.flatMap(({ patterns }) =>
    patterns.flatMap(({ expression }) =>
      [...searched.words.matchAll(expression)].map(({ index }) => wordAt(index, searched)?.start ?? 0),
    ),
  )
  const rest = text.replaceAll(stretches, (part, index: number) =>
    places.some((at) => index <= at && at < index + part.length) ? part.replaceAll(/[^\n]/g, ' ') : part,
  )
  const read = searchable(rest, ready.vocabulary)
  return { searched: read, signs: matchPatterns(read, ready), leftOut }
}

/** Comments, bracketed text and paragraphs: one instruction rarely comes alone. */
const stretches = /<!--.{0,2000}?-->|\[[^\]]{0,500}\]|(?:(?!\n[^\S\n]*\n|<!--|\[).)+/gs

/** Find the signs in a text, each once. No match crosses sentences. */
export function matchPatterns(
  text: Searchable,
  { signs, denied, filter }: Pick<SignPatterns, 'signs' | 'denied' | 'filter'>,
): FoundSign[] {
  const found = new Map<string, SignSpan>()
  let start = 0
  for (const sentence of text.words.split(sentenceBreak)) {
    const possible = new Map<string, { patterns: Pattern[]; lookalikes: Pattern[] }>()
    for (const { of, isLookalike, pattern } of filter.possible(sentence.split(' '))) {
      if (found.has(of)) continue
      const own = possible.get(of) ?? { patterns: [], lookalikes: [] }
      possible.set(of, own)
      own[isLookalike ? 'lookalikes' : 'patterns'].push(pattern)
    }
    for (const [id, { patterns, lookalikes }] of possible) {
      if (patterns.length === 0) continue
      // Blanked out rather than cut out, so that places stay true.
      const left = lookalikes.reduce((rest, { expression }) => rest.replaceAll(expression, blank), sentence)
      const match = firstMatch(patterns, left, denied)
      const span = match && spanOf({ 0: match[0], index: start + match.index }, text)
      if (span) found.set(id, span)
    }
    start += sentence.length
  }
  return signs.flatMap(({ id }) => {
    const span = found.get(id)
    return span ? [{ id, ...span }] : []
  })
}

const sentenceBreak = new RegExp(`(?<= \\${sentenceEnd})`)

const blank = (part: string) => part.replaceAll(/[^ ]/g, '_')
