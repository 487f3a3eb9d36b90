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

/** The same function, which works once for each object. Its results are let go with the objects, and must not be changed. */
export function oncePer<Of extends object, Made extends NonNullable<unknown>>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const known = new WeakMap<Of, Made>()
  return (of) => {
    const made = known.get(of) ?? make(of)
    known.set(of, made)
    return made
  }
}
