import { deserialize, serialize } from 'node:v8'

type CachedText = { key: string; made: unknown }

/** A result of one module, which is kept while its input, the module and all that it imports stay the same. `module` is its path in the project. */
type Lasting<T> = { module: string; from: unknown; make: () => T }

export type FindLasting = <T>(made: Lasting<T>) => T

/** Cache of plain data made from texts, kept from one command to the next. Only the last text of each is kept. */
export class TextCache {
  readonly #kept: Map<string, CachedText>
  readonly lasting: FindLasting
  #isChanged = false

  /** Pass another cache’s bytes, made by the same code, to start with its results. */
  constructor(known?: Uint8Array, lasting: FindLasting = ({ make }) => make()) {
    this.lasting = lasting
    this.#kept = known ? (deserialize(known) as Map<string, CachedText>) : new Map()
  }

  /** `of` says what is made and from which file; `key` is equal only for equal texts. */
  getOrCompute<T>(of: string, key: string, make: () => T): T {
    const kept = this.#kept.get(of)
    if (kept?.key === key) return kept.made as T
    const made = make()
    this.#kept.set(of, { key, made })
    this.#isChanged = true
    return made
  }

  copy(): TextCache {
    const copy = new TextCache(undefined, this.lasting)
    for (const [of, kept] of this.#kept) copy.#kept.set(of, kept)
    return copy
  }

  bytes(): Uint8Array | undefined {
    return this.#isChanged ? serialize(this.#kept) : undefined
  }
}
