import { longDate } from '../dates/plainDate.ts'
import type { Block, Letter } from './letter.ts'

export const referenceLine = (reference: string): string => `My reference: ${reference}`

export function toPlainText(letter: Letter): string {
  const { from, to, date, reference, subject, greeting, paragraphs, closing, signature, enclosed } = letter
  return `${[
    from.join('\n'),
    longDate(date),
    [to.name, ...to.lines].join('\n'),
    `${subject}\n${referenceLine(reference)}`,
    `${greeting},`,
    ...paragraphs.map(blockText),
    [`${closing},`, '', ...signature].join('\n'),
    enclosed.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}

/** The body alone, for an e-mail that already shows who it is from, to whom and about what. */
export function toEmailText({ greeting, paragraphs, closing, signature, from, enclosed, reference }: Letter): string {
  return `${[`${greeting},`, ...paragraphs.map(blockText), [`${closing},`, ...new Set([...signature, ...from])].join('\n'), ...enclosed, referenceLine(reference)].join('\n\n')}\n`
}

export function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return block.text
    case 'list':
      return block.items.map((item, position) => `${block.ordered ? `${position + 1}.` : '-'} ${item}`).join('\n')
    case 'details':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
  }
}
