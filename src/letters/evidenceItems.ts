import type { LetterKind } from './letter.ts'

export type EvidenceNeed = 'essential' | 'helps' | 'later'

/** How far a case has come. */
export type EvidenceStage = 'before' | 'after-complaint' | 'ombudsman'

/** A paper or a detail that can help. None of them is needed to complain. */
export type EvidenceItem = {
  id: string
  label: string
  need: EvidenceNeed
  /** Stages at which it becomes essential. */
  essentialAt?: readonly EvidenceStage[]
  why: string
  whereToFind: readonly string[]
  /** What to do without it, and the letter that asks for it. */
  ifMissing: { tip: string; letter: LetterKind | null }
  /** How long others usually keep it; the id of a fact where a date is known. */
  kept: { by: string; until?: 'scheme.records-until'; years?: 'credit-file.years' }
  /** Left out when a case cannot have it. */
  onlyFor?: 'pcp' | 'joint-or-renamed' | 'moved'
}

const lenderKeeps = { by: 'the lender', until: 'scheme.records-until' } as const
const yourself = { by: 'you' } as const

/** Fourteen for everyone, and one more for a PCP. The most useful come first. */
export const evidenceItems = [
  { id: 'agreement', label: 'Your finance agreement', need: 'helps', why: 'It shows the lender, the number, the loan, the APR and the cost of credit.', whereToFind: ['Papers from the day you got the car', 'E-mails from around that day', 'The lender’s website or app'], ifMissing: { tip: 'The lender must have it. Ask with an access request.', letter: 'sar' }, kept: lenderKeeps },
  { id: 'pre-contract', label: 'Information given before you signed', need: 'helps', why: 'It shows what you were told about commission. It may be headed "pre-contract credit information".', whereToFind: ['The same folder as the agreement', 'E-mails from the dealer'], ifMissing: { tip: 'Ask for it with the agreement.', letter: 'sar' }, kept: lenderKeeps },
  { id: 'statements', label: 'A statement or settlement letter', need: 'helps', why: 'It shows what you paid, and the number.', whereToFind: ['Letters from the lender', 'The lender’s website or app'], ifMissing: { tip: 'Ask for statements with an access request.', letter: 'sar' }, kept: lenderKeeps },
  { id: 'balloon-letter', label: 'The letter about the final payment', need: 'helps', why: 'It shows the large last payment of a PCP and how the agreement ended.', whereToFind: ['Letters from the last months of the agreement'], ifMissing: { tip: 'The lender’s statement shows it too.', letter: 'sar' }, kept: lenderKeeps, onlyFor: 'pcp' },
  { id: 'welcome-letter', label: 'The welcome letter with your number', need: 'helps', why: 'The number is the quickest way to find you.', whereToFind: ['Letters or e-mails from the first month'], ifMissing: { tip: 'Go without. The lender can trace you by other details.', letter: 'complaint' }, kept: yourself },
  { id: 'emails', label: 'E-mails from the lender', need: 'helps', why: 'They show the lender’s name and often the number.', whereToFind: ['Search your e-mail for "finance agreement", "welcome to" and "settlement figure", and for lenders’ names'], ifMissing: { tip: 'Try old e-mail accounts.', letter: null }, kept: yourself },
  { id: 'bank-lines', label: 'The direct debit on your bank statements', need: 'helps', why: 'The name on it tells you the lender.', whereToFind: ['Your bank’s app or website', 'Old paper statements'], ifMissing: { tip: 'Ask your bank how far back it can go.', letter: null }, kept: { by: 'your bank' } },
  { id: 'number-plate', label: 'The number plate: a log book, MOT or insurance paper', need: 'helps', why: 'The lender can find the agreement by the plate.', whereToFind: ['Old insurance letters', 'MOT certificates', 'Photos of the car'], ifMissing: { tip: 'Ask your insurer of the time, or the dealer.', letter: null }, kept: { by: 'insurers and dealers' } },
  { id: 'invoice', label: 'The dealer’s invoice', need: 'helps', why: 'It shows the price, the day and the dealer.', whereToFind: ['Papers from the day you got the car', 'The dealer'], ifMissing: { tip: 'The dealer may hold a copy. It can be asked with an access request.', letter: 'sar' }, kept: { by: 'the dealer' } },
  { id: 'addresses-then', label: 'Your addresses at the time', need: 'helps', why: 'Records are often found by an old address.', whereToFind: ['Your credit file', 'Old letters'], ifMissing: { tip: 'Write down the street and town, even without the number.', letter: null }, kept: { by: 'credit reference agencies', years: 'credit-file.years' }, onlyFor: 'moved' },
  { id: 'names-then', label: 'Your names at the time', need: 'helps', why: 'A changed name is a main reason for not being found. Another holder of the agreement counts too.', whereToFind: ['Marriage or deed poll papers'], ifMissing: { tip: 'Write the name down. A paper is rarely needed.', letter: null }, kept: yourself, onlyFor: 'joint-or-renamed' },
  { id: 'notes', label: 'What was said about commission', need: 'helps', why: 'What you remember counts. Write it down now, with who said it.', whereToFind: ['Your memory, and people who were there', 'Messages with the dealer'], ifMissing: { tip: 'Go without. Never guess.', letter: null }, kept: yourself },
  { id: 'complaint-copy', label: 'Your complaint, with proof of sending', need: 'later', essentialAt: ['after-complaint', 'ombudsman'], why: 'It shows the day your time began.', whereToFind: ['Sent e-mails', 'Proof of posting'], ifMissing: { tip: 'Ask the lender when it received your complaint.', letter: 'no-reply' }, kept: lenderKeeps },
  { id: 'replies', label: 'The lender’s letters, above all its final response', need: 'later', essentialAt: ['ombudsman'], why: 'The date on it starts the ombudsman’s time limit.', whereToFind: ['Letters and e-mails, the junk folder too'], ifMissing: { tip: 'Ask the lender for a copy.', letter: 'sar' }, kept: lenderKeeps },
  { id: 'identity', label: 'Proof of identity, for an access request', need: 'later', why: 'A firm may ask for it when it has a real doubt who you are.', whereToFind: ['Passport or driving licence', 'A bill or bank letter with your address'], ifMissing: { tip: 'Do not send it unless asked. If the firm knows your name, address and number, it is not needed.', letter: 'sar-identity' }, kept: yourself },
] as const satisfies readonly EvidenceItem[]

export type EvidenceItemId = (typeof evidenceItems)[number]['id']
