import type { AgreementType } from '../../casefile/caseKinds.ts'

/** Kinds of finance, in the order they are offered. */
export const agreementKinds = [
  'pcp',
  'hp',
  'conditionalSale',
  'lease',
  'personalLoan',
  'unknown',
] as const satisfies readonly AgreementType[]
