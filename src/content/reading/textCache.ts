/** Something made from a text, and the key of what it was made from. */
export type CachedText = { key: string; made: unknown }

/**
 * Cache of what was made from texts. While a text and all that the result depends on are the same, it isn’t made again. Only the last text of each is kept.
 */
export class TextCache {
  readonly #kept: Map<string, CachedText>

  /** May start with what another cache held. */
  constructor(known: Iterable<readonly [of: string, what: CachedText]> = []) {
    this.#kept = new Map(known)
  }

  /** `of` says what is made and from which file; `key` is equal only for equal texts. */
  getOrCompute<T>(of: string, key: string, make: () => T): T {
    const kept = this.#kept.get(of)
    if (kept?.key === key) return kept.made as T
    const made = make()
    this.#kept.set(of, { key, made })
    return made
  }

  /** All that is remembered of one sort: of whatever begins with these words. */
  about(sort: string): [of: string, what: CachedText][] {
    return [...this.#kept].filter(([of]) => of.startsWith(sort))
  }
}
