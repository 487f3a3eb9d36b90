/** Fill in the names in braces: "page {page}" with { page: 3 } is "page 3". Braces in the values are left alone. */
export const fillIn = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Words that differ for one and for several, with the number filled in as {count}: thousands are set apart. */
export const countedWords = (words: { one: string; other: string }, count: number): string =>
  // An old phone takes 15 ms to print a number by a locale, with each key that is typed.
  fillIn(count === 1 ? words.one : words.other, { count: count < 1000 ? count : count.toLocaleString('en-GB') })

/** The words of one entry of a list. Throws when it is not there, which the checks of the site rule out. */
export function labelOf(list: readonly { id: string; label: string }[], id: string): string {
  const entry = list.find((one) => one.id === id)
  if (!entry) throw new Error(`There are no words for "${id}"`)
  return entry.label
}
