import PDFDocument from 'pdfkit'

/** Words as they are put on a page: from the left and from the top, in points. `turn` is in degrees, clockwise. */
export type Drawn = { text: string; x: number; y: number; size: number; turn?: number }
/** A paper as it is drawn, page by page. */
export type Sheet = Drawn[][]

/** A paper as a PDF with text. With `glyphs` each letter is drawn by itself, as some lenders’ systems do. */
export function pdfOf(sheet: Sheet, how: { glyphs?: boolean; password?: string } = {}): Promise<Uint8Array> {
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
  for (const page of sheet) {
    document.addPage({ margin: 0 })
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

/** The same paper as someone would paste it: line by line, with wide gaps where the columns were. */
export const sheetText = (sheet: Sheet): string =>
  sheet
    .map((page) => {
      const rows = new Map<number, Drawn[]>()
      for (const drawn of page.toSorted((a, b) => a.y - b.y)) {
        const key = [...rows.keys()].find((y) => Math.abs(y - drawn.y) < 3) ?? drawn.y
        rows.set(key, [...(rows.get(key) ?? []), drawn])
      }
      return [...rows.values()]
        .map((row) =>
          row
            .toSorted((a, b) => a.x - b.x)
            .map(({ text }) => text)
            .join('    '),
        )
        .join('\n')
    })
    .join('\f')
