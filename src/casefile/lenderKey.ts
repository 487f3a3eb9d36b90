import type { Agreement, CaseFile } from './caseFile.ts'

/** Return the key of a lender, which has one letter: its id in the directory, "typed:" and the name as typed, or "unknown". */
export function lenderKey(agreement: Pick<Agreement, 'lenderId' | 'lenderNameTyped'>): string {
  if (agreement.lenderId) return agreement.lenderId
  const typed = agreement.lenderNameTyped?.trim().toLocaleLowerCase('en-GB').replace(/\s+/g, ' ')
  return typed ? `typed:${typed}` : 'unknown'
}

/** The lenders of a case, in the order of its agreements. A case without agreements has one, unknown. */
export const lenderKeysOf = (caseFile: CaseFile): string[] =>
  caseFile.agreements.length === 0 ? ['unknown'] : [...new Set(caseFile.agreements.map(lenderKey))]
