import { follows } from './met.ts'
import { type Cell, type Line, type Page, wordsOf } from './lines.ts'

/** Where an example begins whose figures are nobody's, or what is offered instead of an agreement. */
const begins =
  /\b(?:new (?:agreement|finance|deal) (?:quoted?|offer(?:ed)?|illustration)\b:?|(?:representative|typical|illustrative) example|for (?:example|instance),?|by way of example)\b/i
const headsTable = /^representative example:?$/i
/** Where its sentence ends: not at the point of a sum. */
const ends = /[.](?=\s+\p{Lu}|$)/u

/** A page without the figures of its examples: from where one begins to the end of its sentence, in the lines below too. */
export function withoutExamples(page: Page): Page {
  if (!page.lines.some(({ cells }) => cells.some(({ text }) => begins.test(text)))) return page
  const lines: Line[] = []
  let [isGoingOn, isTable] = [false, false]
  for (const [index, line] of page.lines.entries()) {
    const above = page.lines[index - 1]
    const isNear = above !== undefined && follows(above, line, 1.9)
    // A table under a heading of its own, down to what has no figure.
    isTable = isNear && ((isTable && /\d/.test(wordsOf(line.cells))) || headsTable.test(wordsOf(above.cells)))
    if (isTable) continue
    isGoingOn &&= isNear && line.cells.length === 1
    const kept = line.cells.flatMap((cell): Cell[] => {
      const { text, goesOn } = withoutExample(cell.text, isGoingOn)
      isGoingOn = goesOn
      return text === '' ? [] : [{ ...cell, text }]
    })
    if (kept.length > 0) lines.push({ ...line, cells: kept })
  }
  return { ...page, lines }
}

/** What is left of a text, and whether an example goes on after it. `isInside` where it begins within one. */
function withoutExample(text: string, isInside: boolean): { text: string; goesOn: boolean } {
  const start = isInside ? 0 : (begins.exec(text)?.index ?? -1)
  if (start < 0) return { text, goesOn: false }
  const rest = text.slice(start)
  // "Representative example" alone heads a table or says nothing.
  if (!isInside && !/\d/.test(rest) && rest.length < 45) return { text, goesOn: false }
  const end = ends.exec(rest)
  return end
    ? { text: `${text.slice(0, start)}${rest.slice(end.index + 1)}`.trim(), goesOn: false }
    : { text: text.slice(0, start).trim(), goesOn: true }
}
