import type { SearchWords } from '../content/search/schema.ts'
import type { SearchWay } from '../content/searchWay.ts'
import type { ResultKind, SearchDocument } from './document.ts'
import type { PackedTerms } from './pack.ts'
import type { Language } from './terms.ts'

/**
 * Contents of search.json: all that a question needs before its words are looked up. A small site’s holds the other files too; those of a
 * large one are fetched by need. Documents are known by their numbers, in one order everywhere.
 */
export type SearchFileData = {
  /** Words of the search. */
  words: SearchWords
  language: Language
  /** Terms that others lead to: a make, and its models. */
  leads: readonly (readonly [term: string, ...from: string[]])[]
  /** The stems of real words that would be taken for misspelt ones. */
  real: string
  /** The kinds of all documents in order, each with how many of it follow one another. */
  kinds: readonly (readonly [kind: ResultKind, many: number])[]
  /** How results of each kind are grouped, ranked and shown. */
  ways: Readonly<Record<ResultKind, SearchWay>>
  /** For each answer the page that says more. */
  answers: Readonly<Record<number, number>>
  /** The first term of each file of terms, in order. */
  parts: readonly string[]
  /** The first letters of all terms, each of which has a file of spellings; none where all terms are in one file. */
  letters: readonly string[]
  /** How many documents a file of them has. */
  perFile: number
  /** The files that are held here, by their names. */
  holds: SearchFiles
  /** The folder of the others. It is named for what is in it, so that a file never changes under its address. */
  folder: string
}

/** The other files of an index, by their names within its folder. */
export type SearchFiles = Readonly<Record<string, unknown>>

/** A file of terms, from its first term to before that of the next, with where they stand. */
export type TermsFile = PackedTerms & {
  /** The questions with any of these terms that documents answer, by document. */
  asks: readonly (readonly [document: number, ...asks: PackedAsk[]])[]
}

/** The terms of a question, and after a "?" what an answer’s asks for; how much they weigh together is told where some of them stand in other files. */
export type PackedAsk = string | readonly [question: string, weight: number]

/** A file of spellings: every term that begins with a letter, and in how many documents each stands. */
export type SpellingsFile = { terms: string; counts: readonly number[] }

/** A file of what is shown of some documents. */
export type DocumentsFile = readonly SearchDocument[]

export const termsFile = (part: number) => `terms-${part}`
export const spellingsFile = (letter: number) => `spellings-${letter}`
export const documentsFile = (number: number) => `documents-${number}`

/** The terms of a list of them. */
export const spaced = (text: string): string[] => (text === '' ? [] : text.split(' '))

/** How much a term says: the rarer, the more. `known` is in how many of all documents it stands. */
export const rarityOf = (known: number, documents: number): number => Math.log(1 + documents / (known || 0.5))
