import { oncePer } from '../content/memoize.ts'
import { groupBy } from './terms.ts'

export type Counted = readonly [term: string, documents: number]

/** Shorter words are too alike to correct. */
const shortestMisspelt = 4

/** Most slips between a typed word and a known one, by its length: one in a word of five letters, two in a long one. */
const allowed = (length: number): number => (length < 5 ? 0 : length < 6 ? 0.8 : length < 8 ? 1.1 : 2)

/** Find the known stem spelt most like this one, the commoner of two; undefined if none is near. `length` is that of the typed word. */
export function nearestAmong(lists: readonly Iterable<Counted>[], stem: string, length: number): string | undefined {
  const limit = allowed(length)
  if (limit === 0 || stem.length < shortestMisspelt || /\d/.test(stem)) return undefined
  let [nearest, least]: [string | undefined, number] = [undefined, Infinity]
  const typed = comparable([stem, 0])
  for (const list of lists)
    for (const known of beginningLike(stem, list)) {
      const { term, documents, letters } = known
      if (Math.abs(term.length - stem.length) > 3 || term.length < shortestMisspelt || !beginsAlike(stem, term))
        continue
      if (bitsIn(typed.letters ^ letters) > (limit < 2 ? 3 : 5)) continue
      const slips = slipsTo(typed, known, limit)
      // Of two equally near, the commoner is likelier.
      const far = slips - Math.min(0.25, documents / 1000)
      if (slips <= limit && far < least) [nearest, least] = [term, far]
    }
  return nearest
}

/** A word as it is compared: a bit for each of its letters, and what it costs to leave each out. */
type Comparable = { term: string; documents: number; letters: number; drops: Float64Array }

const comparable = ([term, documents]: Counted): Comparable => ({
  term,
  documents,
  letters: lettersOf(term),
  drops: Float64Array.from(term, (_, at) => dropping(term, at)),
})

/** Yield the words of a list that may begin like a stem. A list is grouped by first letters once: most differ. */
function* beginningLike([first = '', second]: string, list: Iterable<Counted>): Generator<Comparable> {
  for (const [letter, words] of byFirstLetter(list))
    if (letter === first || letter === second || soundsLike(letter, first)) yield* words
}
const byFirstLetter = oncePer((list: Iterable<Counted>) =>
  groupBy(Array.from(list, comparable), ({ term }) => term[0] ?? ''),
)

/** Slips in the first letter are rare, unless it has changed places with the second: looking past them finds “puma” for “human”. */
const beginsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || soundsLike(one[0], other[0]) || (one[0] === other[1] && one[1] === other[0])

/** Letters that people who spell by ear write for one another. */
const heardAlike = new Map<string, string>()
for (const letters of ['csz', 'ckq', 'gj', 'fv', 'mn', 'xs'])
  for (const letter of letters) heardAlike.set(letter, (heardAlike.get(letter) ?? '') + letters)
const soundsLike = (one = '', other = ''): boolean => heardAlike.get(one)?.includes(other) ?? false
const isVowel = (letter = ''): boolean => 'aeiouy'.includes(letter)

/** Return the cost of writing one letter for another: less for two vowels, more for a vowel and a consonant. */
const changing = (one = '', other = ''): number =>
  one === other
    ? 0
    : isVowel(one) && isVowel(other)
      ? 0.6
      : isVowel(one) !== isVowel(other)
        ? 1.3
        : soundsLike(one, other)
          ? 0.5
          : 1

/** Return the cost of leaving out a letter or putting one in: little for one of a pair, most for a consonant. */
const dropping = (word: string, at: number): number => (word[at] === word[at - 1] ? 0.3 : isVowel(word[at]) ? 0.7 : 1)

/** Add up the cost of letters put in, left out, changed or swapped with the next; infinite past the limit. */
function slipsTo(
  { term: one, drops: left }: Comparable,
  { term: other, drops: put }: Comparable,
  limit: number,
): number {
  const width = other.length + 1
  let [before, last, row] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)]
  for (let j = 1; j < width; j++) last[j] = (last[j - 1] ?? 0) + (put[j - 1] ?? 0)
  for (let i = 1; i <= one.length; i++) {
    const leftOut = left[i - 1] ?? 0
    let fewest = (last[0] ?? 0) + leftOut
    row[0] = fewest
    for (let j = 1; j < width; j++) {
      let least = Math.min(
        (last[j] ?? 0) + leftOut,
        (row[j - 1] ?? 0) + (put[j - 1] ?? 0),
        (last[j - 1] ?? 0) + changing(one[i - 1], other[j - 1]),
      )
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 0.8)
      row[j] = least
      if (least < fewest) fewest = least
    }
    if (fewest > limit) return Infinity
    ;[before, last, row] = [last, row, before]
  }
  return last[width - 1] ?? Infinity
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function bitsIn(bits: number): number {
  let many = 0
  for (let left = bits; left !== 0; left &= left - 1) many++
  return many
}

/** Endings as people spell them by ear, and as they are written. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/sh[aeiou]n(s?)$/, 'tion$1'],
  [/bilt(?:y|ie|i)$/, 'bility'],
  [/m[aeiou]nts?$/, 'ment'],
  [/[ei]bl$/, 'able'],
]

/** A word with its ending as it is written, where it has one that is only heard so. */
export const endedAsWritten = (word: string): string =>
  endings.reduce((written, [heard, ending]) => written.replace(heard, ending), word)
