import type { LookUp, SearchIndex } from './openIndex.ts'
import { spaced } from './searchFile.ts'
import { endedAsWritten, nearestAmong } from './spelling.ts'
import { stemmedWords, termsIn, type Word } from './terms.ts'

export type Meant = {
  term: string
  /** 1 for what was typed, less for what was only guessed from it. */
  weight: number
  typed: string
  /** True if it counts among what a result should have: a guess beside others does not. */
  asked: boolean
}

const mostWords = 30
const completions = 6

/**
 * Interpret typed words: each as it is where the site knows it, else put together, taken apart or spelt as the nearest known word. The last
 * word may be unfinished unless a space follows it. Terms are looked up by `look`.
 */
export function understand(typed: string, index: SearchIndex, look: LookUp): Meant[] {
  const words = stemmedWords(typed).slice(0, mostWords)
  const joined = words.map((word, at) => joinedWith(word, words[at + 1], look))
  const read = words.flatMap((word, at): Spelt[] => {
    if (isKnown(word, index, look)) return [{ ...word, typed: word.word, weight: 1 }]
    const whole = joined[at]
    if (whole) return [{ ...whole, typed: `${word.word} ${words[at + 1]?.word}`, weight: 1 }]
    return joined[at - 1] ? [] : spelt(word, index, look)
  })
  const terms = termsIn(read, index.reading)
  const made = terms.some(({ term }) => index.makes.has(term))
  const meant = terms.map(({ term, from, to }): Meant => {
    const parts = read.slice(from, to)
    const figure = isFigure(term, made, index, look)
    return {
      term,
      weight: figure ? 0.2 : Math.min(...parts.map(({ weight }) => weight)),
      typed: parts.map(({ typed: part }) => part).join(' '),
      asked: !figure,
    }
  })
  const together = joined.flatMap((whole): Meant[] =>
    whole ? [{ term: whole.stem, weight: 0.8, typed: whole.word, asked: false }] : [],
  )
  const last = words.at(-1)
  const unfinished = last && !/[^\p{L}\p{N}]$/u.test(typed) ? completed(last, index, look) : []
  const led = meant.flatMap(({ term, typed: by, asked }): Meant[] => {
    // The name of a make may be two terms: each is looked up by itself. "3 weeks ago" is about no Mazda.
    const to = !asked && /^\d+$/.test(term) ? [] : spaced(index.leads.get(term) ?? '')
    return to.map((one) => ({ term: one, weight: 0.35, typed: by, asked: false }))
  })
  return firstOfEach([...meant, ...together, ...unfinished, ...led])
}

/** Check whether a term is a bare figure, mostly years or pounds, as “12k” is: only matched if some page has it; a model only beside a make. */
function isFigure(term: string, made: boolean, { leads }: SearchIndex, { knows }: LookUp): boolean {
  if (!/^\d/.test(term)) return false
  return /^\d$/.test(term) || (leads.has(term) ? !made : /^\d+k?$/.test(term) && !knows(term))
}

type Spelt = Word & { typed: string; weight: number }

const isKnown = ({ word, stem }: Word, { reading, spoken }: SearchIndex, { knows }: LookUp): boolean =>
  reading.ignored.has(word) || spoken.has(stem) || knows(stem)

/** Correct a typed word to the known word or words meant. A real word means itself, whatever it looks like. */
function spelt(word: Word, index: SearchIndex, look: LookUp): Spelt[] {
  const asItIs = [{ ...word, typed: word.word, weight: 1 }]
  if (index.real.has(word.stem)) return asItIs
  const as = (parts: readonly Word[], weight: number) => parts.map((part) => ({ ...part, typed: word.word, weight }))
  const [ended = word] = stemmedWords(endedAsWritten(word.word))
  if (ended.stem !== word.stem && isKnown(ended, index, look)) return as([ended], 0.9)
  // A short word may only become an ignored one: others are too alike.
  const isShort = word.word.length < 6
  const swapped = swapsOf(word.word).find((one) =>
    isShort ? index.reading.ignored.has(one.word) : isKnown(one, index, look),
  )
  if (swapped) return as([swapped], 0.9)
  const whole = takenApart(word, look, 4)
  if (whole) return as(whole, 0.9)
  const near = nearestTo(ended, index, look)
  if (near !== undefined) return as([{ word: near, stem: near }], 0.8)
  // Last: too many words split into short ones.
  const short = takenApart(word, look, 3)
  return short ? as(short, 0.9) : asItIs
}

/** Find the known word for an unknown one; undefined for itself. */
export const takenFor = (word: Word, index: SearchIndex, look: LookUp): string | undefined =>
  isKnown(word, index, look)
    ? undefined
    : spelt(word, index, look)
        .map(({ stem }) => stem)
        .find((stem) => stem !== word.stem)

/** "moto novo" as "motonovo". */
function joinedWith(word: Word, after: Word | undefined, { knows }: LookUp): Word | undefined {
  const [joined] = stemmedWords(word.word + (after?.word ?? ''))
  return after && joined && joined.word.length > 5 && knows(joined.stem) ? joined : undefined
}

/** "calcualtor" as "calculator": swap each two letters, as the stem may change. Swaps that only make an ending do not count: "hourse", "houres". */
const swapsOf = (word: string): Word[] =>
  word.length < shortestSwapped
    ? []
    : Array.from({ length: word.length - 2 }, (_, at) =>
        stemmedWords(`${word.slice(0, at + 1)}${word[at + 2]}${word[at + 1]}${word.slice(at + 3)}`).filter(
          ({ stem }) => stem.length > at + 1,
        ),
      ).flat()

const shortestSwapped = 4

/** "blackhorse" as "black horse". */
function takenApart({ word }: Word, { knows }: LookUp, least: number): Word[] | undefined {
  for (let at = least; at <= word.length - least; at++) {
    const parts = [word.slice(0, at), word.slice(at)].flatMap(stemmedWords)
    if (parts.every(({ stem }) => knows(stem))) return parts
  }
  return undefined
}

function nearestTo({ word, stem }: Word, { said }: SearchIndex, { spellings }: LookUp): string | undefined {
  for (const known of spellings(stem)) {
    const nearest = nearestAmong([known, said], stem, word.length)
    if (nearest !== undefined) return nearest
  }
  return undefined
}

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
