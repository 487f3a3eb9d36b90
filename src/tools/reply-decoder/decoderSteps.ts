import { kindOfStep } from '../../flows/steps.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { Ask } from '../../replies/lenderLetter.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { personSteps, signingSteps } from '../../toolkit/case/steps.ts'
import { fromSteps } from '../../toolkit/questions/fromLender.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { ofChecks } from '../../toolkit/questions/places.ts'
import { question } from '../../toolkit/questions/question.tsx'
import { replyReadings } from './replyReadings.ts'

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
