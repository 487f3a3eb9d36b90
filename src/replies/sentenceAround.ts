import type { SignSpan } from './matchPatterns.ts'

/** The sentence around a passage, cut to what is near it. */
export function sentenceAround(
  text: string,
  { start, end }: SignSpan,
): { before: string; found: string; after: string } {
  const from = Math.max(lastStop(text, start), start - most)
  const next = /[.!?](?:\s|$)|\n\s*\n/.exec(text.slice(end))
  const to = Math.min(end + (next ? next.index + 1 : text.length), end + most)
  return {
    before: text.slice(from, start).trimStart(),
    found: text.slice(start, end),
    after: text.slice(end, to).trimEnd(),
  }
}

const most = 120
function lastStop(text: string, before: number): number {
  const stop = [...text.slice(0, before).matchAll(/[.!?]\s|\n\s*\n/g)].at(-1)
  return stop ? stop.index + stop[0].length : 0
}
