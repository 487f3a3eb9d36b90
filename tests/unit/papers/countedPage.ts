import { pagesOfText } from '../../../src/papers/lines.ts'
import type { Page } from '../../../src/papers/page.ts'

/** A page of text that counts how often one of its lines is looked at: what takes long, on any machine. */
export function countedPage(text: string): { page: Page; looks: () => number } {
  const [{ number, lines } = { number: 1, lines: [] }] = pagesOfText(text)
  let looks = 0
  const counted = lines.map(({ cells, ...line }) => ({
    ...line,
    get cells() {
      looks++
      return cells
    },
  }))
  return { page: { number, lines: counted }, looks: () => looks }
}
