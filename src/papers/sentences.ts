import { type Line, type Page, longestRead, cellsText } from './lines.ts'
import { follows } from './nearbyValue.ts'

/** A sentence of a page, over as many lines as it goes, with what leads up to it: the one before it or the heading over it. */
type Sentence = { text: string; lead: string; next: string }

/** The shortest line of prose that goes on in the next one, and the most lines of a paragraph that are read as one. */
const shortestLine = 50
const mostLines = 10

// Four readings of a page go by its sentences.
const found = new WeakMap<Page, readonly Sentence[]>()

/** The sentences of a page in order. A row of a table is one too. */
export function sentencesOn(page: Page): readonly Sentence[] {
  const known = found.get(page) ?? sentencesIn(page)
  found.set(page, known)
  return known
}

function sentencesIn({ lines }: Page): Sentence[] {
  const texts = paragraphsOf(lines).flatMap((paragraph) => paragraph.slice(0, longestRead).split(betweenSentences))
  return texts.map((text, index) => ({
    text,
    lead: texts.slice(Math.max(0, index - 2), index).join(' '),
    next: texts[index + 1] ?? '',
  }))
}

/** Between the end of one sentence and the capital of the next; not after "Ltd." or an initial. */
const betweenSentences = /(?<=(?:[\p{Ll}\d)]|\p{Lu}{2})[.?!])(?<!\b(?:Ltd|Co|No|Mr|Mrs|Ms|Dr)\.) (?=["'(]?\p{Lu}|\[)/u

function paragraphsOf(lines: readonly Line[]): string[] {
  const paragraphs: { text: string; last: string; lines: number }[] = []
  for (const [index, line] of lines.entries()) {
    const [above, own, text] = [lines[index - 1], paragraphs.at(-1), cellsText(line.cells)]
    const goesOn =
      own !== undefined &&
      above !== undefined &&
      own.lines < mostLines &&
      own.last.length > shortestLine &&
      !/[:?!]$/.test(own.last) &&
      follows(above, line, 1.9)
    if (goesOn) {
      own.text += ` ${text}`
      own.last = text
      own.lines++
    } else paragraphs.push({ text, last: text, lines: 1 })
  }
  return paragraphs.map(({ text }) => text)
}
