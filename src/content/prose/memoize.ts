// The words of some five sites of this size; of a far larger one, only part is kept, so that memory stays within bounds.
const mostCharacters = 5_000_000

/** The same function, which does not work again on a text it has seen lately. What it gives is shared, and must not be changed. */
export function memoize<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  let characters = 0
  return (text) => {
    if (known.has(text)) return known.get(text) as T
    const made = make(text)
    characters += text.length
    if (characters > mostCharacters) {
      known.clear()
      characters = text.length
    }
    known.set(text, made)
    return made
  }
}
