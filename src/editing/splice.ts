/** A stretch of a text and what shall stand in its place. */
export type Splice = { start: number; end: number; text: string }

/** The text with some stretches replaced. All else stays as it is, byte for byte. Throws when two stretches overlap. */
export function splice(text: string, splices: readonly Splice[]): string {
  let rest = text.length
  return splices
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((result, { start, end, text: words }) => {
      if (end > rest) throw new Error('two changes of one text overlap')
      rest = start
      return result.slice(0, start) + words + result.slice(end)
    }, text)
}
