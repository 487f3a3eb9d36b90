import type { PlainDate } from '../../dates/plainDate.ts'
import type { SarReply } from '../../letters/judgeSarReply.ts'

/** What a firm can have done about an access request, and the one thing more that has to be known. */
export type ReplyKind = {
  value: string
  label: string
  also?: string
  judge: (receivedOn: PlainDate, yes: boolean) => SarReply
}

export const replyKinds: readonly ReplyKind[] = [
  { value: 'none', label: 'Nothing came', judge: (receivedOn) => ({ reply: 'none', receivedOn }) },
  {
    value: 'identity',
    label: 'They ask for proof of who I am',
    also: 'Do they already hold the same name, address and agreement number?',
    judge: (_, alreadyMatches) => ({ reply: 'identity', alreadyMatches }),
  },
  {
    value: 'extension',
    label: 'They say they need more time',
    also: 'Did they say so, with reasons, within the first month?',
    judge: (_, withinFirstMonth) => ({ reply: 'extension', withinFirstMonth, complex: false }),
  },
  {
    value: 'extension-complex',
    label: 'They need more time, and I asked about many years or agreements',
    also: 'Did they say so, with reasons, within the first month?',
    judge: (_, withinFirstMonth) => ({ reply: 'extension', withinFirstMonth, complex: true }),
  },
  { value: 'partial', label: 'They sent only a part', judge: () => ({ reply: 'partial' }) },
  {
    value: 'fee',
    label: 'They ask for a fee',
    also: 'Is this your first request to them?',
    judge: (_, firstRequest) => ({ reply: 'fee', firstRequest }),
  },
  {
    value: 'excessive',
    label: 'They refuse it as excessive',
    also: 'Did they give reasons?',
    judge: (_, gaveReasons) => ({ reply: 'excessive', gaveReasons }),
  },
  {
    value: 'complaint-failed',
    label: 'I complained to them about it, and that did not help',
    judge: () => ({ reply: 'complaint-failed' }),
  },
]
