import type { PlainDate } from '../../dates/plainDate.ts'
import type { SarReply } from '../../letters/judgeSarReply.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

export type ReplyKind = keyof ToolWords['access-request']['replies']

/** Verdicts on what a firm did about an access request; `yes` answers the one thing more that some need. */
export const judged: Record<ReplyKind, (receivedOn: PlainDate, yes: boolean) => SarReply> = {
  none: (receivedOn) => ({ reply: 'none', receivedOn }),
  identity: (_, alreadyMatches) => ({ reply: 'identity', alreadyMatches }),
  extension: (receivedOn, withReasons) => ({ reply: 'extension', receivedOn, withReasons, complex: false }),
  'extension-complex': (receivedOn, withReasons) => ({ reply: 'extension', receivedOn, withReasons, complex: true }),
  partial: () => ({ reply: 'partial' }),
  fee: (_, firstRequest) => ({ reply: 'fee', firstRequest }),
  excessive: (_, gaveReasons) => ({ reply: 'excessive', gaveReasons }),
  'complaint-failed': () => ({ reply: 'complaint-failed' }),
}
