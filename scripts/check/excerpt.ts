import type { SourcePosition } from '../../src/problems/problem.ts'
import type { Files } from '../../src/content/reading/files.ts'

const widest = 100

/** The line at a place of a site. */
export const excerptIn = (files: Files, place: SourcePosition): string | undefined =>
  files.has(place.file) ? excerpt(Buffer.from(files.bytes(place.file)).toString(), place) : undefined

/** The line at a place with a mark under the column; nothing for what concerns a whole file, or a line without words. Of a long line, what is around the column. */
export function excerpt(text: string, { line, column }: SourcePosition): string | undefined {
  if (line === 1 && column === 1) return undefined
  const whole = text.split('\n')[line - 1]?.replaceAll('\t', ' ') ?? ''
  if (whole.trim() === '') return undefined
  const indent = /^ */.exec(whole)?.[0].length ?? 0
  const start = column - indent > widest * 0.8 ? column - Math.round(widest / 2) : Math.min(indent, column - 1)
  const shown = whole.slice(start, start + widest)
  return `    | ${shown}${start + widest < whole.length ? '…' : ''}\n    | ${' '.repeat(column - 1 - start)}^`
}
