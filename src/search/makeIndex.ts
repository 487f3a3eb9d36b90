import { fieldNames, type SearchField } from './rank.ts'
import {
  documentCount,
  documentsFile,
  type FoundBy,
  type PackedAsk,
  type Places,
  packed,
  rarityOf,
  type SearchDocument,
  type SearchFileData,
  type SearchFiles,
  spaced,
  spellingsFile,
  type TermsFile,
  termsFile,
} from './searchFile.ts'
import { askingOf, type Language, readingOf, type SearchLanguage, termsOf } from './terms.ts'

/** An index as written: the contents of search.json, and the separate files. */
export type MadeIndex = Omit<SearchFileData, 'words' | 'folder'> & { others: SearchFiles }

/** Most characters of JSON in a file; compressed, some three or four take a byte. */
export type Sizes = {
  /** Most bytes of search.json, so that it stays below 100 kB compressed. */
  whole: number
  /** A file of terms. A question of six words needs six of them at most. */
  terms: number
}

const sizes: Sizes = { whole: 330_000, terms: 8_000 }

/** Number of documents in a file: few, because the results of a search are seldom neighbours. */
const perFile = 2

/**
 * Most characters kept for display: of the words on a lender or a make; of all sections together, which share it equally,
 * so that search.json keeps to its size as the site grows; of one section at most and, if any, at least; and of one if documents have
 * files of their own, fifteen of which are fetched for a first answer.
 */
const shown = { ofNames: 90, ofSections: 28_000, most: 110, least: 60, inFiles: 60 }

/** Share of all documents above which a word does not help to tell them apart. */
const common = 1 / 3

/** Make the index of documents, as plain data. `leads` names makes and their models. Parts too large for one file are split. */
export function makeIndex(
  documents: readonly FoundBy[],
  language: Language,
  leads: readonly (readonly [name: string, ...from: string[]])[],
  { whole, terms: ofTerms } = sizes,
): MadeIndex {
  const reading = readingOf(language)
  const terms = (text: string) => termsOf(text, reading).join(' ')
  const placed = placedTerms(documents, reading)
  const asks = asksOf(documents, placed, reading)
  const base = {
    language,
    leads: leads.map(([name, ...from]): [string, ...string[]] => [terms(name), ...new Set(from.map(terms))]),
    kinds: inRuns(documents.map(({ kind }) => kind)),
    ways: Object.fromEntries(documents.map(({ kind, way }) => [kind, way])),
    answers: answersOf(documents),
    real: '',
  }
  const sections = documents.reduce((total, { way, sections: own }) => total + (way.named ? 0 : own.length), 0)
  const share = Math.min(shown.most, Math.floor(shown.ofSections / Math.max(1, sections)))
  const each = share < shown.least ? 0 : share
  const one: MadeIndex = {
    ...base,
    parts: [''],
    letters: [],
    perFile: documents.length,
    holds: {
      [termsFile(0)]: partOf(placed, asks),
      [documentsFile(0)]: documents.map((document) => shownOf(document, each)),
    },
    others: {},
  }
  if (JSON.stringify(one).length <= whole) return one
  const parts = inParts(placed, ofTerms).map((part) => partOf(part, asks))
  const byLetter = [...Map.groupBy(placed, ([term]) => term.charAt(0))]
  const chunks = Array.from({ length: Math.ceil(documents.length / perFile) }, (_, at) =>
    documents.slice(at * perFile, (at + 1) * perFile).map((document) => shownOf(document, shown.inFiles)),
  )
  return {
    ...base,
    parts: parts.map((part) => spaced(part.terms)[0] ?? ''),
    letters: byLetter.map(([letter]) => letter),
    perFile,
    holds: {},
    others: Object.fromEntries<unknown>([
      ...parts.map((part, at) => [termsFile(at), part] as const),
      ...byLetter.map(([, begun], at) => [spellingsFile(at), spellingsOf(begun)] as const),
      ...chunks.map((chunk, at) => [documentsFile(at), chunk] as const),
    ]),
  }
}

type PlacedTerm = readonly [term: string, places: Places]

function placedTerms(documents: readonly FoundBy[], reading: SearchLanguage): PlacedTerm[] {
  const terms = (texts: readonly string[]) => texts.flatMap((text) => termsOf(text, reading))
  const words = documents.map(({ sections, words: more }) =>
    onceEach(terms([...sections.map(({ text }) => text), more])),
  )
  const many = documentsWith(words)
  const placed = new Map<string, Map<SearchField, Map<number, number>>>()
  for (const [id, { title, about, names, asks, sections }] of documents.entries()) {
    const fields: Record<SearchField, readonly string[]> = {
      names: terms(names),
      asks: terms(asks),
      title: terms([title]),
      headings: terms(sections.map(({ heading }) => heading)),
      about: terms([about]),
      words: (words[id] ?? []).filter((term) => (many.get(term) ?? 0) <= documents.length * common),
    }
    for (const field of fieldNames)
      for (const term of fields[field]) {
        const places = placed.get(term) ?? new Map<SearchField, Map<number, number>>()
        const times = places.get(field) ?? new Map<number, number>()
        placed.set(term, places.set(field, times.set(id, (times.get(id) ?? 0) + 1)))
      }
  }
  return [...placed].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Running words count once: a long page that says "lender" in each line is no more about lenders than a short one. Bare numbers say nothing, but for those long enough to be looked for: no years, no round thousands. */
const onceEach = (terms: readonly string[]): string[] =>
  [...new Set(terms)].filter((term) => !/^(?:\d{1,2}|0+|(?:19|20)\d\d)$/.test(term))

function documentsWith(words: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const many = new Map<string, number>()
  for (const term of words.flat()) many.set(term, (many.get(term) ?? 0) + 1)
  return many
}

/** A question that a document answers; of an answer, with what it asks for. */
type Ask = { document: number; terms: string; weight: number; asking?: string }

/** List the questions of documents, by each term. */
function asksOf(
  documents: readonly FoundBy[],
  placed: readonly PlacedTerm[],
  reading: SearchLanguage,
): ReadonlyMap<string, readonly Ask[]> {
  const places = new Map(placed)
  const known = new Map<string, number>()
  const rarity = (term: string): number => {
    const many = known.get(term) ?? documentCount(places.get(term) ?? new Map())
    known.set(term, many)
    return rarityOf(many, documents.length)
  }
  const byTerm = new Map<string, Ask[]>()
  for (const [document, { asks, kind }] of documents.entries())
    for (const [question, asking] of questionsOf(asks, kind, reading)) {
      const terms = [...new Set(spaced(question))]
      const weight = terms.reduce((total, term) => total + rarity(term), 0)
      const ask = {
        document,
        terms: terms.join(' '),
        weight: Number(weight.toFixed(4)),
        ...(asking === undefined ? {} : { asking }),
      }
      for (const term of terms) byTerm.set(term, [...(byTerm.get(term) ?? []), ask])
    }
  return byTerm
}

/** List each question once, by its terms; for an answer with what it asks for, which decides whether it answers. */
function questionsOf(
  asks: readonly string[],
  kind: string,
  reading: SearchLanguage,
): [terms: string, asking?: string][] {
  const all = asks.map((ask): [string, string?] => {
    const terms = termsOf(ask, reading).join(' ')
    return kind === 'answer' ? [terms, askingOf(ask, reading)] : [terms]
  })
  return [...new Map(all.map((one) => [one.join('?'), one])).values()]
}

function partOf(terms: readonly PlacedTerm[], asksOfTerm: ReadonlyMap<string, readonly Ask[]>): TermsFile {
  const asks = [...new Set(terms.flatMap(([term]) => asksOfTerm.get(term) ?? []))]
  const here = new Set(terms.map(([term]) => term))
  const packedAsk = ({ terms: own, weight, asking }: Ask): PackedAsk => {
    const question = asking === undefined ? own : `${own}?${asking}`
    return spaced(own).every((term) => here.has(term)) ? question : [question, weight]
  }
  return {
    ...packed(terms, fieldNames),
    asks: [...Map.groupBy(asks, ({ document }) => document)]
      .toSorted(([a], [b]) => a - b)
      .map(([document, own]) => [document, ...own.map(packedAsk)]),
  }
}

function inParts(terms: readonly PlacedTerm[], most: number): PlacedTerm[][] {
  const parts: PlacedTerm[][] = []
  let left = 0
  for (const term of terms) {
    const size = JSON.stringify(packed([term], fieldNames).fields).length
    if (size > left) {
      parts.push([])
      left = most
    }
    parts.at(-1)?.push(term)
    left -= size
  }
  return parts
}

const spellingsOf = (terms: readonly PlacedTerm[]) => ({
  terms: terms.map(([term]) => term).join(' '),
  counts: terms.map(([, places]) => documentCount(places)),
})

/** Reduce a document to what a result shows. Whoever looks for a lender or a make wants its page, not a part of it. */
function shownOf({ names: _, words: __, asks: ___, way, ...document }: FoundBy, ofSection: number): SearchDocument {
  return way.named
    ? { ...document, about: shortened(document.about, shown.ofNames), sections: [] }
    : {
        ...document,
        sections: document.sections.map(({ text, ...section }) => ({
          ...section,
          text: ofSection === 0 ? '' : shortened(text, ofSection),
        })),
      }
}

function shortened(text: string, most: number): string {
  const line = text.replaceAll('\n', ' ')
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most))} …`
}

function inRuns(kinds: readonly string[]): [string, number][] {
  const runs: [string, number][] = []
  for (const kind of kinds) {
    const last = runs.at(-1)
    if (last?.[0] === kind) last[1]++
    else runs.push([kind, 1])
  }
  return runs
}

function answersOf(documents: readonly FoundBy[]): Record<number, number> {
  const pages = new Map(documents.flatMap(({ kind, path }, id) => (kind === 'answer' ? [] : [[path, id]])))
  return Object.fromEntries(
    documents.flatMap(({ kind, path }, id) => (kind === 'answer' ? [[id, pages.get(path) ?? id]] : [])),
  )
}
