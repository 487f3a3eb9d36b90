import type { PlainDate } from '../../dates/plainDate.ts'
import type { Answer } from '../answer.ts'

/** Events that come with or after a complaint to the lender. */
export const complaintEvents = [
  'complaint-received',
  'acknowledgement',
  'holding-letter',
  'final-response',
  'scheme-decision',
  'opt-in-invitation',
  'ombudsman-sent',
  'investigator-view',
  'provisional-decision',
  'determination-due',
  'opt-in-reminder',
] as const

/**
 * Events that can start a clock, move one or only show that the lender has written or has a complaint already. Dates are the day
 * printed on the letter, or the day a thing arrived.
 */
export const eventKinds = [
  ...complaintEvents,
  'sar-received',
  'identity-asked',
  'identity-given',
  'extension-told',
  'contract-signed',
  'agreement-made',
  'cause-known',
  'agreement-ended',
  'clarification-asked',
  'clarification-given',
] as const

/** Subjects of a complaint, as far as the pauses of 2024 to 2026 told complaints apart. */
export const complaintSubjects = ['discretionary-commission', 'other-commission', 'lease', 'something-else'] as const
export type ComplaintSubject = (typeof complaintSubjects)[number]

/** A question from the firm that stops its clock until it is answered. */
export type Waiting = { askedOn: PlainDate; answeredOn?: PlainDate }

export type DeadlineEvent =
  | {
      kind: 'complaint-received'
      date: PlainDate
      /**
       * True when the redress scheme covers the agreement. Left out means no: the ordinary clock is the one every
       * complaint has unless the scheme takes its place. When it is unknown, the clock says both days (`ifScheme`).
       */
      scheme?: Answer
      /** The day the agreement was made, which decides between the two schemes. Left out: the later one is used. */
      agreementStart?: PlainDate
      /** Left out: discretionary commission. Only the lender knows the kind for certain, and its pause was the longest. */
      about?: ComplaintSubject
    }
  | { kind: 'final-response' | 'scheme-decision' | 'opt-in-invitation' | 'contract-signed'; date: PlainDate }
  /** The day of the credit agreement, which is the day of what a complaint is about. */
  | { kind: 'agreement-made'; date: PlainDate }
  /** However it ended: a court counts from then. */
  | { kind: 'agreement-ended'; date: PlainDate }
  /** The visitor knew, or ought to have known, of cause to complain. Without a start, the first agreement among the events is meant. */
  | { kind: 'cause-known'; date: PlainDate; agreementStart?: PlainDate }
  /** The last day that the scheme gave the lender for a redress determination. */
  | { kind: 'determination-due'; date: PlainDate }
  /** About the access request before it, which is complete once the firm has proof of identity. */
  | { kind: 'identity-asked' | 'identity-given'; date: PlainDate }
  /** About the access request before it: what is wanted, and the answer. */
  | { kind: 'clarification-asked' | 'clarification-given'; date: PlainDate }
  /** The firm said that it needs longer for the access request before it. */
  | { kind: 'extension-told'; date: PlainDate }
  | { kind: 'acknowledgement' | 'holding-letter' | 'ombudsman-sent' | 'investigator-view'; date: PlainDate }
  /** They start no clock: a determination follows the decision, and a reminder leaves the invitation's window as it is. */
  | { kind: 'provisional-decision' | 'opt-in-reminder'; date: PlainDate }
  | {
      kind: 'sar-received'
      date: PlainDate
      /** The firm said within the first month that it needs longer. */
      extended?: boolean
      /** The firm reasonably asked for proof of identity: its month starts when it has it. */
      identity?: Waiting
      /** The firm reasonably asked what is wanted: its month stands still until it is told. */
      clarification?: Waiting
    }
