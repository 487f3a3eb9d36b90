import { toolWords } from '../../letters/toolWords.ts'
import type { QuestionProps } from '../questions/Asked.tsx'
import { ofChecks } from '../questions/places.ts'
import { question } from '../questions/question.tsx'

/** Two ways in. */
export const howQuestion = question(({ context }: QuestionProps) => toolWords(context.words, 'reply-decoder').how, {
  fields: { how: { look: { as: 'choice' }, place: ofChecks('how') } },
})
