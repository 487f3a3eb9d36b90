import { type NextLetterKind, nextLetterKinds } from '../../content/letters/letterKinds.ts'

/** What each letter back does. */
export const answerNames: Record<NextLetterKind, string> = {
  'no-reply': 'Ask for an answer',
  'opt-in': 'Say that you want to join',
  'search-again': 'Ask it to search again',
  'explain-decision': 'Ask how it decided',
  'time-limit': 'Ask which time limit it means',
  'not-represented': 'Say that nobody acts for you',
  'explain-offer': 'Ask how the sum was worked out',
  'missing-points': 'Ask for what is missing',
  'send-information': 'Send what it asked for',
  'right-firm': 'Ask which firm answers',
  'brand-link': 'Ask about the link with the car maker',
  'set-off': 'Ask what it wants to keep back',
}

/** The letter of that name, when it is one to write here. */
export const answerKind = (name: string | null | undefined): NextLetterKind | undefined =>
  nextLetterKinds.find((kind) => kind === name)
