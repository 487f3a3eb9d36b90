import type { Agreement, PartialDate } from '../casefile/caseFile.ts'
import { printPartialDate } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'

/** "AB16 CDE" for plates of the present form; all others as they were typed. */
export const plateWords = (plate: string): string => oneLine(plate).replace(/^([A-Z]{2}\d{2})([A-Z]{3})$/, '$1 $2')

/** True when the lender has to look the agreement up by other details. */
export const hasNumber = ({ agreementNo }: Agreement): boolean => oneLine(agreementNo ?? '') !== ''

/** "on 3 May 2016", "in May 2016". */
export function startWords(date: PartialDate): string {
  return `${date.day === undefined ? 'in' : 'on'} ${printPartialDate(date)}`
}
