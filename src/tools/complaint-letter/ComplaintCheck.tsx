import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { CheckAnswers } from '../../toolkit/questions/CheckAnswers.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import type { ToolAnswers } from '../../casefile/toolAnswers.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { compose, inAnswers } from '../../toolkit/case/snapshot.ts'
import { type AnswerBinding, question } from '../../toolkit/questions/question.tsx'

/** All answers, with what was said before and what the lender should do. */
export function ComplaintCheck(end: EndProps) {
  const { check: words, want } = useWords('complaint-letter')
  const { answers, caseFile } = end.now
  const before = caseFile.representative
    ? caseFile.representative.name || words.represented
    : answers.complainedBefore
      ? words.complained
      : words.notBefore
  return (
    <CheckAnswers
      end={end}
      next="letters"
      button={words.button}
      also={[
        { key: 'before', label: words.before, value: before },
        { key: 'want', label: words.want, value: answers.want && want.options[answers.want].label },
      ]}
    />
  )
}

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
