/** Chance that falls the same way each time it is thrown from the same seed. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number from 0 to below the given one. */
  below(most: number): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }

  /** One of a list. Throws when the list is empty. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to pick from')
    return list[this.below(list.length)] as T
  }
}

/** A word with one slip of the fingers: a letter left out, doubled, changed or swapped with the next. Never the word itself. */
export function typo(word: string, dice: Dice): string {
  const letters = [...word.matchAll(/[a-z](?=[a-z])/gi)].map(({ index }) => index).filter((index) => index > 0)
  for (;;) {
    const at = letters.length > 0 ? dice.pick(letters) : Math.max(0, word.length - 1)
    const slipped = slips[dice.below(slips.length)]?.(word, at) ?? word
    if (slipped !== word) return slipped
  }
}

const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + (word.charAt(at) === 'e' ? 'a' : 'e') + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
]
