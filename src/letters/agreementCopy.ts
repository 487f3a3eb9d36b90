import { type CaseFile, lastPossibleDay } from '../casefile/caseFile.ts'
import { agreementsValues, needsBirthDate, senderValues } from './caseValues.ts'
import { tracingValues } from './complaintValues.ts'
import type { Letter } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import { isNamed } from './recipientOf.ts'
import { lettersTo, writeLetter } from './startLetter.ts'

/** Ask for a copy of each agreement that may still run. Undefined when all have ended: the Consumer Credit Act gives no right then. */
export function agreementCopyLetter(key: string, caseFile: CaseFile, context: LetterContext): Letter | undefined {
  const { agreements: all, address, start } = lettersTo(key, caseFile, context)
  const agreements = all.filter(({ end }) => end === undefined || lastPossibleDay(end) >= context.today)
  if (agreements.length === 0 || !isNamed(start.to)) return undefined
  const kinds = new Set(
    agreements.map(({ type }) => (type === 'unknown' ? 'either' : type === 'lease' ? 'hire' : 'credit')),
  )
  const [kind = 'either'] = kinds
  return writeLetter(
    start,
    'agreement-copy',
    'complaint/agreement-copy',
    {
      ...senderValues(caseFile, context, { withBirthDate: needsBirthDate(agreements) }),
      ...agreementsValues(agreements, context),
      ...tracingValues(address, agreements),
      kinds: kinds.size === 1 ? kind : 'either',
    },
    agreements,
  )
}
