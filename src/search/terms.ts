import { stemmer } from 'stemmer'
import { memoize } from '../content/memoize.ts'

/** Language of a site’s search beside its pages: made by `languageOf`, and plain data so that it can be sent to a browser. */
export type Language = {
  /** Words that say nothing of what someone looks for. */
  ignored: readonly string[]
  /** A term, and the stems of each word or phrase that it stands for. */
  same: readonly (readonly [term: string, ...phrases: string[]])[]
  /** Questions: the phrases that ask for one thing, and words that ask for a yes or no where they come first. */
  asking: { anywhere: readonly (readonly string[])[]; first: readonly string[] }
  /** The stems of words and phrases of subjects that the site has nothing on. */
  elsewhere: readonly string[]
  own: readonly string[]
}

type Phrases = {
  ignored: ReadonlySet<string>
  /** The term of each word or phrase, by its stems. */
  same: ReadonlyMap<string, string>
  /** Number of words in the longest phrase that begins with each stem. */
  longest: ReadonlyMap<string, number>
}

export type SearchLanguage = Phrases & {
  /** Words of the site’s own subject and of others, as terms: `Own` and `Elsewhere`. */
  subjects: Phrases
  /** Meaning of each asking phrase, and those that do so as the first word. */
  asking: ReadonlyMap<string, string>
  askingFirst: ReadonlySet<string>
}

export const languageOf = ({
  ignored,
  same,
  asking,
  elsewhere,
  own,
}: Omit<Language, 'same'> & { same: readonly (readonly string[])[] }): Language => ({
  ignored,
  asking,
  elsewhere: stemsOfEach(elsewhere),
  own: stemsOfEach(own),
  same: same.map((phrases) => [
    stemsOf(phrases[0] ?? '').join(''),
    ...new Set(phrases.map((phrase) => stemsOf(phrase).join(' '))),
  ]),
})

export const readingOf = ({ ignored, same, asking, elsewhere, own }: Language): SearchLanguage => ({
  ...phrasesOf(same, ignored),
  subjects: phrasesOf([
    ['Elsewhere', ...elsewhere],
    ['Own', ...own],
  ]),
  asking: new Map(
    asking.anywhere.flatMap(([name = '', ...others]) =>
      [name, ...others].map((phrase): [string, string] => [phrase, name]),
    ),
  ),
  askingFirst: new Set(asking.first),
})

function phrasesOf(same: Language['same'], ignored: readonly string[] = []): Phrases {
  const terms = new Map(same.flatMap(([term, ...phrases]) => phrases.map((stems): [string, string] => [stems, term])))
  const longest = new Map<string, number>()
  for (const stems of [...terms.keys()].map((phrase) => phrase.split(' '))) {
    const first = stems[0] ?? ''
    longest.set(first, Math.max(longest.get(first) ?? 0, stems.length))
  }
  return { ignored: new Set(ignored), same: terms, longest }
}

/** As `Map.groupBy`, which the oldest browsers that we promise do not have. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Recognise what a question asks for: "how much", "when", a yes or no; empty for words that ask nothing, such as "award limit". */
export function askingOf(text: string, { asking, askingFirst }: SearchLanguage): string {
  const words = plainWordsOf(text)
  if (askingFirst.has(words[0] ?? '')) return 'yes or no'
  const asked = words.flatMap((_, at) =>
    [4, 3, 2, 1].flatMap((many) => asking.get(words.slice(at, at + many).join(' ')) ?? []).slice(0, 1),
  )
  return asked[0] ?? ''
}

/** Longest word that anyone looks for, in letters. */
const longestWord = 40

/** The words of a text in small letters, without accents, apostrophes and signs. */
const plainWordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’ʼ`]/gu, '')
    // A rule is known by its number, whatever letter follows it: "2.8.2R".
    .replace(/(\d\.\d+)[erg]\b/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= longestWord)

/** A word without its ending, so that "complained" and "complains" are one. Short words and those with digits have none. */
const stemOf = memoize((word) => (word.length < 4 || /\d/.test(word) ? word : stemmer(word)))

const stemsOf = (text: string): string[] => plainWordsOf(text).map(stemOf)
const stemsOfEach = (list: readonly string[]): string[] => [...new Set(list.map((words) => stemsOf(words).join(' ')))]

/** A word as it is read: its letters, and its stem. */
export type Word = { word: string; stem: string }

/** A term, and the words of the text it was made of: from the first to before the last. */
export type TermAt = { term: string; from: number; to: number }

export const stemmedWords = (text: string): Word[] => plainWordsOf(text).map((word) => ({ word, stem: stemOf(word) }))

/** The terms a text is indexed or looked up by: stems, with one term for all words and phrases that mean the same. */
export const termsOf = (text: string, reading: SearchLanguage): string[] =>
  termsIn(stemmedWords(text), reading).map(({ term }) => term)

/** Count the words of a text that are about a subject. The longest phrase goes first: “on a pension” is ours, “pension” is not. */
export const manyOf = (subject: 'Own' | 'Elsewhere', text: string, { subjects }: SearchLanguage): number =>
  termsIn(stemmedWords(text), subjects).reduce((sum, { term, from, to }) => sum + (term === subject ? to - from : 0), 0)

/** The terms of some words. A longer phrase goes before the words in it. */
export function termsIn(words: readonly Word[], { ignored, same, longest }: Phrases): TermAt[] {
  const terms: TermAt[] = []
  for (let from = 0; from < words.length; ) {
    const { word, stem } = words[from] as Word
    let to = Math.min(from + (longest.get(stem) ?? 0), words.length)
    while (to > from && !same.has(phrase(words, from, to))) to--
    const said = to > from ? same.get(phrase(words, from, to)) : undefined
    if (said !== undefined) terms.push({ term: said, from, to })
    else if (!ignored.has(word)) terms.push({ term: stem, from, to: from + 1 })
    from = Math.max(to, from + 1)
  }
  return terms
}

const phrase = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ stem }) => stem)
    .join(' ')
