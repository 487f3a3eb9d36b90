import type { LetterReading } from '../../replies/readLetters.ts'
import { knownLetters } from '../letters/knownLetters.ts'

/** What such a letter lacks, as its reader asks for it. */
export function missingFrom(reading: LetterReading): string[] {
  const known = knownLetters()
  return known?.checkedPoints(reading, known).flatMap(({ found, asks, says }) => (found ? [] : [asks ?? says])) ?? []
}
