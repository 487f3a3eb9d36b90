import type { Address, Agreement, CaseFile } from '../casefile/caseFile.ts'
import { printPartialDate } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { listInWords } from '../text/listInWords.ts'
import { hasNumber, plateWords, startWords } from './agreementWords.ts'
import { paragraphsOf, rowsOf } from './fill.ts'
import type { Row } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import type { AgreementsGives, SenderGives, SigningGives, ValuesFor } from './letterFields.ts'
import { addressLines } from './recipientOf.ts'

/** Fill in who writes, and for whom. A customer without a name is “the customer”, unless they write for themselves. */
export function signingValues({ person, acting }: Pick<CaseFile, 'person' | 'acting'>): ValuesFor<SigningGives> {
  const writer = oneLine(person.fullName)
  return {
    acting: acting.as,
    writer,
    name: acting.as === 'self' ? writer : oneLine(acting.forName ?? '') || 'the customer',
  }
}

/** Return the writer’s address: never the customer’s when that is somebody else. */
export const writersAddress = ({ person, acting }: Pick<CaseFile, 'person' | 'acting'>): Address | undefined =>
  acting.as === 'self' ? person.addresses[0] : acting.address

export const proofOf = ({ proof }: CaseFile['acting']): 'attached' | 'later' =>
  proof === 'willAttach' ? 'attached' : 'later'

/** Enclose the proof, as any letter after the first one must. Only an executor’s may still be on its way. */
export const withProof = <Case extends Pick<CaseFile, 'acting'>>(caseFile: Case): Case =>
  caseFile.acting.as === 'executor' ? caseFile : { ...caseFile, acting: { ...caseFile.acting, proof: 'willAttach' } }

/** Fill in the writer’s details for any letter. `withBirthDate: false` leaves out what is not needed to be found. */
export function senderValues(
  caseFile: CaseFile,
  context: LetterContext,
  { withBirthDate = true } = {},
): ValuesFor<SenderGives> {
  const { person, acting, agreements } = caseFile
  const [now, ...earlier] = person.addresses
  const same = agreements.length > 0 && agreements.every(({ addressThen }) => addressThen === 0) && earlier.length === 0
  return {
    ...signingValues(caseFile),
    for: acting.as === 'self' ? 'self' : acting.as === 'executor' ? 'estate' : 'other',
    proof: proofOf(acting),
    'customer-address': acting.as === 'self' ? '' : inOneLine(now),
    'answer-by': answerBy(caseFile),
    'reply-to': oneLine((person.contactBy === 'phone' ? person.phone : person.email) ?? ''),
    needs: ended(oneLine(person.supportNeeds ?? '')),
    'earlier-names': person.previousNames.map(oneLine).filter(Boolean).join(', '),
    born: withBirthDate ? person.dob : undefined,
    'address-then': same ? 'same' : 'other',
    'earlier-addresses': earlier.flatMap((address) => earlierAddress(address, context)),
  }
}

/** A number and a name are enough to be found by; a birth date is sent only when a number is missing. */
export const needsBirthDate = (agreements: readonly Agreement[]): boolean =>
  agreements.length === 0 || !agreements.every(hasNumber)

/** The agreements a letter is about, each in a paragraph: every detail that was given, and none that was not. */
export const agreementsValues = (
  agreements: readonly Agreement[],
  context: LetterContext,
): ValuesFor<AgreementsGives> => ({
  agreements: agreements.map((agreement) => agreementWords(agreement, context)),
  'how-many': agreements.length === 0 ? 'none' : agreements.length === 1 ? 'one' : 'several',
  number: agreements.length === 1 ? oneLine(agreements[0]?.agreementNo ?? '') : '',
})

function agreementWords(agreement: Agreement, context: LetterContext): string {
  const { type, start, end, agreementNo, reg = [], dealer, brand, joint, jointNames } = agreement
  const plate = reg.map(plateWords).filter(Boolean).join(', ')
  return paragraphsOf(
    'parts/agreement',
    {
      type,
      start: start && startWords(start),
      end: end && startWords(end),
      number: oneLine(agreementNo ?? ''),
      plates: plate === '' ? 'none' : reg.length > 1 ? 'several' : 'one',
      plate,
      brand: oneLine(brand ?? ''),
      dealer: oneLine(dealer ?? ''),
      joint: joint === 'yes' ? 'yes' : 'no',
      'joint-with': listInWords((jointNames ?? []).map(oneLine).filter(Boolean)),
      ...commissionValues(agreement),
    },
    context,
  ).join(' ')
}

/** The commission that papers show, and its shares of the cost and of the loan where both are known. A guess is nothing to write. */
function commissionValues({ commission, commissionSource, amountOfCredit, totalChargeForCredit }: Agreement) {
  const shown = commissionSource === 'guess' ? undefined : commission
  const share = (of: number | undefined) =>
    shown && amountOfCredit && totalChargeForCredit && of ? `${Math.round((shown / of) * 100)}%` : ''
  return {
    commission: shown || undefined,
    'share-of-cost': share(totalChargeForCredit),
    'share-of-loan': share(amountOfCredit),
  }
}

const earlierAddress = (address: Address, context: LetterContext): Row[] =>
  rowsOf(
    'parts/earlier-address',
    {
      address: inOneLine(address),
      from: address.from && printPartialDate(address.from),
      to: address.to && printPartialDate(address.to),
    },
    context,
  )

const inOneLine = (address: Address | undefined): string => (address ? addressLines(address).join(', ') : '')

/** Choose how the letter asks to be answered: only by an address or number that it gives. */
function answerBy(caseFile: CaseFile): 'email' | 'phone' | 'post' | 'writing' {
  const { contactBy, email, phone } = caseFile.person
  if (contactBy === 'email' && oneLine(email ?? '')) return 'email'
  if (contactBy === 'phone' && oneLine(phone ?? '')) return 'phone'
  return (writersAddress(caseFile)?.lines.length ?? 0) > 0 ? 'post' : 'writing'
}

const ended = (words: string) => (words === '' || /[.!?]$/.test(words) ? words : `${words}.`)
