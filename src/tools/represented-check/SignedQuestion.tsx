import { inCase } from '../case/snapshot.ts'
import { DayQuestion } from '../questions/DayQuestion.tsx'
import type { QuestionProps } from '../questions/Asked.tsx'

/** When the contract was made. */
export function SignedQuestion(page: QuestionProps) {
  const {
    caseFile: { representative },
    answers,
  } = page.now
  return (
    <DayQuestion
      page={page}
      id="signed"
      title="When did you sign or tick the box?"
      about="you signed"
      unknown
      hint="Like 27 3 2026. In the first days you can cancel without a reason."
      given={representative?.signedOn ?? (answers.asked.includes('signed') ? 'unknown' : undefined)}
      keep={(day) =>
        inCase((caseFile) => ({
          ...caseFile,
          representative: { name: caseFile.representative?.name ?? '', ...(day ? { signedOn: day } : {}) },
        }))
      }
    />
  )
}
