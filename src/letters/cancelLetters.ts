import type { CaseFile, Representative } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { senderValues } from './caseValues.ts'
import type { LetterContext } from './letterContext.ts'
import type { Letter } from './letter.ts'
import { writeLetter } from './startLetter.ts'
import { writeFrom } from './writeFrom.ts'

/**
 * Ends the contract: in the days in which that needs no reason, when a firm may charge only if it was asked to start at once, or later, when
 * it may charge only what is fair.
 */
export const cancelLetter = (
  firm: Representative,
  caseFile: CaseFile,
  context: LetterContext,
  isInTime: boolean,
): Letter => letterTo(firm, caseFile, context, isInTime ? 'cancel-in-time' : 'cancel-later')

/** Asks what ending the contract would cost, without ending it. */
export const feeBreakdownLetter = (firm: Representative, caseFile: CaseFile, context: LetterContext): Letter =>
  letterTo(firm, caseFile, context, 'fee-breakdown')

function letterTo(
  firm: Representative,
  caseFile: CaseFile,
  context: LetterContext,
  kind: 'cancel-in-time' | 'cancel-later' | 'fee-breakdown',
): Letter {
  const to = { name: oneLine(firm.name) || 'The Complaints Team', lines: [], email: null }
  const words = writeFrom(`firm/${kind}`, { ...senderValues(caseFile, context), 'signed-on': firm.signedOn }, context)
  return writeLetter({ caseFile, to, key: `firm:${firm.name}`, context }, { ...words, kind })
}
