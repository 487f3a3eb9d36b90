import type { PlainDate } from '../dates/plainDate.ts'
import { accessRequestLastDay } from '../rules/deadlines/accessRequestLastDay.ts'
import { workingDays } from '../rules/deadlines/workingDays.ts'
import type { LetterContext } from './letterContext.ts'
import type { FollowUpKind } from './sarFollowUps.ts'

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

/** Looks at what the firm did. It can end in "the firm is probably right": that too is an answer. */
export function judgeSarReply(reply: SarReply, context: LetterContext): SarVerdict {
  switch (reply.reply) {
    case 'none': return noReply(reply.receivedOn, context)
    case 'identity': return reply.alreadyMatches
      ? unfair('The firm already holds the same name, address and number, so it has no reason to doubt who you are.', 'sar-identity')
      : fair('The firm may ask for proof when it has a real doubt, for example after a move or a change of name. Send it safely, and only what is needed. The time starts when it has it.')
    case 'extension': return extension(reply)
    case 'partial': return unfair('You asked for more than was sent. The firm must send the rest, say that it does not hold it, or give the reason in law.', 'sar-partial')
    case 'fee': return reply.firstRequest
      ? unfair('A first request is free.', 'sar-fee')
      : fair('For more copies of what it has already sent, the firm may ask for a reasonable fee.')
    case 'excessive': return unfair(
      reply.gaveReasons ? 'A short list about your own agreement is rarely excessive. Make it narrower and ask again.' : 'A firm that refuses must say why and how to complain.',
      'sar-excessive',
    )
    case 'complaint-failed': return unfair('You have complained to the firm. The next step is the Information Commissioner.', 'ico-complaint')
  }
}

const fair = (explanation: string): SarVerdict => ({ fair: true, explanation, letter: null })
const unfair = (explanation: string, letter: FollowUpKind): SarVerdict => ({ fair: false, explanation, letter })

function noReply(receivedOn: PlainDate, { today, nation, facts }: LetterContext): SarVerdict {
  const due = accessRequestLastDay({ kind: 'sar-received', date: receivedOn }, workingDays(nation, facts), facts)
  return due !== null && today > due
    ? unfair('The time for an answer is over.', 'sar-no-reply')
    : fair('The firm still has time. Wait until the date it must answer by.')
}

function extension({ withinFirstMonth, complex }: Extract<SarReply, { reply: 'extension' }>): SarVerdict {
  if (!withinFirstMonth) return unfair('The firm had to tell you in the first month. It did not, so its time is over.', 'sar-no-reply')
  return complex
    ? fair('A firm may take longer over a complex request if it says so, with reasons, in the first month. This one did.')
    : unfair('A short request about your own agreement is not complex. Ask what makes it so.', 'sar-extension')
}
