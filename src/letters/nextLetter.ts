import type { CaseFile, Representative } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import type { NextLetterKind } from '../content/letters/letterKinds.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { schemeStateOn } from '../facts/valueOn.ts'
import { agreementsValues, senderValues, withProof } from './caseValues.ts'
import { rulesValues } from './complaintValues.ts'
import type { Letter } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import { isNamed } from './recipientOf.ts'
import { lettersTo, writeLetter } from './startLetter.ts'
import { noLenderPage, stop, type Written, written } from './stopPage.ts'

/**
 * A letter that follows one the lender sent, or did not send. `about` is the date on the lender's letter, or for
 * "no-reply" the day it received the complaint. `missing` is what "missing-points" asks for.
 */
type NextLetter = {
  kind: NextLetterKind | 'no-reply'
  lender: string
  about: PlainDate
  code?: string
  missing?: readonly string[]
}

export function nextLetter(next: NextLetter, known: CaseFile, context: LetterContext): Written<Letter> {
  const caseFile = withProof(known)
  const { agreements, start } = lettersTo(next.lender, caseFile, context)
  if (!isNamed(start.to)) return stop(noLenderPage(context))
  const letter = writeLetter(
    start,
    next.kind,
    `next/${next.kind}`,
    {
      ...senderValues(caseFile, context),
      ...agreementsValues(agreements, context),
      ...rulesValues(agreements, context),
      missing: next.missing ?? [],
      about: next.about,
      code: oneLine(next.code ?? ''),
      scheme: schemeStateOn(context.facts, context.today),
    },
    agreements,
  )
  return written(letter)
}

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
