import MiniSearch, { type Options } from 'minisearch'
import type { SearchWords } from '../content/search/schema.ts'
import type { FoundBy, ResultKind, SearchDocument } from './document.ts'
import { type PackedIndex, packed, unpacked } from './pack.ts'
import { type Language, type Reading, readingOf, termsOf } from './terms.ts'

/** What search.json holds. */
export type SearchFileData = {
  /** What the search says. */
  words: SearchWords
  language: Language
  /** Terms that others lead to: a make, and its models. */
  leads: readonly (readonly [term: string, ...from: string[]])[]
  documents: readonly SearchDocument[]
  index: PackedIndex
}

/** An index ready to be asked. */
export type SearchIndex = {
  documents: readonly SearchDocument[]
  reading: Reading
  leads: ReadonlyMap<string, string>
  mini: MiniSearch<Indexed>
  /** Every term that a document has, with the number of documents that have it. */
  known: ReadonlyMap<string, number>
  /** How people ask for each document, with how much the terms of the question weigh together. */
  asks: readonly (readonly { terms: readonly string[]; weight: number }[])[]
  /** How much a term says: the rarer, the more. */
  rarity: (term: string) => number
  /** The stems that phrases of one meaning are made of, which no document need have. */
  spoken: ReadonlySet<string>
}

/** The terms of a document, by where they stand. */
export type Indexed = { id: number } & Record<Field, string>
export type Field = 'asks' | 'title' | 'names' | 'headings' | 'about' | 'words'

/** What a term counts for where it stands: the more someone chose it to be found by, the more. */
export const fieldWeights: Record<Field, number> = {
  names: 5,
  asks: 4,
  title: 3.5,
  headings: 1.6,
  about: 1.2,
  words: 0.5,
}

const spaced = (text: string): string[] => (text === '' ? [] : text.split(' '))

// Terms are made before the library sees them, in one way for documents and questions.
const options: Options<Indexed> = {
  fields: Object.keys(fieldWeights),
  tokenize: spaced,
  processTerm: (term) => term,
}

/**
 * How much is kept to be shown, in characters: of what is said of a lender or a make; of all sections together, which share it alike,
 * so that the file stays within its size while the site grows; and of one section at most and at least.
 */
const shown = { ofNames: 90, ofSections: 32_000, most: 110, least: 24 }

/** A word that stands in more than this share of all documents tells none of them from the others. */
const common = 1 / 3

/** Makes the index of some documents, as plain data. `leads` names makes and their models. */
export function indexOf(
  documents: readonly FoundBy[],
  language: Language,
  leads: readonly (readonly [name: string, ...from: string[]])[],
): Omit<SearchFileData, 'words'> {
  const reading = readingOf(language)
  const terms = (texts: readonly string[]) => texts.flatMap((text) => termsOf(text, reading)).join(' ')
  const words = documents.map(({ sections, words: more }) =>
    onceEach(terms([...sections.map(({ text }) => text), more])),
  )
  const many = documentsWith(words)
  const sections = documents.reduce((total, one) => total + (named.has(one.kind) ? 0 : one.sections.length), 0)
  const each = Math.max(shown.least, Math.min(shown.most, Math.floor(shown.ofSections / Math.max(1, sections))))
  const mini = new MiniSearch<Indexed>(options)
  mini.addAll(
    documents.map(({ title, about, names, asks, sections }, id) => ({
      id,
      title: terms([title]),
      names: terms(names),
      asks: terms(asks),
      about: terms([about]),
      headings: terms(sections.map(({ heading }) => heading)),
      words: (words[id] ?? []).filter((term) => (many.get(term) ?? 0) <= documents.length * common).join(' '),
    })),
  )
  return {
    language,
    leads: leads.map(([name, ...from]) => [terms([name]), ...new Set(from.map((one) => terms([one])))]),
    documents: documents.map(({ names: _, words: __, ...document }) => ({
      ...document,
      asks: [...new Set(document.asks.map((ask) => terms([ask])))],
      // Whoever looks for a lender or a make wants its page, not a part of it.
      ...(named.has(document.kind)
        ? { about: shortened(document.about, shown.ofNames), sections: [] }
        : { sections: document.sections.map(({ text, ...section }) => ({ ...section, text: shortened(text, each) })) }),
    })),
    index: packed(mini.toJSON()),
  }
}

const named: ReadonlySet<ResultKind> = new Set<ResultKind>(['claim', 'lender', 'brand'])

/** Running words count once: a long page that says "lender" in each line is no more about lenders than a short one. Bare numbers say nothing. */
const onceEach = (terms: string): string[] => [...new Set(spaced(terms))].filter((term) => !/^\d{1,4}$/.test(term))

function documentsWith(words: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const many = new Map<string, number>()
  for (const term of words.flat()) many.set(term, (many.get(term) ?? 0) + 1)
  return many
}

function shortened(text: string, most: number): string {
  const line = text.replaceAll('\n', ' ')
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most))} …`
}

/** Makes an index of what search.json holds. */
export function openIndex({ documents, language, leads, index }: Omit<SearchFileData, 'words'>): SearchIndex {
  const plain = unpacked(index)
  const known = new Map(plain.index.map(([term, fields]) => [term, documentsIn(fields)]))
  const rarity = (term: string) => Math.log(1 + documents.length / (known.get(term) ?? 0.5))
  return {
    documents,
    reading: readingOf(language),
    leads: new Map(leads.flatMap(([to, ...from]) => from.map((term): [string, string] => [term, to]))),
    mini: MiniSearch.loadJS(plain, options),
    known,
    rarity,
    asks: documents.map(({ asks }) =>
      asks.map((ask) => {
        const terms = [...new Set(spaced(ask))]
        return { terms, weight: terms.reduce((total, term) => total + rarity(term), 0) }
      }),
    ),
    spoken: new Set(language.same.flatMap(([, ...phrases]) => phrases.flatMap((stems) => stems.split(' ')))),
  }
}

/** In how many documents a term stands: at least as many as in the field that has it most. */
const documentsIn = (fields: Record<string, Record<string, number>>): number =>
  Math.max(0, ...Object.values(fields).map((ids) => Object.keys(ids).length))
