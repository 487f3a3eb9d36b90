import type { Place } from './problem.ts'

/** A file’s text, able to say at which line and column an offset stands. */
export class TextSource {
  readonly file: string
  readonly text: string
  readonly #lineStarts: number[]

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    this.#lineStarts = [0]
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#lineStarts.push(at + 1)
  }

  placeOf(offset: number): Place {
    const line = this.#lineStarts.findLastIndex((start) => start <= offset)
    return { file: this.file, line: line + 1, column: offset - (this.#lineStarts[line] ?? 0) + 1 }
  }

  /** The offset where a line (from 1) starts; the end of the text for lines past it. */
  offsetOfLine(line: number): number {
    return this.#lineStarts[line - 1] ?? this.text.length
  }
}
