import type { Agreement } from './caseFile.ts'

/**
 * What stands for a lender in a case: its id in the directory, or "typed:" and the name as typed, or "unknown".
 * Two agreements with the same key go into one letter.
 */
export function lenderKey(agreement: Pick<Agreement, 'lenderId' | 'lenderNameTyped'>): string {
  if (agreement.lenderId) return agreement.lenderId
  const typed = agreement.lenderNameTyped?.trim().toLocaleLowerCase('en-GB').replace(/\s+/g, ' ')
  return typed ? `typed:${typed}` : 'unknown'
}
