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

/** The letter to send, by why a firm may do what it did, or may not; null when waiting or doing as asked is the right step. */
const letterAfter = {
  late: 'sar-no-reply',
  'not-late': null,
  'identity-matches': 'sar-identity',
  'identity-doubt': null,
  'extension-late': 'sar-no-reply',
  'extension-complex': null,
  'extension-simple': 'sar-extension',
  'extension-over': 'sar-no-reply',
  'extension-unexplained': 'sar-extension',
  partial: 'sar-partial',
  'fee-first': 'sar-fee',
  'fee-copies': null,
  'excessive-reasons': 'sar-excessive',
  'excessive-none': 'sar-excessive',
  chased: 'sar-firm-complaint',
  'complaint-failed': 'ico-complaint',
} satisfies Record<string, FollowUpKind | null>
type SarReason = keyof typeof letterAfter

/** The words of these are in content/tools/access-request. */
export const sarReasons = Object.keys(letterAfter)

/** Extra time of a firm: never asked for, asked too late or without reasons, or granted. */
type MoreTime = 'none' | 'refused' | 'taken'
const moreTimeAfter: Partial<Record<SarReason, MoreTime>> = {
  'extension-late': 'refused',
  'extension-over': 'taken',
  'extension-complex': 'taken',
}

/** Verdict on a firm’s reply, why, and the letter to send. */
export type SarVerdict = { fair: boolean; explanation: string; letter: FollowUpKind | null; moreTime: MoreTime }

/** Judge what the firm did, which may be right. `extended`: it wrote that it needs longer, so silence is judged by that time. */
export function judgeSarReply(reply: SarReply, context: LetterContext, extended = false): SarVerdict {
  const isExtension = extended && reply.kind === 'none'
  const reason = reasonFor(isExtension ? { ...reply, kind: 'extension-complex', yes: true } : reply, context)
  const letter = letterAfter[reason]
  return {
    fair: letter === null,
    moreTime: moreTimeAfter[reason] ?? (extended ? 'taken' : 'none'),
    explanation: toolWords(context.words, 'access-request').verdicts[reason] ?? '',
    letter,
  }
}

function reasonFor(reply: SarReply, context: LetterContext): SarReason {
  const { kind, yes } = reply
  switch (kind) {
    case 'none':
      return isPast(reply, context) ? 'late' : 'not-late'
    case 'identity':
      return yes ? 'identity-matches' : 'identity-doubt'
    case 'extension':
    case 'extension-complex':
      // An extension is itself an answer, so judge only by the days that have passed.
      if (!yes) return isPast(reply, context) ? 'extension-late' : 'extension-unexplained'
      if (isPast(reply, context, true)) return 'extension-over'
      return kind === 'extension' ? 'extension-simple' : kind
    case 'fee':
      return yes ? 'fee-first' : 'fee-copies'
    case 'excessive':
      return yes ? 'excessive-reasons' : 'excessive-none'
    case 'partial':
    case 'chased':
    case 'complaint-failed':
      return kind
  }
}

function isPast({ receivedOn }: SarReply, { today, nation, facts }: LetterContext, extended = false): boolean {
  const request = { kind: 'sar-received', date: receivedOn, extended } as const
  const due = accessRequestLastDay(request, workingDays(nation, facts), facts)
  return due !== null && today > due
}

/**
 * The next letter about an access request to one lender, by the day it had the request, and by what is missing if only a part came. The
 * letter to the Information Commissioner says by itself what happened.
 */
export function sarFollowUp(
  { kind, lender, receivedOn, moreTime = 'none', missing = [] }: FollowUp,
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
    missing,
    'complaints-process': today >= textOn(facts, 'sar.complaints-process-from', today) ? 'in-force' : 'not-yet',
    firm: start.to.name,
  })
  return written(letter)
}

type FollowUp = { kind: FollowUpKind; lender: string; receivedOn: PlainDate; moreTime?: MoreTime; missing?: string[] }

const commissioner: Recipient = { name: 'Information Commissioner’s Office', lines: [], email: null }
