import type { Page, TextRun } from '../../../src/papers/page.ts'

/** A piece of text as a page draws it. */
export const piece = (text: string, x: number, y: number, more: Partial<TextRun> = {}): TextRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  turn: 0,
  ...more,
})

/** The texts of a page's cells, line by line. */
export const textsOf = ({ lines }: Page): string[][] => lines.map(({ cells }) => cells.map(({ text }) => text))
