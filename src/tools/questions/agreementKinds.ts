import type { AgreementType } from '../../casefile/caseFile.ts'

/** Kinds of finance, as people are asked about them. */
export const agreementKinds: readonly { value: AgreementType; label: string; hint?: string }[] = [
  { value: 'pcp', label: 'PCP', hint: 'Monthly payments, then a large last one if you keep the car' },
  { value: 'hp', label: 'Hire purchase', hint: 'Monthly payments, then the car is yours' },
  {
    value: 'conditionalSale',
    label: 'Conditional sale',
    hint: 'Like hire purchase, without an option to buy at the end',
  },
  { value: 'lease', label: 'Lease or contract hire', hint: 'You had to give the car back' },
  { value: 'personalLoan', label: 'A loan' },
  { value: 'unknown', label: 'I do not know' },
]

/** "Hire purchase" for "hp". */
export const kindName = (type: AgreementType): string =>
  agreementKinds.find(({ value }) => value === type)?.label ?? type
