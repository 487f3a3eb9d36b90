import type { Paragraph } from 'docx'
import { longDate } from '../dates/plainDate.ts'
import type { Block, Letter } from './letter.ts'
import { referenceLine } from './toPlainText.ts'
import { wellFormed } from '../text/wellFormed.ts'

const twips = (millimetres: number) => Math.round((millimetres * 1440) / 25.4)

// Twentieths of a point: A4 with the margins of a printed letter (letters.css).
const a4 = { width: 11_906, height: 16_838 }
const margin = { top: twips(20), right: twips(20), bottom: twips(12), left: twips(20) }
const list = 'numbers'

/** A letter as a Word file: A4, 11 point as letters of firms are, British English, real headings and lists. The library is fetched when this is called. */
export async function toDocx(letter: Letter): Promise<Blob> {
  const docx = await import('docx')
  const paragraph = (text: string, more: Partial<ConstructorParameters<typeof docx.Paragraph>[0] & object> = {}) =>
    new docx.Paragraph({ spacing: { after: 100 }, ...more, children: lines(text, docx.TextRun) })
  const blocks = (block: Block, instance: number): Paragraph[] => {
    switch (block.kind) {
      case 'heading':
        return [paragraph(block.text, { heading: docx.HeadingLevel.HEADING_2 })]
      case 'text':
        return [paragraph(block.text)]
      case 'list':
        return block.items.map((item, place) =>
          paragraph(item, {
            spacing: { after: place === block.items.length - 1 ? 100 : 40 },
            ...(block.ordered ? { numbering: { reference: list, level: 0, instance } } : { bullet: { level: 0 } }),
          }),
        )
      case 'details':
        return block.rows.map(({ label, value }) => paragraph(`${label}: ${value}`, { spacing: { after: 40 } }))
    }
  }
  const document = new docx.Document({
    title: plain(letter.subject),
    styles: styles(),
    numbering: {
      config: [
        {
          reference: list,
          levels: [
            { level: 0, format: 'decimal', text: '%1.', style: { paragraph: { indent: { left: 480, hanging: 480 } } } },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: a4, margin } },
        children: [
          paragraph(letter.from.join('\n'), placed(120, 20, 65)),
          paragraph(longDate(letter.date), placed(20, 20, 75)),
          paragraph([letter.to.name, ...letter.to.lines].join('\n'), placed(20, 57, 75)),
          paragraph(letter.subject, {
            heading: docx.HeadingLevel.HEADING_1,
            spacing: { before: twips(90) - margin.top, after: 80 },
          }),
          paragraph(referenceLine(letter.reference)),
          paragraph(`${letter.greeting},`),
          ...letter.paragraphs.flatMap(blocks),
          paragraph(`${letter.closing},`, { spacing: { after: 520 } }),
          paragraph(letter.signature.join('\n')),
          ...letter.enclosed.map((line) => paragraph(line)),
        ],
      },
    ],
  })
  return docx.Packer.toBlob(document)
}

/** Place a paragraph on the first page, in millimetres. The address shows in the window of a DL envelope, as in print (letters.css). */
const placed = (x: number, y: number, width: number) => ({
  frame: {
    type: 'absolute' as const,
    position: { x: twips(x), y: twips(y) },
    width: twips(width),
    anchor: { horizontal: 'page' as const, vertical: 'page' as const },
  },
})

type TextRunType = typeof import('docx').TextRun

const lines = (text: string, TextRun: TextRunType) =>
  text.split('\n').map((line, position) => new TextRun({ text: plain(line), ...(position === 0 ? {} : { break: 1 }) }))

/** Without the characters that XML cannot hold. */
const plain = (text: string) => wellFormed(text).replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')

const styles = () => {
  const bold = (size: number) => ({
    run: { size, bold: true, color: '000000' },
    paragraph: { spacing: { before: 120, after: 80 }, keepNext: true },
  })
  return {
    default: {
      document: { run: { font: 'Arial', size: 22, language: { value: 'en-GB' } } },
      heading1: bold(22),
      heading2: bold(22),
    },
  }
}
