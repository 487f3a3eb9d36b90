import type { ToolAnswers } from '../../casefile/toolAnswers.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { inAnswers, compose } from '../../toolkit/case/snapshot.ts'
import { type AnswerBinding, question } from '../../toolkit/questions/question.tsx'

const want: AnswerBinding<NonNullable<ToolAnswers['want']>> = {
  given: ({ now }) => now.answers.want,
  keep: (value) => (value ? inAnswers({ want: value }) : compose()),
}

/** Ask what the letter should do. */
export const wantQuestion = question(
  ({ context }: QuestionProps) => toolWords(context.words, 'complaint-letter').want,
  {
    fields: { want: { look: { as: 'choice' }, place: want } },
  },
)
