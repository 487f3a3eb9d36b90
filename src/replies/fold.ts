import { wellFormed } from '../text/wellFormed.ts'
import { withoutRuns } from '../text/withoutRuns.ts'

/** A word in the folded alphabet, and where in the text it stands, its end not included. */
export type FoldedWord = { word: string; start: number; end: number }

/** Marks the end of a sentence or heading, so that no sign matches across two. */
export const sentenceEnd = '.'

/** Characters that scanners take for each other fold to one, and those they see two of to two. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '5': 's',
  '8': 'b',
  '2': 'z',
  '9': 'g',
  q: 'g',
  m: 'rn',
  w: 'vv',
  d: 'cl',
}
/** A word with its apostrophes, a pound sign, or what may end a sentence. "We’ll" is two words and "isn’t" is one. */
const pieces = /[\p{L}\p{N}]+(?:[|][\p{L}\p{N}]+)*(?:['’]t\b)?|£/gu

const looksOtherwise = /[01i|5829qmwd]|[^\p{L}\p{N}£]/gu

const foldPiece = (piece: string): string =>
  piece
    .normalize('NFKD')
    .toLowerCase()
    .replace(looksOtherwise, (character) => lookalikes[character] ?? '')

export const foldedWords = (phrase: string): string[] => (phrase.match(pieces) ?? []).map(foldPiece)

/**
 * The words of a text as they survive scanning, with the ends of its sentences. `vocabulary` holds the folded words that matter:
 * those split by a scanner are joined, those run together are split, and misread or mistyped ones become the word they are near.
 */
export function fold(text: string, vocabulary: Vocabulary): FoldedWord[] {
  const whole = withoutRuns(wellFormed(text))
  const words: FoldedWord[] = []
  let last = 0
  for (const { 0: piece, index } of whole.matchAll(pieces)) {
    const between = whole.slice(last, index)
    const broken = words.at(-1)
    if (broken && /^\p{Pd}[ \t]*\n\s*$/u.test(between)) {
      broken.word += foldPiece(piece)
      broken.end = index + piece.length
    } else {
      // Most often it is a space.
      if (between !== ' ' && endsSentence(between, whole, last, index))
        words.push({ word: sentenceEnd, start: last, end: last })
      words.push({ word: foldPiece(piece), start: index, end: index + piece.length })
    }
    last = index + piece.length
  }
  return joined(words, vocabulary).flatMap((word) => mended(word, vocabulary))
}

/** Check whether what stands between two words ends a sentence: a stop, a blank line, a bullet, a cell, or the end of a heading. */
function endsSentence(between: string, whole: string, from: number, to: number): boolean {
  if (/[.?!]["”’)\]]*(?:\s|$)|\n\s*\n|[•·▪]|\n\s*[-*–]\s|\s\|\s|[:;]\s*\n/.test(between)) return true
  if (!between.includes('\n') || /[\p{Pd},]\s*\n/u.test(between)) return false
  // A short line before a capital is a heading or an address, not the start of a sentence that wraps.
  const line = whole.slice(whole.lastIndexOf('\n', from - 1) + 1, from)
  return line.length < 60 && /\p{Lu}|\p{N}/u.test(whole[to] ?? '')
}

/** The folded words that signs are made of, ready to be looked up. */
export type Vocabulary = {
  has: (word: string) => boolean
  /** True for what a word begins with, or is. */
  begins: (run: string) => boolean
  nearest: (word: string) => string | undefined
  longest: number
}

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const all = new Set(words)
  const beginnings = new Set(
    [...all].flatMap((word) => Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1))),
  )
  const byLength = new Map<number, string[]>()
  for (const word of all) {
    const same = byLength.get(word.length)
    if (same) same.push(word)
    else byLength.set(word.length, [word])
  }
  const remembered = new Map<string, string | undefined>()
  const nearest = (run: string): string | undefined => {
    if (run.length < shortestMended) return undefined
    const same = byLength.get(run.length)?.find((known) => replaced(run, known) <= mostReplaced(run.length))
    if (same !== undefined || run.length < shortestMended + 1) return same
    return (
      byLength.get(run.length - 1)?.find((known) => isOneLonger(run, known)) ??
      byLength.get(run.length + 1)?.find((known) => isOneLonger(known, run))
    )
  }
  return {
    has: (word) => all.has(word),
    begins: (run) => beginnings.has(run),
    nearest: (word) => {
      if (!remembered.has(word)) remembered.set(word, nearest(word))
      return remembered.get(word)
    },
    longest: Math.max(0, ...byLength.keys()),
  }
}

const shortestMended = 7
const mostReplaced = (length: number) => (length >= 9 ? 2 : 1)

const replaced = (a: string, b: string) => {
  let count = 0
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) count++
  return count
}

/** True when taking one letter out of the longer word gives the shorter. */
function isOneLonger(longer: string, shorter: string): boolean {
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at++
  return longer.slice(at + 1) === shorter.slice(at)
}

/** Pieces that only together are a word become it: "red ress", or "R E D R E S S". */
function joined(words: readonly FoldedWord[], vocabulary: Vocabulary): FoldedWord[] {
  const out: FoldedWord[] = []
  for (let index = 0; index < words.length; ) {
    const taken = piecesOfOne(words, index, vocabulary)
    const word = taken === 1 ? words[index] : together(words.slice(index, index + taken))
    if (word) out.push(word)
    index += taken
  }
  return out
}

const together = (pieces: readonly FoldedWord[]): FoldedWord => ({
  word: pieces.map(({ word }) => word).join(''),
  start: pieces[0]?.start ?? 0,
  end: pieces.at(-1)?.end ?? 0,
})

const shortestJoined = 5
const mostPieces = 16

/** Count the words from here on that are pieces of one word of the vocabulary; 1 where the first is a word by itself. */
function piecesOfOne(words: readonly FoldedWord[], from: number, vocabulary: Vocabulary): number {
  let run = ''
  let best = 1
  let strange = false
  for (let at = from; at < from + mostPieces; at++) {
    const word = words[at]?.word ?? sentenceEnd
    run += word
    if (word === sentenceEnd || !vocabulary.begins(run)) break
    // A single letter is no word here, or "a" and "i" would hold spaced-out words apart.
    strange ||= word.length === 1 || !vocabulary.has(word)
    if (at > from && strange && run.length >= shortestJoined && vocabulary.has(run)) best = at - from + 1
  }
  return best
}

const shortestSplit = 10

/** A word of the vocabulary in place of one misread; several in place of those run together. */
function mended(word: FoldedWord, vocabulary: Vocabulary): FoldedWord[] {
  if (vocabulary.has(word.word)) return [word]
  const near = vocabulary.nearest(word.word)
  if (near !== undefined) return [{ ...word, word: near }]
  const parts = word.word.length >= shortestSplit ? split(word.word, vocabulary) : undefined
  return parts?.map((part) => ({ ...word, word: part })) ?? [word]
}

/** Split a run of letters into words of the vocabulary; undefined if anything is left over. */
function split(run: string, vocabulary: Vocabulary): string[] | undefined {
  const ways: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= run.length; end++) {
    for (let start = Math.max(0, end - vocabulary.longest); start < end; start++) {
      const before = ways[start]
      const part = run.slice(start, end)
      const best = ways[end]
      if (before && vocabulary.has(part) && (!best || before.length + 1 < best.length)) ways[end] = [...before, part]
    }
  }
  return ways[run.length]
}
