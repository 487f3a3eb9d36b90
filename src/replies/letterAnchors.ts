import type { LenderLetterKind } from './schema.ts'

/** The letters in the order in which a page lists them, those of the scheme first, as its annexes have them. */
export const inPageOrder = (letters: readonly LenderLetterKind[]): LenderLetterKind[] =>
  letters.toSorted((a, b) => (a.annex ?? last) - (b.annex ?? last))

const last = Number.MAX_SAFE_INTEGER

/** The fragments that lead to a letter on that page: its own name, and its code where no letter before it has the same ("#rd01"). */
export function letterAnchors(letters: readonly LenderLetterKind[]): Map<LenderLetterKind['id'], string[]> {
  const ordered = inPageOrder(letters)
  return new Map(
    ordered.map(({ id, code }) => {
      const leads = code !== undefined && ordered.find((other) => other.code === code)?.id === id
      return [id, leads ? [id, code.toLowerCase()] : [id]]
    }),
  )
}
