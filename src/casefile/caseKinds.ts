/** Marks a file as one of ours. */
export const caseFileFormat = 'car-finance-case-file'

/** The version this code writes. Each older one has a step in `parseCaseFile.ts`. */
export const caseFileVersion = 7

/** In the order they are offered. */
export const agreementTypes = ['pcp', 'hp', 'conditionalSale', 'lease', 'personalLoan', 'unknown'] as const
export type AgreementType = (typeof agreementTypes)[number]

/**
 * Everything that can happen in a case, with its place on the timeline of the deadline rules, and the clock that it starts, the clock
 * that it moves and the step of the journey that it leads to, where it has them. What each is called is content.
 */
export const caseEvents = {
  complaintSent: { place: 'complaint-sent', starts: 'final-response', leadsTo: 'wait' },
  acknowledged: { place: 'acknowledgement', leadsTo: 'wait' },
  holdingLetter: { place: 'holding-letter', leadsTo: 'wait' },
  finalResponse: { place: 'final-response', starts: 'ombudsman', leadsTo: 'read' },
  redressDecision: { place: 'scheme-decision', starts: 'ombudsman', leadsTo: 'read' },
  optInInvite: { place: 'opt-in-invitation', starts: 'opt-in', leadsTo: 'read' },
  sarSent: { place: 'sar-sent', starts: 'sar', moves: 'sar' },
  sarIdAsked: { place: 'identity-asked', moves: 'sar' },
  sarIdGiven: { place: 'identity-given', moves: 'sar' },
  sarExtended: { place: 'extension-told', moves: 'sar' },
  sarReply: { place: 'sar-answered' },
  fosSent: { place: 'ombudsman-sent', leadsTo: 'ombudsman' },
  fosView: { place: 'investigator-view', leadsTo: 'ombudsman' },
  contractSigned: { place: 'contract-signed', starts: 'cooling-off' },
  provisionalDecision: { place: 'provisional-decision', leadsTo: 'read' },
  determinationMissed: { place: 'determination-due', starts: 'determination', leadsTo: 'ombudsman' },
  optInReminder: { place: 'opt-in-reminder', leadsTo: 'read' },
  foundOut: { place: 'cause-known', starts: 'complain-by' },
  agreementEnded: { place: 'agreement-ended', starts: 'court' },
  sarClarifyAsked: { place: 'clarification-asked', moves: 'sar' },
  sarClarifyGiven: { place: 'clarification-given', moves: 'sar' },
  note: { place: null },
} as const
export type CaseEventKind = keyof typeof caseEvents
export const caseEventKinds = Object.keys(caseEvents) as [CaseEventKind, ...CaseEventKind[]]

export const evidenceStatuses = ['notStarted', 'haveIt', 'askedFor', 'cannotFind'] as const
export type EvidenceStatus = (typeof evidenceStatuses)[number]

/** Stages of a complaint: which papers matter depends on them. */
export const evidenceStages = ['before', 'after-complaint', 'ombudsman'] as const
export type EvidenceStage = (typeof evidenceStages)[number]

/** Ids of papers in saved cases: removing one loses its ticks. */
export const savedEvidence = [
  'agreement',
  'pre-contract',
  'statements',
  'balloon-letter',
  'welcome-letter',
  'emails',
  'bank-lines',
  'number-plate',
  'invoice',
  'addresses-then',
  'names-then',
  'notes',
  'complaint-copy',
  'replies',
  'identity',
] as const

/** The most characters kept of one box: far more than any question accepts. */
export const mostInBox = 20_000
/** The same where a letter can be in the box, or pasted into it. */
export const mostOfLetter = 100_000
