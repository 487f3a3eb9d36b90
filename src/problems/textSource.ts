import type { SourcePosition } from './problem.ts'

/** A file’s text, able to say at which line and column an offset stands. */
export class TextSource {
  readonly file: string
  readonly text: string

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
  }

  placeOf(offset: number): SourcePosition {
    const before = this.text.slice(0, offset)
    return { file: this.file, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
  }

  /** The offset where a line (from 1) starts; the end of the text for lines past it. */
  offsetOfLine(line: number): number {
    let at = 0
    for (let left = line - 1; left > 0; left--) {
      const end = this.text.indexOf('\n', at)
      if (end === -1) return this.text.length
      at = end + 1
    }
    return at
  }
}
