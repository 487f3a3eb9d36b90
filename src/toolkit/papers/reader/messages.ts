import type { LenderData } from '../../../content/lenders/lenderData.ts'
import type { LetterDate } from '../../../papers/letterDate.ts'
import type { Page } from '../../../papers/page.ts'
import type { NotRead } from '../../../papers/parsers/limits.ts'
import type { PaperFile, PapersRead } from '../../../papers/readPapers.ts'
import type { LetterReading } from '../../../replies/readLetters.ts'
import type { TaughtLetters } from '../../../replies/schema.ts'

export type ReadRequest = { files: readonly Brought[]; names: Pick<LenderData, 'lenders' | 'names'> }

/** Message to the worker: what to read beside what was read before, then the lenders’ letters, null if they did not come. */
export type Heard = (ReadRequest & { read: readonly PaperFile[] }) | { letters: TaughtLetters | null }

/** A file as it was chosen, or words that were pasted. */
export type Brought = { name: string; data: Blob | string }

/** Message of the worker: what it opens, reads, cannot read, looks for or waits for, what it found so far, and at last all. */
export type ReadResponse =
  | { does: 'opens'; name: string }
  | { does: 'reads'; name: string; page: Page; of: number }
  | { does: 'looks' }
  | { does: 'waits' }
  | ({ does: 'cannot' } & NotRead)
  | { does: 'found'; reading: PapersRead; letters: readonly PaperLetter[]; done: boolean }

/** A lender’s letter among the papers: its words, what it is as far as they say, and its date. */
export type PaperLetter = { file: string; from: number; date: LetterDate | undefined } & Pick<
  LetterReading,
  'text' | 'letters' | 'points' | 'asks'
>

/** Find a file’s pages among the papers, to add to; add the file if it is not there. */
export function pagesNamed(papers: PaperFile[], name: string): Page[] {
  const known = papers.find((paper) => paper.name === name)
  if (known) return known.pages as Page[]
  const pages: Page[] = []
  papers.push({ name, pages })
  return pages
}
