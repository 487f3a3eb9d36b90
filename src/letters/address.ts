import type { Address } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'

/** An address as on an envelope. */
export const addressLines = ({ lines, postcode, country }: Address): string[] =>
  [...lines, postcode ?? '', country ?? ''].map(oneLine).filter(Boolean)
