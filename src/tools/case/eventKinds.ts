import type { CaseEventKind } from '../../casefile/caseFile.ts'
import type { TimelineDate } from '../../rules/deadlines/eventDateFaults.ts'

/** Things that happen in a case, as people are asked about them; `about` completes "Date …", `at` is their place on the timeline. */
export type EventWords = {
  value: CaseEventKind
  label: string
  hint?: string
  about: string
  at: TimelineDate | null
  asksHow?: boolean
}

export const eventKinds: readonly EventWords[] = [
  {
    value: 'complaintSent',
    label: 'I complained to the lender',
    about: 'you complained',
    at: 'complaint-sent',
    asksHow: true,
  },
  {
    value: 'acknowledged',
    label: 'The lender said it has my complaint',
    about: 'of the acknowledgement',
    at: 'acknowledgement',
  },
  {
    value: 'holdingLetter',
    label: 'The lender wrote that it needs more time',
    hint: 'A holding letter. Use the date on it',
    about: 'of the holding letter',
    at: 'holding-letter',
  },
  {
    value: 'finalResponse',
    label: 'I had a final response',
    hint: 'Use the date on the letter',
    about: 'of the final response',
    at: 'final-response',
  },
  {
    value: 'redressDecision',
    label: 'I had a decision under the scheme',
    hint: 'A letter with a code such as RD01 or RD02, or with a sum. Use its date',
    about: 'of the scheme decision',
    at: 'scheme-decision',
  },
  {
    value: 'provisionalDecision',
    label: 'I had a provisional decision',
    hint: 'A letter of the scheme that is not final yet',
    about: 'of the provisional decision',
    at: 'provisional-decision',
  },
  {
    value: 'determinationMissed',
    label: 'The day for a determination passed without a letter',
    hint: 'Use the last day that the lender had',
    about: 'the determination was due',
    at: 'determination-due',
  },
  {
    value: 'optInInvite',
    label: 'I was invited to join the scheme',
    hint: 'Use the date on the letter',
    about: 'of the invitation',
    at: 'opt-in-invitation',
  },
  {
    value: 'optInReminder',
    label: 'I was reminded of the invitation',
    hint: 'Use the date on the letter',
    about: 'of the reminder',
    at: 'opt-in-reminder',
  },
  { value: 'sarSent', label: 'I asked for my data', about: 'you asked for your data', at: 'sar-sent', asksHow: true },
  {
    value: 'sarIdAsked',
    label: 'The firm asked me to prove who I am',
    hint: 'After I asked for my data. Use the date on its letter',
    about: 'they asked for proof',
    at: 'identity-asked',
  },
  {
    value: 'sarIdGiven',
    label: 'I sent proof of who I am',
    about: 'you sent your proof',
    at: 'identity-given',
    asksHow: true,
  },
  {
    value: 'sarClarifyAsked',
    label: 'The firm asked what data I want',
    hint: 'Use the date on its letter',
    about: 'they asked what you want',
    at: 'clarification-asked',
  },
  {
    value: 'sarClarifyGiven',
    label: 'I told the firm what data I want',
    about: 'you answered',
    at: 'clarification-given',
    asksHow: true,
  },
  {
    value: 'sarExtended',
    label: 'The firm said it needs longer to send my data',
    hint: 'After I asked for my data. Use the date on its letter',
    about: 'they asked for longer',
    at: 'extension-told',
  },
  { value: 'sarReply', label: 'I had an answer about my data', about: 'of the answer', at: 'sar-answered' },
  {
    value: 'contractSigned',
    label: 'I signed with a claims firm or solicitor',
    about: 'you signed',
    at: 'contract-signed',
  },
  {
    value: 'foundOut',
    label: 'I found out about the commission',
    hint: 'The day you first knew, or could have known',
    about: 'you found out',
    at: 'cause-known',
  },
  {
    value: 'agreementEnded',
    label: 'The agreement ended',
    hint: 'Paid off, handed back, settled or ended by the lender',
    about: 'the agreement ended',
    at: 'agreement-ended',
  },
  { value: 'fosSent', label: 'I wrote to the ombudsman', about: 'you wrote to the ombudsman', at: 'ombudsman-sent' },
  {
    value: 'fosView',
    label: 'The ombudsman’s investigator gave a view',
    hint: 'Use the date on it',
    about: 'of the investigator’s view',
    at: 'investigator-view',
  },
  { value: 'note', label: 'Something else', about: 'it happened', at: null },
]

/** The words for a kind of event. */
export const eventWordsOf = (kind: CaseEventKind): EventWords =>
  eventKinds.find(({ value }) => value === kind) ?? { value: kind, label: kind, about: 'it happened', at: null }
