import type { CaseFile } from '../casefile/caseFile.ts'
import { lenderKey } from '../casefile/lenderKey.ts'

/** The lenders of a case, in the order of its agreements. A case without agreements has one, unknown. */
export const lenderKeysOf = (caseFile: CaseFile): string[] =>
  caseFile.agreements.length === 0 ? ['unknown'] : [...new Set(caseFile.agreements.map(lenderKey))]
