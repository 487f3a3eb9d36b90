import type { Need } from './pattern.ts'

/** As many needs as a whole number has bits for; more would tell little. */
const most = 30

/** Finds those of many patterns that some words may match, without a look at each: those of which they meet every need. */
export class WordFilter<T> {
  readonly #patterns: T[] = []
  /** All bits of each pattern’s needs. */
  readonly #all: number[] = []
  /** For each word the places of the patterns that need it, each followed by the bit of the need that it meets. */
  readonly #meets = new Map<string, number[]>()

  /** Adds a pattern by its needs. */
  add(pattern: T, needs: readonly Need[]): void {
    const counted = needs.slice(0, most)
    const place = this.#patterns.push(pattern) - 1
    this.#all.push((1 << counted.length) - 1)
    counted.forEach((words, at) => {
      for (const word of words) {
        const own = this.#meets.get(word)
        if (own) own.push(place, 1 << at)
        else this.#meets.set(word, [place, 1 << at])
      }
    })
  }

  /** The patterns that some words may match, in the order in which they were added. */
  possible(words: readonly string[]): T[] {
    const met = new Int32Array(this.#patterns.length)
    for (const word of words) {
      const own = this.#meets.get(word) ?? []
      for (let at = 0; at < own.length; at += 2) {
        const place = own[at] ?? 0
        met[place] = (met[place] ?? 0) | (own[at + 1] ?? 0)
      }
    }
    return this.#patterns.filter((_, place) => met[place] === this.#all[place])
  }
}
