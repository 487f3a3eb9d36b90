import { type Page, pagesOfText } from '../../../src/papers/lines.ts'

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
