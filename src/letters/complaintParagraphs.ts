import type { Agreement, CaseFile } from '../casefile/caseFile.ts'
import { agreementWords, hasNumber } from './agreementWords.ts'
import type { ComplaintAnswers } from './complaintLetters.ts'
import { contactParagraph } from './contactParagraph.ts'
import { identityRows } from './identityRows.ts'
import { inWords } from './inWords.ts'
import type { LetterContext } from './letterContext.ts'
import { type Block, bullets, heading, numbered, text } from './letter.ts'
import type { LenderAddress } from './recipientOf.ts'
import type { LenderLetters } from './startLetter.ts'
import { authorityOf, type Voice, voiceOf } from './voice.ts'

/** The words of a complaint letter to one lender. */
export function complaintParagraphs({ agreements, address }: LenderLetters, answers: ComplaintAnswers, context: LetterContext): Block[] {
  const { caseFile, want } = answers
  const voice = voiceOf(caseFile)
  return [
    text([authorityOf(caseFile) ?? '', opening(agreements, voice)].filter(Boolean).join(' ')),
    ...agreementBlocks(agreements),
    ...identityRows(caseFile),
    text([...lenderNames(address), ...tracing(agreements)].join(' ')),
    ...(want === 'complaint' ? [] : partA(answers, voice, context)),
    ...(want === 'information' ? [] : partB(agreements, answers, voice, context)),
    text(lastWords(caseFile, want, voice)),
  ]
}

/** "I had the car finance below with you." */
const opening = (agreements: Agreement[], { had }: Voice) =>
  `${had.charAt(0).toUpperCase()}${had.slice(1)} ${agreements.length > 1 ? `${agreements.length} car finance agreements` : 'car finance'} with you:`

export function agreementBlocks(agreements: Agreement[]): Block[] {
  const words = agreements.map(agreementWords)
  return words.length > 1 ? [numbered(words)] : words.map(text)
}

/** The names a lender's records may be under, and who answers for a lender that is gone. */
export function lenderNames({ formerNames, mayHaveMoved, before }: LenderAddress): string[] {
  const others = formerNames.filter((name) => name !== before?.name).join('; ')
  const otherFirm = before !== null && !before.renamed
  return [
    before ? `I understand that you ${otherFirm ? 'now answer for agreements made by' : 'were formerly'} ${before.name}.` : '',
    others && `My papers may show another of ${otherFirm ? 'its names' : 'your names, now or then'}: ${others}.`,
    mayHaveMoved ? 'If another firm answers for these agreements now, please pass this letter on and tell me which firm it is.' : '',
  ].filter(Boolean)
}

/** Asks the lender to look. Nobody has to have kept the number. */
export function tracing(agreements: Agreement[]): string[] {
  if (agreements.length > 0 && agreements.every(hasNumber)) return []
  return [
    agreements.length > 1 ? 'I do not have every agreement number.' : 'I do not have the agreement number.',
    'Please trace the agreement by the other details. If you hold no record, please say so in writing and name the firm that holds it.',
  ]
}

const facts = ({ my }: Voice) => [
  'if you paid commission, to whom, how much and when',
  `how it was set, and if the dealer or broker could change ${my} rate to earn more`,
  'if the dealer or broker was tied to you, or had to ask you first',
  'the amount lent, the APR and the total cost of credit',
]

function partA({ askForRecords }: ComplaintAnswers, voice: Voice, { facts: known, today }: LetterContext): Block[] {
  const month = inWords(known, 'sar.limit', today)
  return [
    heading('Part A: please tell me (this part is not a complaint)'),
    text(`Please tell me these things in writing within ${month}:`),
    bullets(facts(voice)),
    text(askForRecords ? `If you will not answer, please treat Part A as a subject access request under ${inWords(known, 'sar.article', today)}.` : ''),
  ]
}

function partB(agreements: Agreement[], { want }: ComplaintAnswers, voice: Voice, context: LetterContext): Block[] {
  const fault = `${voice.was} not clearly told`
  const complaint = want === 'both'
    ? `If commission was paid and ${fault}, please treat this as ${voice.my} complaint, made today.`
    : `I complain that ${fault} about commission on this finance. In your answer, please tell me:`
  return [
    heading(want === 'both' ? 'Part B: my complaint' : 'My complaint'),
    text(complaint),
    ...(want === 'complaint' ? [bullets(facts(voice))] : []),
    text(`Without knowing, ${voice.could} not make a fair choice. Please look into it and put it right.`),
    ...rules(agreements, context),
  ]
}

/** Which rules the complaint comes under. Leases and loans have only the ordinary ones; so has everything when there is no scheme. */
export function rules(agreements: Agreement[], { facts: known, today, standing }: LetterContext): Block[] {
  const ordinary = `Please send your final response within ${inWords(known, 'complaints.final-response-limit', today)}, under the ordinary complaint rules.`
  const outside = agreements.filter(({ type }) => type === 'lease' || type === 'personalLoan')
  const scheme = standing['letter-paragraph']?.trim() ?? ''
  if (scheme === '' || (agreements.length > 0 && outside.length === agreements.length)) return [text(ordinary)]
  if (outside.length === 0) return [text(scheme)]
  const places = outside.map((agreement) => agreements.indexOf(agreement) + 1).join(' and ')
  return [text(`For agreement ${places}: ${ordinary.charAt(0).toLowerCase()}${ordinary.slice(1)}`), text(`For the rest: ${scheme}`)]
}

function lastWords(caseFile: CaseFile, want: ComplaintAnswers['want'], { i }: Voice): string {
  return [
    'No claims firm or solicitor acts in this.',
    want === 'information' ? '' : `This letter does not say when ${i} first knew of any commission.`,
    contactParagraph(caseFile),
  ].filter(Boolean).join(' ')
}
