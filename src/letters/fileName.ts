import type { PlainDate } from '../dates/plainDate.ts'
import type { LetterKind } from '../content/letters/letterKinds.ts'
import { wellFormed } from '../text/wellFormed.ts'

/** The first words of a file's name, by kind of letter. */
const starts: Partial<Record<LetterKind, string>> = { complaint: 'complaint', sar: 'access-request' }

/** A file name without an ending and without a personal name: "complaint-black-horse-2026-11-21". */
export function fileName(kind: LetterKind | 'ombudsman-pack', firm: string, date: PlainDate): string {
  const start = kind === 'ombudsman-pack' ? kind : (starts[kind] ?? kind)
  return `${start}-${slug(firm) || 'lender'}-${date}`
}

const slug = (words: string) =>
  wellFormed(words)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-$/, '')
