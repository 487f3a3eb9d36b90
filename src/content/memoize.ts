// Room for the words of five sites of this size; of a far larger one only part is kept, so that memory stays bounded.
const mostCharacters = 5_000_000

/** Return the function with its results for recent texts kept. Results are shared, and must not be changed. */
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

/** Return the function so that it runs once for each object. Results are freed with the objects, and must not be changed. */
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
