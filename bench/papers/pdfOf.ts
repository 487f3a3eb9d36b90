import PDFDocument from 'pdfkit'
import { fontFile } from '../../src/build/fontFile.ts'
import type { Sheet } from './sheet.ts'

/** A paper as a PDF with text. With `glyphs` each letter is drawn by itself, as some lenders’ systems do. */
export function pdfOf(
  sheet: Sheet,
  how: { glyphs?: boolean; plainFont?: boolean; password?: string } = {},
): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    compress: true,
    ...(how.password === undefined ? {} : { userPassword: how.password }),
  })
  const parts: Uint8Array[] = []
  const done = new Promise<Uint8Array>((resolve) => {
    document.on('data', (part: Uint8Array) => parts.push(part))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
  })
  document.registerFont('text', fontFile(400))
  for (const page of sheet) {
    document.addPage({ margin: 0 })
    document.font(how.plainFont ? 'Helvetica' : 'text')
    for (const { text, x, y, size, turn } of page) {
      document.fontSize(size)
      document.save()
      if (turn) document.rotate(turn, { origin: [x, y] })
      if (how.glyphs) {
        let at = x
        for (const glyph of text) {
          document.text(glyph, at, y, { lineBreak: false })
          at += document.widthOfString(glyph)
        }
      } else document.text(text, x, y, { lineBreak: false })
      document.restore()
    }
  }
  document.end()
  return done
}
