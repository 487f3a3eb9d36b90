import type { LenderData } from '../../../content/lenders/lenderData.ts'
import type { LetterDate } from '../../../papers/letterDate.ts'
import type { Reading } from '../../../papers/readPapers.ts'
import type { LetterReading } from '../../../replies/readLetters.ts'
import type { TaughtLetters } from '../../../replies/schema.ts'
import type { PaperFaultId } from '../../../papers/parsers/paperFault.ts'

/** What the page asks of the worker: one reading of everything that was brought. To stop it, the worker is ended. */
export type Asked = { files: readonly Brought[]; names: Pick<LenderData, 'lenders' | 'names'> }

/** What the page says to it: what to read, and then the letters that lenders send; null where they did not come. */
export type Heard = Asked | { letters: TaughtLetters | null }

/** A file as it was chosen, or words that were pasted. */
export type Brought = { name: string; data: Blob | string }

/** What the worker tells: how far it is, a file it cannot read, what was found so far, and at last that it has done. */
export type Told =
  | { does: 'reads'; name: string; page: number; of: number }
  | { does: 'cannot'; name: string; why: PaperFaultId }
  | { does: 'found'; reading: Reading; letters: readonly PaperLetter[]; done: boolean }

/** A lender’s letter among the papers: its words, what it is as far as they say, and its date. */
export type PaperLetter = { file: string; from: number; date: LetterDate | undefined } & Pick<
  LetterReading,
  'text' | 'letters' | 'points' | 'asks'
>
