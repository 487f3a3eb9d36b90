import { DayQuestion } from '../questions/DayQuestion.tsx'
import { inChecks } from '../questions/inChecks.ts'
import type { QuestionProps } from '../questions/Asked.tsx'

/** The date on the lender’s letter that names a firm. */
export const LenderDatedQuestion = (page: QuestionProps) => (
  <DayQuestion
    page={page}
    id="lender-dated"
    title="What is the date on the lender’s letter?"
    about="on the letter"
    hint="Like 27 3 2026. If it has none, give the day it came."
    given={page.now.answers.checks?.['lender-dated']}
    keep={(day) => inChecks({ 'lender-dated': day ?? '' })}
  />
)
