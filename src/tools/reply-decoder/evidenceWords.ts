import type { LetterReading } from '../../replies/readLetters.ts'
import { sentenceAround } from '../../replies/sentenceAround.ts'
import type { knownLetters } from '../../toolkit/letters/knownLetters.ts'

/** The sentence of a letter that speaks most for its being of a kind; undefined where none does. */
export function evidenceWords(
  reading: LetterReading,
  kind: string,
  known: NonNullable<ReturnType<typeof knownLetters>>,
): string | undefined {
  const found = reading.text === '' ? undefined : known.evidenceFor(reading, kind, known)
  if (!found) return undefined
  const { start } = reading
  const sentence = sentenceAround(reading.text, { start: found.start - start, end: found.end - start })
  return Object.values(sentence).join('').replace(/\s+/g, ' ').trim()
}
