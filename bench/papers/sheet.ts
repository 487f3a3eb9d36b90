/** Words as they are put on a page: from the left and from the top, in points. `turn` is in degrees, clockwise. */
export type Drawn = { text: string; x: number; y: number; size: number; turn?: number }
/** A paper as it is drawn, page by page. */
export type Sheet = Drawn[][]

/** Puts words on pages, line by line from the top. */
export class Pen {
  readonly pages: Sheet = [[]]
  y = 56
  readonly size: number
  constructor(size = 9.5) {
    this.size = size
  }

  at(text: string, x: number, y = this.y, size = this.size): this {
    this.pages.at(-1)?.push({ text, x, y, size })
    return this
  }
  down(lines = 1): this {
    this.y += lines * this.size * 1.45
    if (this.y > 770) this.page()
    return this
  }
  page(): this {
    this.pages.push([])
    this.y = 56
    return this
  }
  head(text: string): this {
    this.at(text, 50, this.y, this.size + 5)
    return this.down(2)
  }
  row(label: string, value: string, to = 320, from = 50): this {
    return this.at(label, from).at(value, to).down(1.2)
  }
  /** Prose, broken where the line is full. */
  prose(text: string, from = 50, width = 495): this {
    const most = Math.floor(width / (this.size * 0.52))
    let line = ''
    for (const word of text.split(' ')) {
      if (line && `${line} ${word}`.length > most) {
        this.at(line, from).down()
        line = word
      } else line = line ? `${line} ${word}` : word
    }
    return this.at(line, from).down(1.4)
  }
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
