import type { CaseFile, Representative } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { senderValues } from './caseValues.ts'
import type { LetterContext } from './letterContext.ts'
import type { Letter } from './letter.ts'
import { writeLetter } from './startLetter.ts'

/** Write to a firm that acts: to end the contract in its first days, or later, or to ask what ending it would cost. */
export function letterToFirm(
  kind: 'cancel-in-time' | 'cancel-later' | 'fee-breakdown',
  firm: Representative,
  caseFile: CaseFile,
  context: LetterContext,
): Letter {
  const to = { name: oneLine(firm.name) || 'The Complaints Team', lines: [], email: null }
  const values = { ...senderValues(caseFile, context), 'signed-on': firm.signedOn }
  return writeLetter({ caseFile, to, key: `firm:${firm.name}`, context }, kind, `firm/${kind}`, values)
}
