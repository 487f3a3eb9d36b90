import { type NextLetterKind, nextLetterKinds } from '../../content/letters/letterKinds.ts'
import { kindOfStep } from '../../flows/steps.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { Ask, Stage } from '../../replies/lenderLetter.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import { sentenceAround } from '../../replies/sentenceAround.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { personSteps, signingSteps } from '../../toolkit/case/steps.ts'
import { knownLetters } from '../../toolkit/letters/knownLetters.ts'
import { fromSteps } from '../../toolkit/questions/fromLender.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { ofChecks } from '../../toolkit/questions/places.ts'
import { question } from '../../toolkit/questions/question.tsx'

/** Ask how the letter is looked up: by its words, or from a list. */
export const howQuestion = question(({ context }: QuestionProps) => toolWords(context.words, 'reply-decoder').how, {
  fields: { how: { look: { as: 'choice' }, place: ofChecks('how') } },
})

const askSteps: Readonly<Record<Ask, string>> = { provisional: 'stage', complained: 'complained', kind: 'kind' }

/** List the questions about the letter itself: its words, what they leave open, and the date of each that starts a clock. */
export function readingSteps({ answers: { checks = {} } }: Snapshot): string[] {
  const unanswered = replyReadings({ ...checks, stage: '', complained: '', kind: '' })
  const open = new Set(
    [...unanswered, ...replyReadings(checks)].flatMap(({ asks, letters }) =>
      letters.length > 0 ? asks.map((ask) => askSteps[ask]) : [],
    ),
  )
  return [
    'how',
    checks['how'] === 'paste' ? 'words' : 'says',
    ...['kind', 'stage', 'complained'].filter((step) => open.has(step)),
    'dated',
    ...furtherDates(checks),
  ]
}

/** The letters after the first that start a clock: each has a date of its own. */
const furtherDates = (checks: Readonly<Record<string, string>>): string[] =>
  replyReadings(checks).flatMap(({ letters }, index) =>
    index > 0 && letters.some(({ starts }) => starts !== null) ? [`dated:${index}`] : [],
  )

/** Value kept for a date that nobody knows. */
export const undated = 'unknown'

/** Name the kept date of each letter. */
export const dateOf = (index: number): string => (index === 0 ? 'dated' : `dated-${index}`)

/** List the questions for the letter back: for some only how to sign it, for others everything a lender can search by. */
export function answerSteps(now: Snapshot): string[] {
  const kind = now.answers.checks?.['answer-to']
  const searches = kind === 'search-again' || kind === 'thin-records' || kind === 'send-information'
  return [
    ...readingSteps(now),
    ...fromSteps(now),
    ...(searches ? ['acting', ...personSteps(now.caseFile)] : signingSteps(now.caseFile)),
  ]
}

/** True for the steps before the letter back is wanted. */
export const isReading = (step: string): boolean =>
  ['', 'how', 'words', 'says', 'kind', 'stage', 'complained', 'dated', 'meaning'].includes(kindOfStep(step))

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

/** Memoized reading: steps ask for it often, and a long letter takes a moment. */
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

/** Find the sentence that best shows a letter to be of a kind; undefined if none does. */
export function evidenceWords(reading: LetterReading, kind: string, known: Known): string | undefined {
  const found = reading.text === '' ? undefined : known.evidenceFor(reading, kind, known)
  if (!found) return undefined
  const { start } = reading
  const sentence = sentenceAround(reading.text, { start: found.start - start, end: found.end - start })
  return Object.values(sentence).join('').replace(/\s+/g, ' ').trim()
}

/** Find the kind of that name, if it is written here. */
export const answerKind = (name: string | null | undefined): NextLetterKind | undefined =>
  nextLetterKinds.find((kind) => kind === name)
