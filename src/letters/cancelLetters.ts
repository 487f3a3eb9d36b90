import type { CaseFile, Representative } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { deadlineClocks } from '../rules/deadlines/deadlines.ts'
import { senderValues } from './caseValues.ts'
import type { LetterContext } from './letterContext.ts'
import type { Letter } from './letter.ts'
import { writeLetter } from './startLetter.ts'
import { writeFrom } from './writeFrom.ts'

/** Ends the contract. In the first days a firm may charge only if it was asked to start at once; later, only what is fair. */
export const cancelLetter = (firm: Representative, caseFile: CaseFile, context: LetterContext): Letter =>
  letterTo(
    firm,
    caseFile,
    context,
    firm.signedOn !== undefined && isInTime(firm.signedOn, context) ? 'cancel-in-time' : 'cancel-later',
  )

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

function isInTime(signedOn: PlainDate, { today, nation, facts }: LetterContext): boolean {
  return (
    deadlineClocks({ today, nation, events: [{ kind: 'contract-signed', date: signedOn }] }, facts)[0]?.state ===
    'running'
  )
}
