import type { SearchWay, SearchWords } from '../content/search/schema.ts'
import type { Language } from './terms.ts'

/**
 * Contents of search.json: all that a question needs before its words are looked up. On a small site it holds the other files too; on a
 * large one they are fetched on demand. Documents are numbered, in one order everywhere.
 */
export type SearchFileData = {
  words: SearchWords
  language: Language
  /** Terms that others lead to: a make, and its models. */
  leads: readonly (readonly [term: string, ...from: string[]])[]
  /** The stems of real words that would be taken for misspelt ones. */
  real: string
  /** The kinds of all documents in order, run-length encoded. */
  kinds: readonly (readonly [kind: string, many: number])[]
  /** Group, weight and options of results of each kind (`SearchWay`). */
  ways: Readonly<Record<string, SearchWay>>
  /** For each answer the page that says more. */
  answers: Readonly<Record<number, number>>
  /** The first term of each file of terms, in order. */
  parts: readonly string[]
  /** First letters of all terms, each with a file of spellings; none if all terms are in one file. */
  letters: readonly string[]
  perFile: number
  /** The files that are held here, by their names. */
  holds: SearchFiles
  /** Folder of the others, named by its contents, so that a file never changes under its address. */
  folder: string
}

export type SearchFiles = Readonly<Record<string, unknown>>

/** A file of terms, from its first term to before that of the next, with where they stand. */
export type TermsFile = PackedTerms & {
  /** The questions with any of these terms that documents answer, by document. */
  asks: readonly (readonly [document: number, ...asks: PackedAsk[]])[]
}

/** The terms of a question, and after a "?" what an answer’s asks for; their total weight is given if some of them are in other files. */
export type PackedAsk = string | readonly [question: string, weight: number]

/** A file of spellings: every term that begins with a letter, and in how many documents each stands. */
export type SpellingsFile = { terms: string; counts: readonly number[] }

export type DocumentsFile = readonly SearchDocument[]

export const termsFile = (part: number) => `terms-${part}`
export const spellingsFile = (letter: number) => `spellings-${letter}`
export const documentsFile = (number: number) => `documents-${number}`

export const spaced = (text: string): string[] => (text === '' ? [] : text.split(' '))

/** Weight of a term: the rarer, the more. `known` is in how many of all documents it stands. */
export const rarityOf = (known: number, documents: number): number => Math.log(1 + documents / (known || 0.5))

/** Places of a term: for each field that has it, the documents by their numbers, and how often it stands in each. */
export type Places = ReadonlyMap<string, ReadonlyMap<number, number>>

/**
 * Terms with where they stand, in few bytes. Terms stand in order, with spaces between. For each field and term, the documents that have
 * it are a list of numbers, each as the difference from the one before, with "*2" after it where the term stands there twice.
 */
type PackedTerms = {
  terms: string
  /** By field: the lists of all terms, with "|" between. */
  fields: Readonly<Record<string, string>>
}

/** Packs terms in order, for documents numbered from 0. */
export const packed = (terms: readonly (readonly [string, Places])[], fields: readonly string[]): PackedTerms => ({
  terms: terms.map(([term]) => term).join(' '),
  fields: Object.fromEntries(
    fields.map((field) => [field, terms.map(([, places]) => listOf(places.get(field) ?? new Map())).join('|')]),
  ),
})

/** A packed term and its number of documents. Its places are unpacked on first use: most never are. */
export type KeptTerm = { term: string; documents: number; places: () => Places }

export function unpacked({ terms, fields }: PackedTerms): KeptTerm[] {
  const lists = Object.entries(fields).map(([field, list]) => [field, list.split('|')] as const)
  return spaced(terms).map((term, at) => {
    let read: Places | undefined
    return {
      term,
      documents: lists.reduce((most, [, list]) => Math.max(most, lengthOf(list[at] ?? '')), 0),
      places: () =>
        (read ??= new Map(lists.flatMap(([field, list]) => (list[at] ? [[field, timesIn(list[at])]] : [])))),
    }
  })
}

/** Count the documents of a list, which is quicker than to read it. */
function lengthOf(list: string): number {
  if (list === '') return 0
  let many = 1
  for (let at = list.indexOf(' '); at >= 0; at = list.indexOf(' ', at + 1)) many++
  return many
}

/** Count a term's documents, by the field that has it most: a lower bound. */
export const documentCount = (places: Places): number => Math.max(0, ...[...places.values()].map(({ size }) => size))

const listOf = (times: ReadonlyMap<number, number>): string =>
  [...times.keys()]
    .sort((a, b) => a - b)
    .map((id, at, ids) => {
      const step = (id - (ids[at - 1] ?? 0)).toString(36)
      const many = times.get(id) ?? 1
      return many > 1 ? `${step}*${many}` : step
    })
    .join(' ')

function timesIn(list: string): ReadonlyMap<number, number> {
  let id = 0
  return new Map(
    list.split(' ').map((one) => {
      const [step = '', times = '1'] = one.split('*')
      id += Number.parseInt(step, 36)
      return [id, Number(times)]
    }),
  )
}

/** A part of a page: its fragment, its heading, and how it begins. */
export type Section = { id: string; heading: string; text: string }

/** A figure or statement that answers a question by itself. */
export type SearchAnswer = {
  says: string
  /** Subject of the value; absent for a statement. */
  of?: string
  source?: { title: string; url: string }
  checkedOn?: string
  confirmed: boolean
  /** The last day for which it is known, when a change may have followed. */
  knownUntil?: string
}

/** Contents of a result. An answer’s path is that of the page that says more. */
export type SearchDocument = {
  path: string
  title: string
  /** A kind of page, or "answer", which needs none. */
  kind: string
  about: string
  sections: readonly Section[]
  answer?: SearchAnswer
}

/** A document as it is made, with what it is found by. */
export type FoundBy = SearchDocument & {
  /** Questions that people ask for it by. */
  asks: readonly string[]
  names: readonly string[]
  /** Its words beyond those of its sections. */
  words: string
  /** Group, weight and options of results of its kind. */
  way: SearchWay
}
