import type { Paper } from '../../../papers/kinds.ts'
import { letterDate } from '../../../papers/letterDate.ts'
import type { PaperFile } from '../../../papers/readPapers.ts'
import { readLetters, readyLetters } from '../../../replies/readLetters.ts'
import type { TaughtLetters } from '../../../replies/schema.ts'
import type { PaperLetter } from './messages.ts'

/** Papers that may be a lender’s letter without saying so at their head. */
const mayBe: readonly Paper['kind'][] = ['letter', 'access-reply', 'commission', 'unknown']

/** Find the letters among the papers, each with kind and date. Without `known`, kinds are not told apart. */
export function lettersIn(
  files: readonly PaperFile[],
  papers: readonly Paper[],
  known: TaughtLetters | null,
): PaperLetter[] {
  const ready = known && readyLetters(known)
  return papers
    .filter(({ kind }) => mayBe.includes(kind))
    .flatMap((paper) => {
      const text = wordsOf(files, paper)
      const { file, from, kind } = paper
      const read = ready
        ? readLetters(text, ready).filter(({ letters, points }) => letters.length + points.length > 0)
        : []
      const whole: Omit<PaperLetter, 'file' | 'from' | 'date'>[] =
        kind === 'letter' ? [{ text, letters: [], points: [], asks: [] }] : []
      return (read.length > 0 ? read : whole).map(({ letters, points, asks, text: own }) => ({
        file,
        from,
        text: own,
        // The decoder asks in doubt; nothing is taken for an answer here.
        letters: asks.includes('kind') ? [] : letters,
        points,
        asks,
        date: letterDate(own),
      }))
    })
}

/** Print a paper as text: two spaces divide columns, empty lines divide paragraphs. */
function wordsOf(files: readonly PaperFile[], { file, from, to }: Paper): string {
  const pages = files.find(({ name }) => name === file)?.pages ?? []
  return pages
    .filter(({ number }) => number >= from && number <= to)
    .map(({ lines }) =>
      lines
        .map(({ cells, y, size }, index) => {
          const before = lines[index - 1]
          const isApart = before !== undefined && y - before.y > size * 1.9
          return `${isApart ? '\n' : ''}${cells.map(({ text }) => text).join('  ')}`
        })
        .join('\n'),
    )
    .join('\n')
}
