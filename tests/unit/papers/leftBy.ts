import { type Page, pagesOfText, cellsText } from '../../../src/papers/lines.ts'

/** The lines of a page of text that are left by what takes some away. */
export const leftBy =
  (without: (page: Page) => Page) =>
  (text: string): string[] | undefined =>
    pagesOfText(text)
      .map(without)
      .map(({ lines }) => lines.map(({ cells }) => cellsText(cells)))[0]
