import type { Address } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { printPartialDate } from '../casefile/partialDate.ts'

/** An address as on an envelope. */
export const addressLines = ({ lines, postcode, country }: Address): string[] =>
  [...lines, postcode ?? '', country ?? ''].map(oneLine).filter(Boolean)

/** "from 2009 to about May 2014", "until 2014", or nothing. */
export function addressPeriod({ from, to }: Address): string {
  return [from ? `from ${printPartialDate(from)}` : '', to ? `to ${printPartialDate(to)}` : ''].filter(Boolean).join(' ')
}
