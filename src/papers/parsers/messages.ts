import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { Reading } from '../readPapers.ts'
import type { PaperFaultId } from './paperFault.ts'

/** What the page asks of the worker: one reading of everything that was brought. To stop it, the worker is ended. */
export type Asked = { files: readonly Brought[]; names: Pick<LenderData, 'lenders' | 'names'> }

/** A file as it was chosen, or words that were pasted. */
export type Brought = { name: string; data: Blob | string }

/** What the worker tells: how far it is, a file it cannot read, what was found so far, and at last that it has done. */
export type Told =
  | { does: 'reads'; name: string; page: number; of: number }
  | { does: 'cannot'; name: string; why: PaperFaultId }
  | { does: 'found'; reading: Reading; texts: readonly PaperText[]; done: boolean }

/** A letter’s words, for whoever decodes them: of papers of that kind alone. */
export type PaperText = { file: string; from: number; text: string }
