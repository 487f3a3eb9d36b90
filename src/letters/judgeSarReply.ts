import type { PlainDate } from '../dates/plainDate.ts'
import { accessRequestLastDay } from '../rules/deadlines/accessRequest.ts'
import { workingDays } from '../rules/deadlines/workingDays.ts'
import type { LetterContext } from './letterContext.ts'
import type { FollowUpKind } from '../content/letters/letterKinds.ts'
import { toolWords } from './toolWords.ts'

/** Reply of a firm to an access request, as the visitor reports it. */
export type SarReply =
  | { reply: 'none'; receivedOn: PlainDate }
  | { reply: 'identity'; alreadyMatches: boolean }
  | { reply: 'extension'; receivedOn: PlainDate; withReasons: boolean; complex: boolean }
  | { reply: 'partial' }
  | { reply: 'fee'; firstRequest: boolean }
  | { reply: 'excessive'; gaveReasons: boolean }
  | { reply: 'chased' }
  | { reply: 'complaint-failed' }

/** Extra time of a firm: never asked for, asked too late or without reasons, or granted. */
export type MoreTime = 'none' | 'refused' | 'taken'

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

/**
 * Looks at what the firm did. It can end in "the firm is probably right": that too is an answer. `extended`: it wrote before
 * that it needed longer, so that silence now is judged by the longer time.
 */
export function judgeSarReply(reply: SarReply, context: LetterContext, extended = false): SarVerdict {
  const {
    reason,
    letter,
    moreTime = extended ? 'taken' : 'none',
  } = reasonAndLetter(
    extended && reply.reply === 'none' ? { ...reply, reply: 'extension', withReasons: true, complex: true } : reply,
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
  switch (reply.reply) {
    case 'none':
      return isPast(reply, context) ? { reason: 'late', letter: 'sar-no-reply' } : { reason: 'not-late', letter: null }
    case 'identity':
      return reply.alreadyMatches
        ? { reason: 'identity-matches', letter: 'sar-identity' }
        : { reason: 'identity-doubt', letter: null }
    case 'extension':
      return aboutExtension(reply, context)
    case 'partial':
      return { reason: 'partial', letter: 'sar-partial' }
    case 'fee':
      return reply.firstRequest ? { reason: 'fee-first', letter: 'sar-fee' } : { reason: 'fee-copies', letter: null }
    case 'excessive':
      return { reason: reply.gaveReasons ? 'excessive-reasons' : 'excessive-none', letter: 'sar-excessive' }
    case 'chased':
      return { reason: 'chased', letter: 'sar-firm-complaint' }
    case 'complaint-failed':
      return { reason: 'complaint-failed', letter: 'ico-complaint' }
  }
}

/** An extension is an answer: what is wrong with it can only be said of the days that have passed. */
function aboutExtension(
  { receivedOn, withReasons, complex }: Extract<SarReply, { reply: 'extension' }>,
  context: LetterContext,
): Found {
  if (!withReasons)
    return isPast({ receivedOn }, context)
      ? { reason: 'extension-late', letter: 'sar-no-reply', moreTime: 'refused' }
      : { reason: 'extension-unexplained', letter: 'sar-extension' }
  if (isPast({ receivedOn, extended: true }, context))
    return { reason: 'extension-over', letter: 'sar-no-reply', moreTime: 'taken' }
  return complex
    ? { reason: 'extension-complex', letter: null, moreTime: 'taken' }
    : { reason: 'extension-simple', letter: 'sar-extension' }
}

function isPast(
  { receivedOn, extended = false }: { receivedOn: PlainDate; extended?: boolean },
  { today, nation, facts }: LetterContext,
): boolean {
  const request = { kind: 'sar-received', date: receivedOn, extended } as const
  const due = accessRequestLastDay(request, workingDays(nation, facts), facts)
  return due !== null && today > due
}
