import { fetchedParts } from '../controls/fetchedPart.tsx'
import type { QuestionProps } from './PageQuestion.tsx'

/** Ask which lender a letter came from. Only an answer to that letter needs it, so the code comes later. */
export const fromQuestions = fetchedParts<QuestionProps, keyof typeof import('./fromPages.tsx').fromPages>(
  ['from', 'from-other'],
  async () => (await import('./fromPages.tsx')).fromPages,
)
