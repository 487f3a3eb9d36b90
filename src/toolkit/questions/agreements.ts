import type { Agreement, CaseFile } from '../../casefile/caseFile.ts'
import { lenderKey, lenderKeysOf } from '../../casefile/lenderKey.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { CaseContext } from '../case/caseTool.ts'
import { nameOnceAnswered } from '../case/steps.ts'
import { aboutOfStep } from '../../flows/steps.ts'

/** The agreement with that id, or the one that a step for a new one has made by now. */
export function agreementOf({ agreements }: CaseFile, about: string): Agreement | undefined {
  const id = aboutOfStep(nameOnceAnswered(`lender:${about}`, { agreements }))
  return agreements.find((agreement) => agreement.id === id)
}

/** The agreements with the same lender as this one, itself included. */
export const withSameLender = (caseFile: CaseFile, id: string): Agreement[] => {
  const agreement = agreementOf(caseFile, id)
  return agreement ? caseFile.agreements.filter((other) => lenderKey(other) === lenderKey(agreement)) : []
}

/** Name the lender of an agreement. */
export const lenderNameOf = (
  { lenderId, lenderNameTyped }: Pick<Agreement, 'lenderId' | 'lenderNameTyped'>,
  { lenders: { lenders }, words }: Pick<CaseContext, 'lenders' | 'words'>,
): string =>
  lenders.find(({ slug }) => slug === lenderId)?.name ??
  (lenderNameTyped || lenderId || toolWords(words, 'shared').lenderNotKnown)

/** Name a lender of a case by its key. */
export const lenderNameFor = (
  { agreements }: CaseFile,
  key: string,
  context: Pick<CaseContext, 'lenders' | 'words'>,
): string => lenderNameOf(agreements.find((agreement) => lenderKey(agreement) === key) ?? {}, context)

/** The lenders of a case, to choose from. */
export const lenderChoices = (caseFile: CaseFile, context: Pick<CaseContext, 'lenders' | 'words'>) =>
  lenderKeysOf(caseFile).map((key) => ({ value: key, label: lenderNameFor(caseFile, key, context) }))
