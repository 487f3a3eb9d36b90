import { toolWords } from '../../letters/toolWords.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { ofChecks } from '../../toolkit/questions/places.ts'
import { question } from '../../toolkit/questions/question.tsx'

/** Two ways in. */
export const howQuestion = question(({ context }: QuestionProps) => toolWords(context.words, 'reply-decoder').how, {
  fields: { how: { look: { as: 'choice' }, place: ofChecks('how') } },
})
