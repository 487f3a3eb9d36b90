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
}
