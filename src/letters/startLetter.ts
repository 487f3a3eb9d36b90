import type { Agreement, CaseFile } from '../casefile/caseFile.ts'
import { lenderKey, lenderKeysOf } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { proofOf, signingValues, writersAddress } from './caseValues.ts'
import { linesOf, writeFrom } from './fill.ts'
import type { Letter, Recipient, Ungiven } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import type { LetterId, ValuesOf } from './letterFields.ts'
import { addressedTo, addressLines, isAddressed, isNamed, type LenderAddress, recipientOf } from './recipientOf.ts'

/** A letter to a firm, with everything but its words. */
export type LetterStart = { caseFile: CaseFile; to: Recipient; key: string; context: LetterContext }

export function writeLetter<Id extends LetterId>(
  { caseFile, to, key, context }: LetterStart,
  kind: Letter['kind'],
  id: Id,
  values: ValuesOf<Id>,
  about: readonly Agreement[] = [],
): Letter {
  const { subject, greeting, blocks, closing, does, rests } = writeFrom(id, values, context)
  return {
    kind,
    from: senderLines(caseFile),
    to: addressedTo(to, greeting),
    date: context.today,
    reference: referenceFor(caseFile.id, key),
    subject,
    greeting,
    paragraphs: blocks,
    closing,
    signature: linesOf('parts/signature', signingValues(caseFile), context),
    enclosed: linesOf(
      'parts/enclosed',
      {
        acting: caseFile.acting.as,
        proof: proofOf(caseFile.acting),
        'goes-to': kind === 'ico-complaint' ? 'commissioner' : 'firm',
      },
      context,
    ),
    does,
    rests,
    without: ungiven(about, to),
  }
}

export type LettersForLender = { agreements: Agreement[]; address: LenderAddress; start: LetterStart }

export function lettersTo(key: string, caseFile: CaseFile, context: LetterContext): LettersForLender {
  const agreements = caseFile.agreements.filter((agreement) => lenderKey(agreement) === key)
  const address = recipientOf(key, agreements, context.lenders)
  return { agreements, address, start: { caseFile, to: address.to, key, context } }
}

/** The lenders of a case that can be written to, in the order of its agreements. */
export const namedLenders = (caseFile: CaseFile, context: Pick<LetterContext, 'lenders'>): string[] =>
  lenderKeysOf(caseFile).filter((key) => isNamed(recipientOf(key, caseFile.agreements, context.lenders).to))

function senderLines(caseFile: CaseFile): string[] {
  const { person } = caseFile
  const now = writersAddress(caseFile)
  return [person.fullName, ...(now ? addressLines(now) : []), person.email ?? '', person.phone ?? '']
    .map(oneLine)
    .filter(Boolean)
}

/** List what was not given and, where it was given for some agreements, the numbers of those it is missing for. */
function ungiven(about: readonly Agreement[], to: Recipient): Ungiven[] {
  const missing = (detail: Ungiven['detail'], isMissing: (agreement: Agreement) => boolean): Ungiven[] => {
    const agreements = about.flatMap((agreement, index) => (isMissing(agreement) ? [index + 1] : []))
    return agreements.length === 0 ? [] : [{ detail, agreements: agreements.length < about.length ? agreements : [] }]
  }
  return [
    ...missing('number', ({ agreementNo = '' }) => agreementNo === ''),
    ...missing('start', ({ start }) => start === undefined),
    ...missing('plate', ({ reg = [] }) => reg.length === 0),
    ...(isAddressed(to) ? [] : [{ detail: 'address' as const, agreements: [] }]),
  ]
}

// No 0, O, 1, I or L: the reference is read out on the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** The writer's own reference for one lender, "CF-7K2M": the same for every letter of a case to that lender. */
export function referenceFor(caseId: string, lender: string): string {
  // FNV-1a over the code points; a reference has only to differ between a person's own letters.
  let hash = 2_166_136_261
  for (const character of `${caseId}\n${lender}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  let code = ''
  for (let place = 0; place < 4; place++) {
    code += alphabet[hash % alphabet.length]
    hash = Math.floor(hash / alphabet.length)
  }
  return `CF-${code}`
}

/** The lender that a letter’s reference was made for, among those of a case; undefined for a letter to someone else, such as a dealer. */
export const keyOfReference = (reference: string, caseId: string, keys: readonly string[]): string | undefined =>
  keys.find((key) => referenceFor(caseId, key) === reference)
