import type { FollowUpKind } from '../content/letters/letterKinds.ts'
import type { CaseFile } from '../casefile/caseFile.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { numberOn, textOn } from '../facts/valueOn.ts'
import { accessRequestLastDay } from '../rules/deadlines/accessRequest.ts'
import { workingDays } from '../rules/deadlines/workingDays.ts'
import { agreementsValues, needsBirthDate, senderValues, withProof } from './caseValues.ts'
import type { MoreTime } from './judgeSarReply.ts'
import type { LetterContext } from './letterContext.ts'
import type { Letter, Recipient } from './letter.ts'
import { isNamed } from './recipientOf.ts'
import { lettersTo, writeLetter } from './startLetter.ts'
import { estatePage, noLenderPage, stop, type Written, written } from './stopPage.ts'

/** Subject of a follow-up: one lender, the day it had the request, and what is missing if only a part came. */
export type FollowUp = {
  kind: FollowUpKind
  lender: string
  receivedOn: PlainDate
  moreTime?: MoreTime
  missing?: string[]
}

/** The next letter about an access request. The letter to the Information Commissioner says by itself what happened. */
export function sarFollowUp(
  { kind, lender, receivedOn, moreTime = 'none', missing }: FollowUp,
  known: CaseFile,
  context: LetterContext,
): Written<Letter> {
  const caseFile = withProof(known)
  if (caseFile.acting.as === 'executor') return stop(estatePage(context))
  const { facts, nation, today } = context
  const { agreements, start } = lettersTo(lender, caseFile, context)
  if (!isNamed(start.to)) return stop(noLenderPage(context))
  const request = { kind: 'sar-received', date: receivedOn, extended: moreTime === 'taken' } as const
  const due = accessRequestLastDay(request, workingDays(nation, facts), facts) ?? ''
  const to = kind === 'ico-complaint' ? commissioner : start.to
  const letter = writeLetter({ ...start, to }, kind, `access/${kind}`, {
    ...senderValues(caseFile, context, { withBirthDate: needsBirthDate(agreements) }),
    ...agreementsValues(agreements, context),
    received: receivedOn,
    due,
    'due-day': today > due ? 'past' : 'ahead',
    'more-time': moreTime,
    longer: numberOn(facts, 'sar.limit', receivedOn) + numberOn(facts, 'sar.extension', receivedOn),
    missing: missing ?? [],
    'complaints-process': today >= textOn(facts, 'sar.complaints-process-from', today) ? 'in-force' : 'not-yet',
    firm: start.to.name,
  })
  return written(letter)
}

const commissioner: Recipient = { name: 'Information Commissioner’s Office', lines: [], email: null }
