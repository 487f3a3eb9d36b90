import { pagesOfText } from '../../../src/papers/lines.ts'
import { cellsText, type Page } from '../../../src/papers/page.ts'

/** The lines of a page of text that are left by what takes some away. */
export const leftBy =
  (without: (page: Page) => Page) =>
  (text: string): string[] | undefined =>
    pagesOfText(text)
      .map(without)
      .map(({ lines }) => lines.map(({ cells }) => cellsText(cells)))[0]
