import type { CaseFile } from '../casefile/caseFile.ts'
import type { FollowUpKind } from '../content/letters/letterKinds.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { numberOn, textOn } from '../facts/valueOn.ts'
import { accessRequestLastDay } from '../rules/deadlines/accessRequest.ts'
import { workingDays } from '../rules/deadlines/workingDays.ts'
import { agreementsValues, needsBirthDate, senderValues, withProof } from './caseValues.ts'
import type { Letter, Recipient } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import { isNamed } from './recipientOf.ts'
import { lettersTo, writeLetter } from './startLetter.ts'
import { estatePage, noLenderPage, stop, type Written, written } from './stopPage.ts'
import { toolWords } from './toolWords.ts'

export const sarReplies = [
  'none',
  'identity',
  'extension',
  'extension-complex',
  'partial',
  'fee',
  'excessive',
  'chased',
  'complaint-failed',
] as const

/** Reply of a firm, as the visitor reports it. `yes`: it knows the person, gave its reasons, or had no request before. */
export type SarReply = { kind: (typeof sarReplies)[number]; receivedOn: PlainDate; yes: boolean }

/** Extra time of a firm: never asked for, asked too late or without reasons, or granted. */
type MoreTime = 'none' | 'refused' | 'taken'

/** Verdict on a firm’s reply, why, and the letter to send; no letter when waiting or doing as asked is the right step. */
export type SarVerdict = { fair: boolean; explanation: string; letter: FollowUpKind | null; moreTime: MoreTime }

/** Why a firm may do what it did, or may not. Their words are in content/tools/access-request. */
export const sarReasons = [
  'late',
  'not-late',
  'identity-matches',
  'identity-doubt',
  'extension-late',
  'extension-complex',
  'extension-simple',
  'extension-over',
  'extension-unexplained',
  'partial',
  'fee-first',
  'fee-copies',
  'excessive-reasons',
  'excessive-none',
  'chased',
  'complaint-failed',
] as const
type SarReason = (typeof sarReasons)[number]

/** Judge what the firm did, which may be right. `extended`: it wrote that it needs longer, so silence is judged by that time. */
export function judgeSarReply(reply: SarReply, context: LetterContext, extended = false): SarVerdict {
  const {
    reason,
    letter,
    moreTime = extended ? 'taken' : 'none',
  } = reasonAndLetter(
    extended && reply.kind === 'none' ? { ...reply, kind: 'extension-complex', yes: true } : reply,
    context,
  )
  return {
    fair: letter === null,
    moreTime,
    explanation: toolWords(context.words, 'access-request').verdicts[reason] ?? '',
    letter,
  }
}

type Found = { reason: SarReason; letter: FollowUpKind | null; moreTime?: MoreTime }

function reasonAndLetter(reply: SarReply, context: LetterContext): Found {
  const { kind, yes } = reply
  switch (kind) {
    case 'none':
      return isPast(reply, context) ? { reason: 'late', letter: 'sar-no-reply' } : { reason: 'not-late', letter: null }
    case 'identity':
      return yes ? { reason: 'identity-matches', letter: 'sar-identity' } : { reason: 'identity-doubt', letter: null }
    case 'extension':
    case 'extension-complex':
      return aboutExtension(reply, context)
    case 'partial':
      return { reason: 'partial', letter: 'sar-partial' }
    case 'fee':
      return yes ? { reason: 'fee-first', letter: 'sar-fee' } : { reason: 'fee-copies', letter: null }
    case 'excessive':
      return { reason: yes ? 'excessive-reasons' : 'excessive-none', letter: 'sar-excessive' }
    case 'chased':
      return { reason: 'chased', letter: 'sar-firm-complaint' }
    case 'complaint-failed':
      return { reason: 'complaint-failed', letter: 'ico-complaint' }
  }
}

/** Judge an extension: it is itself an answer, so judge only by the days that have passed. */
function aboutExtension(reply: SarReply, context: LetterContext): Found {
  if (!reply.yes)
    return isPast(reply, context)
      ? { reason: 'extension-late', letter: 'sar-no-reply', moreTime: 'refused' }
      : { reason: 'extension-unexplained', letter: 'sar-extension' }
  if (isPast(reply, context, true)) return { reason: 'extension-over', letter: 'sar-no-reply', moreTime: 'taken' }
  return reply.kind === 'extension-complex'
    ? { reason: 'extension-complex', letter: null, moreTime: 'taken' }
    : { reason: 'extension-simple', letter: 'sar-extension' }
}

function isPast({ receivedOn }: SarReply, { today, nation, facts }: LetterContext, extended = false): boolean {
  const request = { kind: 'sar-received', date: receivedOn, extended } as const
  const due = accessRequestLastDay(request, workingDays(nation, facts), facts)
  return due !== null && today > due
}

/** Subject of a follow-up: one lender, the day it had the request, and what is missing if only a part came. */
type FollowUp = {
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
