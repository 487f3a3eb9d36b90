import type { LetterKind } from '../content/letters/letterKinds.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { wellFormed } from '../text/wellFormed.ts'

/** A file name without an ending and without a personal name: "complaint-black-horse-2026-11-21". */
export const fileName = (kind: LetterKind | 'ombudsman-pack', firm: string, date: PlainDate): string =>
  `${kind === 'sar' ? 'access-request' : kind}-${slug(firm) || 'lender'}-${date}`

const slug = (words: string) =>
  wellFormed(words)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-$/, '')
