import type { Block, Letter } from '../../../src/letters/letter.ts'
import { referenceLine } from '../../../src/letters/toPlainText.ts'

// Arial’s widths in thousandths of its size, from the space to the tilde, as in its metrics; anything else is as wide as most letters.
const widths =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)
const size = 11
const widthOf = (words: string): number =>
  [...words].reduce((sum, sign) => sum + (widths[(sign.codePointAt(0) ?? 0) - 32] ?? 556), 0) * (size / 1_000)

/** What an A4 sheet of a letter holds, in points: 17 cm between its margins, and 19.5 cm from the subject, 9 cm from the top, to the end. */
export const page = { width: 482, height: 552.8 }
/** The same of a sheet of the pack, which has no address above it. */
export const sheetHeight = 751

function linesOf(words: string, width: number): number {
  return words.split('\n').reduce((count, line) => {
    let [lines, used] = [1, 0]
    for (const word of line.split(' ')) {
      const next = widthOf(word)
      if (used > 0 && used + widthOf(' ') + next > width) [lines, used] = [lines + 1, next]
      else used += (used > 0 ? widthOf(' ') : 0) + next
    }
    return count + lines
  }, 0)
}

const line = 12.65
const part = (words: string, after = 5, { before = 0, indent = 0 } = {}) =>
  before + linesOf(words, page.width - indent) * line + after

/** How high some blocks are, in points: 11 point Arial, with the spacing that `toDocx` gives each. */
export const heightOf = (blocks: readonly Block[]): number => sum(blocks.map(heightOfBlock))

function heightOfBlock(block: Block): number {
  switch (block.kind) {
    case 'heading':
      return part(block.text, 4, { before: 6 })
    case 'text':
      return part(block.text)
    case 'list':
      return sum(block.items.map((item) => part(item, 2, { indent: 24 })))
    case 'details':
      return sum(block.rows.map(({ label, value }) => part(`${label}: ${value}`, 2)))
  }
}

const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0)

/** How high a letter is in the Word file, from its subject on: what is above has a place of its own. */
export function heightInWord({
  subject,
  reference,
  greeting,
  paragraphs,
  closing,
  signature,
  enclosed,
}: Letter): number {
  return sum([
    part(subject, 4),
    part(referenceLine(reference)),
    part(`${greeting},`),
    heightOf(paragraphs),
    part(`${closing},`, 26),
    part(signature.join('\n'), 0),
    ...enclosed.map((words) => part(words)),
  ])
}
