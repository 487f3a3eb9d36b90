import type { SourcePosition } from '../../problems/problem.ts'
import { readPageOf } from '../articles/kinds.ts'
import { readArticle } from '../articles/readArticle.ts'
import { type EntryFile, type EntrySearchText, type Kind, type ReadPage, readEntryFile } from '../kind.ts'
import { plainText } from '../prose/plainText.ts'
import type { SiteFolder } from '../reading/folder.ts'
import { type Lender, LenderFile } from './schema.ts'

export const lenderEntryFile: EntryFile = {
  folder: 'lenders',
  ending: 'yaml',
  shape: {
    name: 'lender',
    schema: LenderFile.describe('A finance company: what it is called, what it lent for, and how to complain to it.'),
  },
}

/** Page about a lender whose own words are in some file, with the source of what is known of it. */
export function readLender(folder: SiteFolder, path: string, slug: string, words: string, named: () => SourcePosition) {
  const lender = readEntryFile(folder, `content/lenders/${slug}.yaml`, LenderFile, named)
  const article = readArticle(folder, words, named)
  if (!lender || !article) return undefined
  const read = readPageOf(article, path)
  const checked = lender.value.checked.on
  const page: ReadPage<{ lender: Lender }> = {
    ...read,
    own: { lender: lender.value },
    modified: read.modified > checked ? read.modified : checked,
  }
  return { page, lender }
}

/** A lender is found by every name it has had, by the makes it lent for, and by where it is. */
const foundLender: NonNullable<Kind<Record<never, never>, { lender: Lender }>['found']> = (
  { lender },
  { lenderNames, prose },
): EntrySearchText => {
  const { slug, name, legalName, formerNames, tradingNames, notes, status, brandsFinanced, complaints, parent } = lender
  const known = lenderNames.filter((other) => other.lender === slug).map((other) => other.name)
  const said = [status.detail, ...notes].map((words) => plainText(words, prose))
  return {
    names: [...new Set([name, legalName ?? '', ...formerNames, ...tradingNames, ...known])].filter(Boolean),
    words: [...said, ...(brandsFinanced ?? []), complaints.postalAddress ?? '', parent ?? ''].join('\n'),
  }
}

export const lenderPage = {
  parent: { group: 'lenders', page: 'lenders' },
  reading: 8,
  parts: ['complain', 'names', 'what-happens-next'],
  straightToThePoint: true,
  structured: 'article',
  found: foundLender,
} as const satisfies Partial<Kind<Record<never, never>, { lender: Lender }>>
