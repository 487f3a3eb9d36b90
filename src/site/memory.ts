/**
 * What was made from a text before, by what it is of. While the text is the same, and with it all that
 * the result depends on, it is not made again. Only the last text of each is kept.
 */
export class Memory {
  readonly #kept = new Map<string, { key: string; made: unknown }>()

  /** `of` says what is made and from which file; `key` is equal only for equal texts. */
  recall<T>(of: string, key: string, make: () => T): T {
    const kept = this.#kept.get(of)
    if (kept?.key === key) return kept.made as T
    const made = make()
    this.#kept.set(of, { key, made })
    return made
  }
}
