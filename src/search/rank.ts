import type { SearchIndex } from './openIndex.ts'

/** Weight of a term by the field it is in: the more someone chose it to be found by, the more. */
const fieldWeights = {
  names: 5,
  asks: 4,
  title: 3.5,
  headings: 1.6,
  about: 1.2,
  words: 0.5,
}

export type SearchField = keyof typeof fieldWeights

export const fieldNames = Object.keys(fieldWeights) as SearchField[]

/** A document that has some of the terms: how well it fits, and the fields in which each stands. */
export type Ranked = { score: number; fields: ReadonlyMap<string, readonly string[]> }

/** Limit of what a term gains by being there more often, and the least that it counts. */
const [saturation, floor] = [1.2, 0.3]

/**
 * Rank the documents that have any of some weighted terms, by BM25+ (Robertson and others, 1994; Lv and Zhai, 2011) over their fields.
 * Lengths do not count, so many headings or names do not harm a page. The score is multiplied by the number of terms that a document has.
 */
export function rank(
  weights: ReadonlyMap<string, number>,
  { places, kinds }: Pick<SearchIndex, 'places' | 'kinds'>,
): Map<number, Ranked> {
  const ranked = new Map<number, { score: number; fields: Map<string, string[]> }>()
  for (const [term, weight] of weights) {
    const stands = places.get(term)?.()
    for (const field of fieldNames) {
      const times = stands?.get(field)
      if (!times) continue
      const rarity = Math.log(1 + (kinds.length - times.size + 0.5) / (times.size + 0.5))
      for (const [id, many] of times) {
        const own = ranked.get(id) ?? { score: 0, fields: new Map<string, string[]>() }
        own.score += weight * fieldWeights[field] * rarity * (floor + (many * (saturation + 1)) / (many + saturation))
        own.fields.set(term, [...(own.fields.get(term) ?? []), field])
        ranked.set(id, own)
      }
    }
  }
  for (const own of ranked.values()) own.score *= own.fields.size
  return ranked
}
