import type { PlainDate } from '../dates/plainDate.ts'
import { accessRequestLastDay } from '../rules/deadlines/accessRequest.ts'
import { workingDays } from '../rules/deadlines/workingDays.ts'
import type { LetterContext } from './letterContext.ts'
import type { FollowUpKind } from '../content/letters/letterKinds.ts'
import { toolWords } from './toolWords.ts'

/** What a firm did about an access request, as the visitor says it. */
export type SarReply =
  | { reply: 'none'; receivedOn: PlainDate }
  | { reply: 'identity'; alreadyMatches: boolean }
  | { reply: 'extension'; withinFirstMonth: boolean; complex: boolean }
  | { reply: 'partial' }
  | { reply: 'fee'; firstRequest: boolean }
  | { reply: 'excessive'; gaveReasons: boolean }
  | { reply: 'complaint-failed' }

/** Whether the firm may do that, why, and the letter to send; no letter when waiting or doing as asked is the right step. */
export type SarVerdict = { fair: boolean; explanation: string; letter: FollowUpKind | null }

/** Why a firm may do what it did, or may not. Their words are in content/tools/access-request. */
export const sarReasons = [
  'late',
  'not-late',
  'identity-matches',
  'identity-doubt',
  'extension-late',
  'extension-complex',
  'extension-simple',
  'partial',
  'fee-first',
  'fee-copies',
  'excessive-reasons',
  'excessive-none',
  'complaint-failed',
] as const
type SarReason = (typeof sarReasons)[number]

/** Looks at what the firm did. It can end in "the firm is probably right": that too is an answer. */
export function judgeSarReply(reply: SarReply, context: LetterContext): SarVerdict {
  const { reason, letter } = reasonAndLetter(reply, context)
  return {
    fair: letter === null,
    explanation: toolWords(context.words, 'access-request').verdicts[reason] ?? '',
    letter,
  }
}

function reasonAndLetter(reply: SarReply, context: LetterContext): { reason: SarReason; letter: FollowUpKind | null } {
  switch (reply.reply) {
    case 'none':
      return isLate(reply.receivedOn, context)
        ? { reason: 'late', letter: 'sar-no-reply' }
        : { reason: 'not-late', letter: null }
    case 'identity':
      return reply.alreadyMatches
        ? { reason: 'identity-matches', letter: 'sar-identity' }
        : { reason: 'identity-doubt', letter: null }
    case 'extension':
      if (!reply.withinFirstMonth) return { reason: 'extension-late', letter: 'sar-no-reply' }
      return reply.complex
        ? { reason: 'extension-complex', letter: null }
        : { reason: 'extension-simple', letter: 'sar-extension' }
    case 'partial':
      return { reason: 'partial', letter: 'sar-partial' }
    case 'fee':
      return reply.firstRequest ? { reason: 'fee-first', letter: 'sar-fee' } : { reason: 'fee-copies', letter: null }
    case 'excessive':
      return { reason: reply.gaveReasons ? 'excessive-reasons' : 'excessive-none', letter: 'sar-excessive' }
    case 'complaint-failed':
      return { reason: 'complaint-failed', letter: 'ico-complaint' }
  }
}

function isLate(receivedOn: PlainDate, { today, nation, facts }: LetterContext): boolean {
  const due = accessRequestLastDay({ kind: 'sar-received', date: receivedOn }, workingDays(nation, facts), facts)
  return due !== null && today > due
}
