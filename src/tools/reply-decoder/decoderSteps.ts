import { kindOfStep, personSteps } from '../case/steps.ts'
import type { Snapshot } from '../case/snapshot.ts'
import { fromSteps } from '../questions/fromLender.ts'
import type { ReplyMeaning } from '../../content/words/schema.ts'
import { replyReadings } from './replyReadings.ts'

/** What is asked of the letter itself. */
export const readingSteps = ({ answers }: Snapshot): string[] => [
  'how',
  answers.checks?.['how'] === 'paste' ? 'words' : 'says',
  'dated',
]

/** What is asked for the letter back: for some only how to sign it, for others everything a lender can search by. */
export function answerSteps(now: Snapshot, meanings: readonly ReplyMeaning[]): string[] {
  const { next } =
    replyReadings(meanings, now.answers.checks).find(({ meaning }) => meaning.id === now.answers.checks?.['answer-to'])
      ?.meaning ?? {}
  const searches = next === 'search-again' || next === 'send-information'
  return [
    ...readingSteps(now),
    ...fromSteps(now),
    ...(searches ? personSteps(now.caseFile) : ['name', 'address:0', 'reply']),
  ]
}

/** True for the steps before the letter back is wanted. */
export const isReading = (step: string): boolean =>
  ['', 'how', 'words', 'says', 'dated', 'meaning'].includes(kindOfStep(step))
