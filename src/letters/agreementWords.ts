import type { Agreement, AgreementType, PartialDate } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { printPartialDate } from '../casefile/partialDate.ts'

const kinds: Record<AgreementType, string> = {
  pcp: 'PCP',
  hp: 'Hire purchase',
  conditionalSale: 'Conditional sale',
  lease: 'Lease',
  personalLoan: 'Loan',
  unknown: 'Car finance (I am not sure which kind)',
}

/** One agreement in one paragraph: every detail that was given, and none that was not. */
export function agreementWords(agreement: Agreement): string {
  const { type, start, end, agreementNo, reg, dealer, brand, joint, jointNames } = agreement
  return [
    `${kinds[type]}${start ? ` that started ${startWords(start)}` : ''}${end ? ` and ended ${startWords(end)}` : ''}`,
    sentence('Agreement number', agreementNo),
    sentence(reg && reg.length > 1 ? 'Number plates (the car was changed)' : 'Number plate', reg?.map(plateWords).filter(Boolean).join(', ')),
    sentence('The finance carried the name', brand),
    sentence('Dealer or broker:', dealer),
    joint === 'yes' ? `It was a joint agreement${others(jointNames)}` : '',
  ].filter(Boolean).map((words) => `${words}.`).join(' ')
}

/** "AB16 CDE" for plates of the present form; all others as they were typed. */
export const plateWords = (plate: string): string => oneLine(plate).replace(/^([A-Z]{2}\d{2})([A-Z]{3})$/, '$1 $2')

/** True when the lender has to look the agreement up by other details. */
export const hasNumber = ({ agreementNo }: Agreement): boolean => oneLine(agreementNo ?? '') !== ''

const sentence = (label: string, value: string | undefined) => (value && oneLine(value) ? `${label} ${oneLine(value)}` : '')

/** "on 3 May 2016", "in May 2016". */
export function startWords(date: PartialDate): string {
  return `${date.day === undefined ? 'in' : 'on'} ${printPartialDate(date)}`
}

function others(names: string[] | undefined): string {
  const known = (names ?? []).map(oneLine).filter(Boolean)
  return known.length > 0 ? ` with ${known.join(' and ')}` : ''
}
