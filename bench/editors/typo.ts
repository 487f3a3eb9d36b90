import type { Dice } from './dice.ts'

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
