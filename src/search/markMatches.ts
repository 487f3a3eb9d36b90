import { type SearchLanguage, termsIn, stemmedWords } from './terms.ts'

/** A stretch of a text, and whether it is one of the words that were looked for. */
export type TextSpan = { text: string; sought: boolean }

/** A text with the words in it that mean some terms. The stretches together are the text. */
export function markMatches(text: string, terms: ReadonlySet<string>, reading: SearchLanguage): TextSpan[] {
  const spans = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu)].flatMap(({ 0: written, index }) =>
    stemmedWords(written).map((word) => ({ ...word, from: index, to: index + written.length })),
  )
  const sought = termsIn(spans, reading)
    .filter(({ term }) => terms.has(term))
    .flatMap(({ from, to }) => {
      const [first, last] = [spans[from], spans[to - 1]]
      return first && last ? [{ from: first.from, to: last.to }] : []
    })
  const stretches: TextSpan[] = []
  let at = 0
  for (const { from, to } of sought) {
    if (from > at) stretches.push({ text: text.slice(at, from), sought: false })
    stretches.push({ text: text.slice(from, to), sought: true })
    at = to
  }
  if (at < text.length) stretches.push({ text: text.slice(at), sought: false })
  return stretches
}
