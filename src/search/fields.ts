import type { Options } from 'minisearch'
import { spaced } from './searchFile.ts'

/** The terms of a document, by where they stand. */
export type Indexed = { id: number } & Record<Field, string>
type Field = 'asks' | 'title' | 'names' | 'headings' | 'about' | 'words'

/** Weight of a term by the field it is in: the more someone chose it to be found by, the more. */
export const fieldWeights: Record<Field, number> = {
  names: 5,
  asks: 4,
  title: 3.5,
  headings: 1.6,
  about: 1.2,
  words: 0.5,
}

export const fieldNames = Object.keys(fieldWeights)

/** Terms are made before the library sees them, in one way for documents and questions. */
export const options: Options<Indexed> = {
  fields: fieldNames,
  tokenize: spaced,
  processTerm: (term) => term,
}

/** In how many documents a term stands: at least as many as in the field that has it most. */
export const documentCount = (fields: Record<string, Record<string, number>>): number =>
  Math.max(0, ...Object.values(fields).map((ids) => Object.keys(ids).length))
