import type { SearchWay } from '../content/search/schema.ts'

/** A part of a page: its fragment, its heading, and how it begins. */
export type Section = { id: string; heading: string; text: string }

/** A figure or statement that answers a question by itself. */
export type SearchAnswer = {
  /** The value, or the statement. */
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
  /** One line on what is there. */
  about: string
  sections: readonly Section[]
  answer?: SearchAnswer
}

/** A document as it is made, with what it is found by. */
export type FoundBy = SearchDocument & {
  /** Questions that people ask for it by. */
  asks: readonly string[]
  /** Every name of what it is about. */
  names: readonly string[]
  /** Its words beyond those of its sections. */
  words: string
  /** Group, rank and look of results of its kind. */
  way: SearchWay
}
