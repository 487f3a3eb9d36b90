import type { Paragraph } from 'docx'
import { longDate } from '../dates/plainDate.ts'
import type { Block, Letter } from './letter.ts'
import { referenceLine } from './toPlainText.ts'
import { wellFormed } from '../text/wellFormed.ts'

// Twentieths of a point: A4 with margins of 2.5 cm.
const a4 = { width: 11_906, height: 16_838 }
const margin = 1_417
const list = 'numbers'

/** A letter as a Word file: A4, 11 point as letters of firms are, British English, real headings and lists. The library is fetched when this is called. */
export async function toDocx(letter: Letter): Promise<Blob> {
  const docx = await import('docx')
  const paragraph = (text: string, more: Partial<ConstructorParameters<typeof docx.Paragraph>[0] & object> = {}) =>
    new docx.Paragraph({ spacing: { after: 120 }, ...more, children: lines(text, docx.TextRun) })
  const blocks = (block: Block, instance: number): Paragraph[] => {
    switch (block.kind) {
      case 'heading':
        return [paragraph(block.text, { heading: docx.HeadingLevel.HEADING_2 })]
      case 'text':
        return [paragraph(block.text)]
      case 'list':
        return block.items.map((item, place) =>
          paragraph(item, {
            spacing: { after: place === block.items.length - 1 ? 120 : 40 },
            ...(block.ordered ? { numbering: { reference: list, level: 0, instance } } : { bullet: { level: 0 } }),
          }),
        )
      case 'details':
        return block.rows.map(({ label, value }) => paragraph(`${label}: ${value}`, { spacing: { after: 40 } }))
    }
  }
  // The sender’s lines are read first and seen at the right, as in letters here.
  const head = (...cells: Paragraph[][]) => {
    const none = { style: docx.BorderStyle.NONE }
    const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }
    const width = { size: 50, type: docx.WidthType.PERCENTAGE }
    return new docx.Table({
      visuallyRightToLeft: true,
      borders,
      width: { ...width, size: 100 },
      rows: [new docx.TableRow({ children: cells.map((children) => new docx.TableCell({ width, children })) })],
    })
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
        properties: { page: { size: a4, margin: { top: margin, right: margin, bottom: margin, left: margin } } },
        children: [
          head(
            [paragraph(letter.from.join('\n'))],
            [paragraph(longDate(letter.date)), paragraph([letter.to.name, ...letter.to.lines].join('\n'))],
          ),
          paragraph(letter.subject, { heading: docx.HeadingLevel.HEADING_1 }),
          paragraph(referenceLine(letter.reference)),
          paragraph(`${letter.greeting},`),
          ...letter.paragraphs.flatMap(blocks),
          paragraph(`${letter.closing},`, { spacing: { after: 600 } }),
          paragraph(letter.signature.join('\n')),
          ...letter.enclosed.map((line) => paragraph(line)),
        ],
      },
    ],
  })
  return docx.Packer.toBlob(document)
}

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
