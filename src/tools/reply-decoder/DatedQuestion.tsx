import { DayQuestion } from '../questions/DayQuestion.tsx'
import { inChecks } from '../questions/inChecks.ts'
import type { QuestionProps } from '../questions/Asked.tsx'

/** The date on the letter, from which its time limits run. */
export const DatedQuestion = (page: QuestionProps) => (
  <DayQuestion
    page={page}
    id="dated"
    title="What is the date on the letter?"
    about="on the letter"
    hint="Like 27 3 2026. Time limits run from this date. If it has none, give the day it came."
    given={page.now.answers.checks?.['dated']}
    keep={(day) => inChecks({ dated: day ?? '' })}
  />
)
