import type { PlainDate } from '../dates/plainDate.ts'
import type { ToolAnswers } from './toolAnswers.ts'

/** Whole pence. */
export type Pence = number
/** Hundredths of a percentage point: 890 is 8.9%. */
export type BasisPoints = number

/** A date as well as it is remembered: a year, a month of a year, or a day. Months count from 1. */
export type PartialDate = { year: number; month?: number; day?: number; approx: boolean }

/** Lines as on an envelope, without the postcode. A country only when it is not the UK. */
export type Address = { lines: string[]; postcode?: string; country?: string; from?: PartialDate; to?: PartialDate }

/**
 * Whose agreements these are: the names of that time, the date of birth and the addresses are theirs, the first address
 * the present one or, of someone who has died, the last. Who writes has the full name, the e-mail and the telephone.
 */
export type Person = {
  fullName: string
  previousNames: string[]
  dob?: PlainDate
  addresses: Address[]
  email?: string
  phone?: string
  contactBy: 'email' | 'post' | 'phone'
  supportNeeds?: string
}

/** For whom the person writes. When that is someone else, `forName` is the customer, and `address` the writer’s own, for answers. */
export type Acting = {
  as: 'self' | 'attorney' | 'executor' | 'helper'
  forName?: string
  address?: Address
  proof?: 'willAttach' | 'later'
}

/** A firm that already acts for the person. */
export type Representative = { name: string; signedOn?: PlainDate }

export const agreementTypes = ['pcp', 'hp', 'conditionalSale', 'lease', 'personalLoan', 'unknown'] as const
export type AgreementType = (typeof agreementTypes)[number]

export type Agreement = {
  /** Stays the same for as long as the agreement is in the file. */
  id: string
  /** The lender's id in the directory; without one, the name as typed. */
  lenderId?: string
  lenderNameTyped?: string
  brand?: string
  dealer?: string
  /** Number plates without spaces; more than one when the car was changed. */
  reg?: string[]
  agreementNo?: string
  type: AgreementType
  /** Left out when it is not known. */
  start?: PartialDate
  end?: PartialDate
  amountOfCredit?: Pence
  apr?: BasisPoints
  months?: number
  monthly?: Pence
  balloon?: Pence
  totalChargeForCredit?: Pence
  commission?: Pence
  commissionSource?: 'lenderLetter' | 'agreement' | 'guess'
  joint: 'yes' | 'no' | 'unknown'
  /** The other holders of a joint agreement. */
  jointNames?: string[]
  /** Position of the address at the time in the person's list. */
  addressThen?: number
  /** Nobody knows whether there were more with this lender. Kept with the first of them. */
  maybeMore?: boolean
}

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

/** Something that happened. `lenderId` is a lender key, see `lenderKey`. */
export type CaseEvent = {
  id: string
  date: PlainDate
  kind: CaseEventKind
  lenderId: string
  /** The code printed on a lender's letter: "RD01", "RD02" or another. */
  code?: string
  /** Way it was sent. */
  by?: 'email' | 'post' | 'form' | 'phone'
  text?: string
}

export const evidenceStatuses = ['notStarted', 'haveIt', 'askedFor', 'cannotFind'] as const
export type EvidenceStatus = (typeof evidenceStatuses)[number]

/** Status of one item on the evidence list, for one agreement or for all of them. */
export type EvidenceEntry = { item: string; agreementId?: string; status: EvidenceStatus; note?: string }

/** What letters and dates are made from. It stays on the visitor's device. */
export type CaseFile = {
  format: typeof caseFileFormat
  version: typeof caseFileVersion
  id: string
  person: Person
  acting: Acting
  representative?: Representative
  agreements: Agreement[]
  events: CaseEvent[]
  evidence: EvidenceEntry[]
}

/** Everything a visitor has told the tools, as it is saved and exported: the case, and what the tools ask beside it. */
export type SavedCase = { caseFile: CaseFile; answers: ToolAnswers }

/** What says where on a device a case is kept. All other names of it begin so. */
export const casePointer = 'car-finance-case'

/** What marks a file as one of ours. */
export const caseFileFormat = 'car-finance-case-file'

/** The version this code writes. Each older one has a step in `migrations`. */
export const caseFileVersion = 7

/** A case file with nothing in it. The id is made by the caller, at random, so that the core stays predictable. */
export const emptyCaseFile = (id: string): CaseFile => ({
  format: caseFileFormat,
  version: caseFileVersion,
  id,
  person: { fullName: '', previousNames: [], addresses: [], contactBy: 'email' },
  acting: { as: 'self' },
  agreements: [],
  events: [],
  evidence: [],
})

/** The text of the file a visitor saves. `parseCaseFile` reads it back whole. */
export const exportCaseFile = ({ caseFile, answers }: SavedCase): string =>
  `${JSON.stringify({ ...caseFile, answers }, null, 2)}\n`

/** Its name: a date and no personal name. */
export const caseFileName = (today: PlainDate): string => `car-finance-case-${today}.json`
