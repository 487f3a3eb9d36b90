import PDFDocument from 'pdfkit'
import { siteMark } from '../components/siteMark.ts'
import type { KeyFacts, KeyFactsPart } from '../outputs/keyFacts.ts'
import { fontFile } from './font.ts'

const margin = 50
const ink = siteMark.ink

/** The summary as a tagged PDF of one page, with its fonts inside. The same facts on the same day give the same bytes. */
export async function keyFactsPdf(facts: KeyFacts): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    // pdfkit works the file’s identifier out from this, so nothing here may change between two builds.
    info: {
      Title: `${facts.title}: ${facts.firm}`,
      Author: facts.firm,
      CreationDate: new Date(`${facts.asAt}T00:00:00Z`),
    },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.registerFont('text', fontFile(400)).registerFont('bold', fontFile(700)).fillColor(ink)

  const page = doc.struct('Document')
  doc.addStructure(page)
  const line = (tag: string, font: 'text' | 'bold', size: number, text: string, gap: number) => {
    write(doc, page, tag, () =>
      doc
        .font(font)
        .fontSize(size)
        .text(text, margin, doc.y, { width: doc.page.width - 2 * margin, lineGap: 1 }),
    )
    doc.y += gap
  }
  mark(doc, 26)
  line('P', 'bold', 13, facts.firm, 2)
  line('H1', 'bold', 27, facts.title, 4)
  kerb(doc)
  for (const part of facts.parts) {
    switch (part.kind) {
      case 'heading':
        line('H2', 'bold', 14.5, part.text, 2)
        break
      case 'paragraph':
        line('P', 'text', 11, part.text, 8)
        break
      case 'list':
        writeList(doc, page, part.items)
        break
      case 'table':
        writeTable(doc, page, part)
        break
    }
  }
  kerb(doc)
  for (const text of facts.foot) line('P', 'text', 9, text, 3)
  page.end()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

type Doc = InstanceType<typeof PDFDocument>
type Element = ReturnType<Doc['struct']>
type Table = Extract<KeyFactsPart, { kind: 'table' }>

/** An element inside another. It is attached before anything is put in it, because pdfkit draws what is in it only then. */
function within(doc: Doc, parent: Element, tag: string): Element {
  const element = doc.struct(tag)
  parent.add(element)
  return element
}

const write = (
  doc: Doc,
  parent: Element,
  tag: string,
  draw: () => unknown,
  options: { scope?: 'Column' | 'Row' } = {},
) => void parent.add(doc.struct(tag, options as object, [() => void draw()]))

/** The mark at the right of the firm’s name, so many points high. The name says the same, so it is marked as decoration. */
function mark(doc: Doc, height: number): void {
  const { size, corner, lines, plate } = siteMark
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .save()
    .translate(doc.page.width - margin - height, margin)
    .scale(height / size)
    .roundedRect(0, 0, size, size, corner)
    .fill(plate)
    .path(lines)
    .fill(ink)
    .restore()
  doc.endMarkedContent()
}

/** The double line. It says nothing, so it is marked as decoration. */
function kerb(doc: Doc): void {
  doc.markContent('Artifact', { type: 'Layout' })
  for (const y of [doc.y + 2, doc.y + 5])
    doc
      .moveTo(margin, y)
      .lineTo(doc.page.width - margin, y)
      .lineWidth(1.25)
      .stroke(ink)
  doc.endMarkedContent()
  doc.y += 12
}

function writeList(doc: Doc, page: Element, items: readonly string[]): void {
  const list = within(doc, page, 'L')
  for (const item of items) {
    const top = doc.y
    const entry = within(doc, list, 'LI')
    write(doc, entry, 'Lbl', () =>
      doc
        .font('text')
        .fontSize(11)
        .text('•', margin + 4, top),
    )
    write(doc, entry, 'LBody', () =>
      doc.text(item, margin + 18, top, { width: doc.page.width - 2 * margin - 18, lineGap: 1 }),
    )
  }
  doc.y += 6
}

function writeTable(doc: Doc, page: Element, { head, rows }: Table): void {
  const table = within(doc, page, 'Table')
  const width = (doc.page.width - 2 * margin) / head.length
  for (const [index, cells] of [head, ...rows].entries()) {
    const top = doc.y
    const row = within(doc, table, 'TR')
    for (const [column, cell] of cells.entries()) {
      const heads = index === 0 ? 'Column' : column === 0 ? 'Row' : undefined
      const draw = () =>
        doc
          .font(heads ? 'bold' : 'text')
          .fontSize(10.5)
          .text(cell, margin + column * width, top, { width: width - 6 })
      write(doc, row, heads ? 'TH' : 'TD', draw, heads ? { scope: heads } : {})
    }
    doc.y = top + 17.5
  }
  doc.y += 5
}
