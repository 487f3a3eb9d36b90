import { memoize } from '../content/memoize.ts'
import {
  type DocumentsFile,
  documentsFile,
  type Places,
  rarityOf,
  type SearchDocument,
  type SearchFileData,
  type SearchFiles,
  type SpellingsFile,
  spaced,
  spellingsFile,
  type TermsFile,
  termsFile,
  unpacked,
} from './searchFile.ts'
import type { Counted } from './spelling.ts'
import { readingOf, type SearchLanguage, termsOf } from './terms.ts'

/** An index ready to be asked, as far as its files have come. */
export type SearchIndex = {
  data: Omit<SearchFileData, 'words'>
  /** The files there are: those that search.json holds, and those that were fetched. */
  files: SearchFiles
  reading: SearchLanguage
  /** Stems of phrases with one meaning, which no document need have. */
  spoken: ReadonlySet<string>
  /** The same as terms that no document has. */
  said: readonly Counted[]
  leads: ReadonlyMap<string, string>
  /** Terms that name a make, figures left out. */
  makes: ReadonlySet<string>
  /** Stems of real words that look like ones the site knows. */
  real: ReadonlySet<string>
  kinds: readonly string[]
  /** Every term there is, with the number of documents that have it. */
  known: ReadonlyMap<string, number>
  places: ReadonlyMap<string, () => Places>
  /** Questions that people ask for each document by. */
  asks: ReadonlyMap<number, readonly IndexedQuestion[]>
  /** The terms of a passage, read once: each keystroke looks at the same ones. */
  termsIn: (passage: string) => ReadonlySet<string>
}

/** A question that a document answers: its terms, how much they weigh together and, of an answer, what they ask for. */
export type IndexedQuestion = { terms: readonly string[]; weight: number; asking: string }

/** Opens what search.json holds, with the files that were fetched beside it, by their names. */
export function openIndex(data: Omit<SearchFileData, 'words'>, fetched: SearchFiles = {}): SearchIndex {
  const files = { ...data.holds, ...fetched }
  const parts = data.parts.flatMap((_, part) => (files[termsFile(part)] as TermsFile | undefined) ?? [])
  const terms = parts.flatMap(unpacked)
  const known = new Map(terms.map(({ term, documents }) => [term, documents]))
  const kinds = data.kinds.flatMap(([kind, many]) => Array.from({ length: many }, () => kind))
  const { language } = data
  const reading = readingOf(language)
  const spoken = new Set(language.same.flatMap(([, ...phrases]) => phrases.flatMap(spaced)))
  return {
    data,
    files,
    reading,
    spoken,
    said: [...spoken].map((stem) => [stem, 0]),
    makes: new Set(
      data.leads
        .flatMap(([to, ...from]) => [...spaced(to), ...from.flatMap(spaced)])
        .filter((term) => !/\d/.test(term)),
    ),
    real: new Set(spaced(data.real)),
    leads: new Map(data.leads.flatMap(([to, ...from]) => from.map((term): [string, string] => [term, to]))),
    kinds,
    known,
    places: new Map(terms.map(({ term, places }) => [term, places])),
    asks: asksIn(parts, (term) => rarityOf(known.get(term) ?? 0, kinds.length)),
    termsIn: memoize((passage) => new Set(termsOf(passage, reading))),
  }
}

function asksIn(parts: readonly TermsFile[], rarity: (term: string) => number): SearchIndex['asks'] {
  const asks = new Map<number, IndexedQuestion[]>()
  for (const [document, ...own] of parts.flatMap((part) => part.asks)) {
    const before = asks.get(document) ?? []
    const more = own.map((ask): IndexedQuestion => {
      const [question, weight] = typeof ask === 'string' ? [ask] : ask
      const [own = '', asking = ''] = question.split('?')
      const terms = spaced(own)
      return { terms, weight: weight ?? terms.reduce((total, term) => total + rarity(term), 0), asking }
    })
    asks.set(document, [...before, ...more])
  }
  return asks
}

/** The most files that the ends of an unfinished word are looked for in. */
const mostForEnds = 2

/**
 * Look up terms for one question. If that takes a file not yet fetched, its name is added to `wants`: once those are here,
 * the question is asked again. A term in such a file counts as known, so that no other spelling is tried in vain.
 */
export function lookUp(index: SearchIndex, wants: Set<string>) {
  const { data, files, known } = index
  const partOf = (term: string): number =>
    Math.max(
      0,
      data.parts.findLastIndex((first) => first <= term),
    )
  const file = <Data>(name: string): Data | undefined => {
    if (!(name in files)) wants.add(name)
    return files[name] as Data | undefined
  }
  const knows = (term: string): boolean => known.has(term) || file(termsFile(partOf(term))) === undefined
  return {
    knows,
    rarity: (term: string): number => rarityOf(known.get(term) ?? 0, index.kinds.length),
    /** The terms that begin with these letters. */
    begun(letters: string): Counted[] {
      const [from, to] = [partOf(letters), partOf(`${letters}\uffff`)]
      for (let part = from; part <= to && part < from + mostForEnds; part++) file(termsFile(part))
      return [...known].filter(([term]) => term.startsWith(letters) && partOf(term) < from + mostForEnds)
    },
    /** List terms that a misspelt one may mean; on a large site those with its first letter, then those with its second. */
    *spellings(stem: string): Generator<Iterable<Counted>> {
      if (data.letters.length === 0) yield known
      for (const letter of new Set(stem.slice(0, 2))) {
        const at = data.letters.indexOf(letter)
        const list = at < 0 ? undefined : file<SpellingsFile>(spellingsFile(at))
        if (list) yield spaced(list.terms).map((term, place): Counted => [term, list.counts[place] ?? 0])
        else if (at >= 0) return
      }
    },
    document(id: number): SearchDocument | undefined {
      const documents = file<DocumentsFile>(documentsFile(Math.floor(id / data.perFile)))
      return documents?.[id % data.perFile]
    },
  }
}

export type LookUp = ReturnType<typeof lookUp>
