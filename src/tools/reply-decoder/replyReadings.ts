import { type NextLetterKind, nextLetterKinds } from '../../content/letters/letterKinds.ts'
import type { Stage } from '../../replies/lenderLetter.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import { sentenceAround } from '../../replies/sentenceAround.ts'
import { knownLetters } from '../../toolkit/letters/knownLetters.ts'

type Checks = Readonly<Record<string, string>>
type Known = NonNullable<ReturnType<typeof knownLetters>>

const stages: Readonly<Record<string, Stage>> = { provisional: 'provisional', final: 'final' }
const complained: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** Read the letters by their words or what was picked, and what was answered of them. Nothing until letters are known. */
export function replyReadings(checks: Checks = {}, known = knownLetters()): readonly LetterReading[] {
  if (!known) return []
  const key = ['how', 'words', 'says', 'stage', 'complained', 'kind'].map((id) => checks[id] ?? '').join('\0')
  if (last?.key !== key || last.known !== known) last = { key, known, read: readingsOf(checks, known) }
  return last.read
}

/** Steps ask for the same reading again and again, and a long letter takes a moment. */
let last: { key: string; known: Known; read: readonly LetterReading[] } | undefined

function readingsOf(checks: Checks, known: Known): readonly LetterReading[] {
  const told = {
    stage: stages[checks['stage'] ?? ''],
    complained: complained[checks['complained'] ?? ''],
    kind: checks['kind'],
  }
  if (checks['how'] === 'paste') return known.readLetters(checks['words'] ?? '', known, told).filter(says)
  const picked = (checks['says'] ?? '').split(' ')
  return [known.readPicked(picked, known, told)].filter(says)
}

const says = ({ letters, points, seems, asks }: LetterReading) =>
  letters.length > 0 || points.length > 0 || seems !== undefined || asks.length > 0

/** The sentence of a letter that speaks most for its being of a kind; undefined where none does. */
export function evidenceWords(reading: LetterReading, kind: string, known: Known): string | undefined {
  const found = reading.text === '' ? undefined : known.evidenceFor(reading, kind, known)
  if (!found) return undefined
  const { start } = reading
  const sentence = sentenceAround(reading.text, { start: found.start - start, end: found.end - start })
  return Object.values(sentence).join('').replace(/\s+/g, ' ').trim()
}

/** The letter of that name, when it is one to write here. */
export const answerKind = (name: string | null | undefined): NextLetterKind | undefined =>
  nextLetterKinds.find((kind) => kind === name)
