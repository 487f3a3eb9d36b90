import type { ToolAnswers } from '../../casefile/toolAnswers.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { QuestionProps } from '../../toolkit/questions/Asked.tsx'
import { inAnswers, inTurn } from '../../toolkit/case/snapshot.ts'
import { type Place, question } from '../../toolkit/questions/question.tsx'

const want: Place<NonNullable<ToolAnswers['want']>> = {
  given: ({ now }) => now.answers.want,
  keep: (value) => (value ? inAnswers({ want: value }) : inTurn()),
}

/** What the letter should do. */
export const wantQuestion = question(
  ({ context }: QuestionProps) => toolWords(context.words, 'complaint-letter').want,
  {
    fields: { want: { look: { as: 'choice' }, place: want } },
  },
)
