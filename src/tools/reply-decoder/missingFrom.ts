import { pointCheck } from '../../replies/pointCheck.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import { knownLetters } from './knownLetters.ts'

/** Each thing that a pasted letter must hold, and where it does; nothing where its kind or its words are not known. */
export function checkedPoints({ letters: [letter, other], text }: LetterReading) {
  const known = knownLetters()
  return known && letter && !other && text ? pointCheck(text, letter, known) : []
}

/** What such a letter lacks, as its reader asks for it. */
export const missingFrom = (reading: LetterReading): string[] =>
  checkedPoints(reading).flatMap(({ found, asks, says }) => (found ? [] : [asks ?? says]))
