/** Weight of a term by the field it is in: the more someone chose it to be found by, the more. */
export const fieldWeights = {
  names: 5,
  asks: 4,
  title: 3.5,
  headings: 1.6,
  about: 1.2,
  words: 0.5,
}

export type SearchField = keyof typeof fieldWeights

export const fieldNames = Object.keys(fieldWeights) as SearchField[]
