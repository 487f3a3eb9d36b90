import type { CaseFile } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { longDate, type PlainDate } from '../dates/plainDate.ts'
import { deadlines } from '../rules/deadlines/deadlines.ts'
import { contactParagraph } from './contactParagraph.ts'
import { inWords } from './inWords.ts'
import type { LetterContext } from './letterContext.ts'
import { type Block, bullets, type Letter, text } from './letter.ts'
import { writeLetter } from './startLetter.ts'
import { behalfOf } from './voice.ts'

/** A claims firm or law firm that the person has signed with. */
export type SignedFirm = { name: string; address?: string[]; email?: string; signedOn?: PlainDate }

/** Ends the contract. In the first days a firm may charge only if it was asked to start at once; later, only what is fair. */
export function cancelLetter(firm: SignedFirm, caseFile: CaseFile, context: LetterContext): Letter {
  const inTime = firm.signedOn !== undefined && isInTime(firm.signedOn, context)
  return letterTo(firm, caseFile, context, inTime ? 'cancel-in-time' : 'cancel-later', 'I am cancelling my contract with you', [
    text(`I cancel ${theContract(firm)}, from today. ${inTime ? `I am within the ${inWords(context.facts, 'fees.cooling-off', context.today)} in which I may cancel without a reason.` : ''}`.trim()),
    text('Please stop all work for me. Tell each lender in writing that you no longer act for me, and send me a copy.'),
    text('Please send back my papers and delete my data, except what the law says you must keep.'),
    ...breakdown,
  ])
}

/** Asks what ending the contract would cost, without ending it. */
export const feeBreakdownLetter = (firm: SignedFirm, caseFile: CaseFile, context: LetterContext): Letter =>
  letterTo(firm, caseFile, context, 'fee-breakdown', 'What would it cost to end my contract?', [
    text(`I am thinking of ending ${theContract(firm)}. This letter does not end it.`),
    ...breakdown,
    text('Please also send me a copy of what I signed, and a list of the lenders you have written to for me.'),
  ])

/** The regulators' joint message to firms, February 2026: no unfair exit fees, and a record of how each fee was worked out. */
const breakdown: Block[] = [
  text('If you say that I owe you anything, please send me a breakdown:'),
  bullets(['each piece of work, who did it, when and how long it took', 'the rate for each, and the term of the contract it comes from', 'the total, with VAT shown on its own']),
  text('The Financial Conduct Authority and the Solicitors Regulation Authority have told firms that fees for leaving must be fair, and that a record must show how each was worked out.'),
]

function letterTo(firm: SignedFirm, caseFile: CaseFile, context: LetterContext, kind: 'cancel-in-time' | 'cancel-later' | 'fee-breakdown', subject: string, paragraphs: Block[]): Letter {
  const to = { name: oneLine(firm.name) || 'The Complaints Team', lines: (firm.address ?? []).map(oneLine).filter(Boolean), email: firm.email ?? null }
  return writeLetter({ caseFile, to, key: `firm:${firm.name}`, context }, {
    kind, subject, greeting: 'Dear Sir or Madam', paragraphs: [text(behalfOf(caseFile)), ...paragraphs, text(contactParagraph(caseFile))],
  })
}

const theContract = ({ signedOn }: SignedFirm) => `my contract with you${signedOn ? `, which I signed on ${longDate(signedOn)}` : ''}`

function isInTime(signedOn: PlainDate, { today, nation, facts }: LetterContext): boolean {
  return deadlines({ today, nation, events: [{ kind: 'contract-signed', date: signedOn }] }, facts)[0]?.state === 'running'
}
