import { DayQuestion } from '../questions/DayQuestion.tsx'
import { inChecks } from '../questions/inChecks.ts'
import type { QuestionProps } from '../questions/Asked.tsx'
import { useWords } from '../kit/useWords.ts'

/** The date on the lender’s letter that names a firm. */
export function LenderDatedQuestion(page: QuestionProps) {
  const words = useWords('represented-check').lenderDated
  return (
    <DayQuestion
      page={page}
      id="lender-dated"
      {...words}
      given={page.now.answers.checks?.['lender-dated']}
      keep={(day) => inChecks({ 'lender-dated': day ?? '' })}
    />
  )
}
