import type { FieldId } from '../../../src/papers/fields.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { readPapers } from '../../../src/papers/readPapers.ts'

const names = {
  lenders: [],
  names: [{ name: 'Acorn Finance Limited', kind: 'trading' as const, lender: 'acorn-finance' }],
}

/** The agreements of a paper, by a reader that knows one lender. */
export const read = (text: string) => readPapers([{ name: 'paper.txt', pages: pagesOfText(text) }], names).agreements

/** What is found in it, by its field. */
export const found = (text: string): Partial<Record<FieldId, number | string>> =>
  Object.fromEntries(read(text).flatMap(({ findings }) => findings.map(({ field, value }) => [field, value])))
