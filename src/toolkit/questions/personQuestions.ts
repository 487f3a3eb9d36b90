import { fetchedParts } from '../controls/fetchedPart.tsx'
import type { QuestionProps } from './PageQuestion.tsx'

/** The questions about the person, by the names of their steps. Others come before them, so their code comes later. */
export const personQuestions = fetchedParts<QuestionProps, keyof typeof import('./personPages.ts').personPages>(
  ['name', 'other-names', 'birth', 'address', 'address-then', 'reply', 'needs'],
  async () => (await import('./personPages.ts')).personPages,
)
