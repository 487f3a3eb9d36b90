import { slipsBetween } from '../content/lenders/searchLenders.ts'
import type { Counted, LookUp } from './lookUp.ts'
import type { SearchIndex } from './openIndex.ts'
import { spaced } from './searchFile.ts'
import { termsIn, type Word, wordsOf } from './terms.ts'

/** A term that typed words were taken to mean. */
export type Meant = {
  term: string
  /** 1 for what was typed, less for what was only guessed from it. */
  weight: number
  /** The words as they were typed. */
  typed: string
  /** Whether it counts among what a result should have: a guess that stands beside others does not. */
  asked: boolean
}

const mostWords = 30
const completions = 6

/**
 * What typed words mean: each as it stands where the site knows it, else put together, taken apart or spelt as the nearest known word.
 * The last word may be unfinished unless a space follows it. Terms are looked up by `look`.
 */
export function understand(typed: string, index: SearchIndex, look: LookUp): Meant[] {
  const words = wordsOf(typed).slice(0, mostWords)
  const joined = words.map((word, at) => joinedWith(word, words[at + 1], look))
  const read = words.flatMap((word, at): Spelt[] => {
    if (isKnown(word, index, look)) return [{ ...word, typed: word.word, weight: 1 }]
    const whole = joined[at]
    if (whole) return [{ ...whole, typed: `${word.word} ${words[at + 1]?.word}`, weight: 1 }]
    return joined[at - 1] ? [] : spelt(word, index, look)
  })
  const meant = termsIn(read, index.reading).map(({ term, from, to }): Meant => {
    const parts = read.slice(from, to)
    return {
      term,
      weight: isFigure(term) ? 0.2 : Math.min(...parts.map(({ weight }) => weight)),
      typed: parts.map(({ typed: part }) => part).join(' '),
      asked: !isFigure(term),
    }
  })
  const together = joined.flatMap((whole): Meant[] =>
    whole ? [{ term: whole.stem, weight: 0.8, typed: whole.word, asked: false }] : [],
  )
  const last = words.at(-1)
  const unfinished = last && !/[^\p{L}\p{N}]$/u.test(typed) ? completed(last, index, look) : []
  const led = meant.flatMap(({ term, typed: by }): Meant[] => {
    // The name of a make may be two terms: each is looked up by itself.
    const to = spaced(index.leads.get(term) ?? '')
    return to.map((one) => ({ term: one, weight: 0.35, typed: by, asked: false }))
  })
  return firstOfEach([...meant, ...together, ...unfinished, ...led])
}

/** A single figure counts something, mostly years; only beside a make does it name a model. */
const isFigure = (term: string): boolean => /^\d$/.test(term)

type Spelt = Word & { typed: string; weight: number }

const isKnown = ({ word, stem }: Word, { reading, spoken }: SearchIndex, { knows }: LookUp): boolean =>
  reading.ignored.has(word) || spoken.has(stem) || knows(stem)

/** The known word or words that a typed one was meant to be. */
function spelt(word: Word, { spoken }: SearchIndex, look: LookUp): Spelt[] {
  const apart = (least: number) =>
    takenApart(word, look, least)?.map((part) => ({ ...part, typed: word.word, weight: 0.9 }))
  const whole = apart(4)
  if (whole) return whole
  const near = nearestTo(word.stem, spoken, look)
  if (near !== undefined) return [{ word: near, stem: near, typed: word.word, weight: 0.8 }]
  // Of shorter words too many are made of two.
  return apart(3) ?? [{ ...word, typed: word.word, weight: 1 }]
}

/** "moto novo" as "motonovo". */
function joinedWith(word: Word, after: Word | undefined, { knows }: LookUp): Word | undefined {
  const [joined] = wordsOf(word.word + (after?.word ?? ''))
  return after && joined && joined.word.length > 5 && knows(joined.stem) ? joined : undefined
}

/** "blackhorse" as "black horse". */
function takenApart({ word }: Word, { knows }: LookUp, least: number): Word[] | undefined {
  for (let at = least; at <= word.length - least; at++) {
    const parts = [word.slice(0, at), word.slice(at)].flatMap(wordsOf)
    if (parts.every(({ stem }) => knows(stem))) return parts
  }
  return undefined
}

const allowedSlips = ({ length }: string): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** The known stem that is spelt or sounds most like this one, the commoner of two. */
function nearestTo(stem: string, spoken: SearchIndex['spoken'], { spellings }: LookUp): string | undefined {
  if (stem.length < shortestMisspelt || /\d/.test(stem)) return undefined
  const said = [...spoken].map((other): Counted => [other, 0])
  for (const known of spellings(stem)) {
    const nearest = nearestAmong([known, said], stem)
    if (nearest !== undefined) return nearest
  }
  return undefined
}

const shortestMisspelt = 4

function nearestAmong(lists: readonly Iterable<Counted>[], stem: string): string | undefined {
  let [nearest, least]: [string | undefined, number] = [undefined, Infinity]
  const heard = soundOf(stem)
  for (const list of lists)
    for (const [other, documents] of list) {
      if (!beginsAlike(stem, other)) continue
      // Between two that are as near, the commoner one is the likelier.
      const far = distanceBetween(stem, heard, other) - Math.min(0.5, documents / 1000)
      if (far < least) [nearest, least] = [other, far]
    }
  return nearest
}

/** How far a typed stem, and how it is heard, is from a known one: its slips, or less where both sound alike; infinite where neither is near. */
function distanceBetween(stem: string, heard: string, other: string): number {
  const limit = allowedSlips(stem)
  const slips = limit === 0 ? Infinity : slipsBetween(stem, other, limit)
  // Vowels, doubled letters and endings aside, what sounds alike is about as long.
  if (Math.abs(stem.length - other.length) > longestEnding) return Infinity
  const known = soundOf(other)
  const sounds =
    heard === known && other.length >= shortestMisspelt
      ? alike
      : known.length >= shortestBegun && heard.length - known.length <= longestEnding && heard.startsWith(known)
        ? begunAlike
        : Infinity
  return Math.min(slips <= limit ? slips : Infinity, sounds)
}

/** What stems count for that sound the same, and one that sounds like a known one with another ending, in slips. */
const [alike, begunAlike] = [0.75, 1.5]
const [shortestBegun, longestEnding] = [5, 6]

/** A stem as it sounds: letters that are heard alike are one, doubled ones too, and vowels at the end are not heard. */
const soundOf = (stem: string): string =>
  stem
    .replaceAll('ph', 'f')
    .replaceAll(/[eiouy]/g, 'a')
    .replaceAll(/[czkq]/g, 's')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/a$/, '')

/** Slips in the first letter are rare, unless it has changed places with the second: looking past them finds “puma” for “human”. */
const beginsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0])

/** The words an unfinished one may become. */
function completed({ word, stem }: Word, index: SearchIndex, look: LookUp): Meant[] {
  const { spoken, reading } = index
  if (word.length < 2 || (word.length > 3 && isKnown({ word, stem }, index, look)) || reading.ignored.has(word))
    return []
  const begun = look
    .begun(word)
    .filter(([term]) => term !== stem)
    .sort(([, a], [, b]) => b - a)
    .slice(0, completions)
    .map(([term]) => term)
  const said = [...spoken].filter((part) => part.startsWith(word)).flatMap((part) => reading.same.get(part) ?? [])
  return [...begun, ...said].map((term) => ({ term, weight: 0.6, typed: word, asked: false }))
}

const firstOfEach = (meant: readonly Meant[]): Meant[] =>
  [...new Map(meant.toReversed().map((one) => [one.term, one])).values()].reverse()
