import { fetchedParts } from '../controls/fetchedPart.tsx'
import type { QuestionProps } from './PageQuestion.tsx'

/** Which lender a letter came from. It is asked for an answer to that letter alone, so the code comes later. */
export const fromQuestions = fetchedParts<QuestionProps, keyof typeof import('./fromPages.tsx').fromPages>(
  ['from', 'from-other'],
  async () => (await import('./fromPages.tsx')).fromPages,
)
