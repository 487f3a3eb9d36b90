/** One thing that is wrong, where it is, and what to do about it. Lines and columns count from 1. */
export type Problem = {
  file: string
  line: number
  column: number
  /** A short, stable name for the kind of fault: "unknown-key", "broken-link". */
  rule: string
  what: string
  fix?: string | undefined
  /** Key shared by all problems that one change would mend: "no page /fees". */
  cause?: string
}

export type SourcePosition = Pick<Problem, 'file' | 'line' | 'column'>

export const fileStart = (file: string): SourcePosition => ({ file, line: 1, column: 1 })

export const problemAt = (
  { file, line, column }: SourcePosition,
  rule: string,
  what: string,
  fix?: string,
  cause?: string,
): Problem => ({ file, line, column, rule, what, fix, ...(cause === undefined ? {} : { cause }) })

/** By file, then by place: the order in which an editor meets them. Equal problems are said once. */
export const inOrder = <P extends Problem>(problems: readonly P[]): P[] =>
  [...new Map(problems.map((problem) => [printProblem(problem), problem])).values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )

export function printProblem({ file, line, column, what, fix }: Problem): string {
  return `${file}:${line}:${column}  ${what}${fix ? `\n    fix: ${fix}` : ''}`
}

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
