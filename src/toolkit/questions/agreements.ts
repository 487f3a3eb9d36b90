import { type Agreement, type CaseFile, lenderKey, lenderKeysOf } from '../../casefile/caseFile.ts'
import { aboutOfStep } from '../../flows/steps.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { type Change, newId, updateCase } from '../case/snapshot.ts'
import { nameOnceAnswered } from '../case/steps.ts'
import type { CaseContext } from '../case/withCase.tsx'

/** The agreement with that id, or the one that a step for a new one has made by now. */
export function agreementOf({ agreements }: CaseFile, about: string): Agreement | undefined {
  const id = aboutOfStep(nameOnceAnswered(`lender:${about}`, { agreements }))
  return agreements.find((agreement) => agreement.id === id)
}

/** List the agreements with the same lender, this one included. */
export const withSameLender = (caseFile: CaseFile, id: string): Agreement[] => {
  const agreement = agreementOf(caseFile, id)
  return agreement ? caseFile.agreements.filter((other) => lenderKey(other) === lenderKey(agreement)) : []
}

export const lenderNameOf = (
  { lenderId, lenderNameTyped }: Pick<Agreement, 'lenderId' | 'lenderNameTyped'>,
  { lenders, words }: Pick<CaseContext, 'lenders' | 'words'>,
): string =>
  lenders.find(({ slug }) => slug === lenderId)?.name ??
  (lenderNameTyped || lenderId || toolWords(words, 'shared').lenderNotKnown)

export const lenderNameFor = (
  { agreements }: CaseFile,
  key: string,
  context: Pick<CaseContext, 'lenders' | 'words'>,
): string => lenderNameOf(agreements.find((agreement) => lenderKey(agreement) === key) ?? {}, context)

export const lenderChoices = (caseFile: CaseFile, context: Pick<CaseContext, 'lenders' | 'words'>) =>
  lenderKeysOf(caseFile).map((key) => ({ value: key, label: lenderNameFor(caseFile, key, context) }))

export const newAgreement = (lender: Pick<Agreement, 'lenderId' | 'lenderNameTyped' | 'brand'>): Agreement => ({
  id: newId(),
  ...lender,
  type: 'unknown',
  joint: 'unknown',
})

export const inAgreement = (about: string, change: (agreement: Agreement) => Agreement): Change =>
  updateCase((caseFile) => {
    const own = agreementOf(caseFile, about)
    return {
      ...caseFile,
      agreements: caseFile.agreements.map((agreement) => (agreement === own ? change(agreement) : agreement)),
    }
  })

/** Set the number of agreements with a lender: add after the last one, or remove the last ones. */
export function withCount(caseFile: CaseFile, id: string, count: number): CaseFile {
  const own = withSameLender(caseFile, id)
  const [first] = own
  if (!first) return caseFile
  const { lenderId, lenderNameTyped, brand } = first
  const lender = {
    ...(lenderId ? { lenderId } : {}),
    ...(lenderNameTyped ? { lenderNameTyped } : {}),
    ...(brand ? { brand } : {}),
  }
  const kept = [
    ...own.slice(0, count),
    ...Array.from({ length: Math.max(0, count - own.length) }, () => newAgreement(lender)),
  ]
  // One lender’s agreements stay together, where its first one stands.
  return {
    ...caseFile,
    agreements: caseFile.agreements.flatMap((agreement) =>
      agreement === first ? kept : own.includes(agreement) ? [] : [agreement],
    ),
  }
}

/** Name a lender in a step by one of its agreements. A key may hold a name as it was typed, which the browser’s history is not to keep. */
export const stepNameOf = ({ agreements }: CaseFile, key: string): string =>
  agreements.find((agreement) => lenderKey(agreement) === key)?.id ?? ''

export function lenderOfStep(caseFile: CaseFile, about: string): string {
  const agreement = agreementOf(caseFile, about) ?? caseFile.agreements[0]
  return agreement ? lenderKey(agreement) : 'unknown'
}
