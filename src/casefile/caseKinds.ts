/** Marks a file as one of ours. */
export const caseFileFormat = 'car-finance-case-file'

/** The version this code writes. Each older one has a step in `migrations`. */
export const caseFileVersion = 7

/** In the order they are offered. */
export const agreementTypes = ['pcp', 'hp', 'conditionalSale', 'lease', 'personalLoan', 'unknown'] as const
export type AgreementType = (typeof agreementTypes)[number]

export const caseEventKinds = [
  'complaintSent',
  'acknowledged',
  'holdingLetter',
  'finalResponse',
  'redressDecision',
  'optInInvite',
  'sarSent',
  'sarIdAsked',
  'sarIdGiven',
  'sarExtended',
  'sarReply',
  'fosSent',
  'fosView',
  'contractSigned',
  'provisionalDecision',
  'determinationMissed',
  'optInReminder',
  'foundOut',
  'agreementEnded',
  'sarClarifyAsked',
  'sarClarifyGiven',
  'note',
] as const
export type CaseEventKind = (typeof caseEventKinds)[number]

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
