import { inCase } from '../case/snapshot.ts'
import { DayQuestion } from '../questions/DayQuestion.tsx'
import type { QuestionProps } from '../questions/Asked.tsx'
import { useWords } from '../kit/useWords.ts'

/** When the contract was made. */
export function SignedQuestion(page: QuestionProps) {
  const words = useWords('represented-check').signed
  const {
    caseFile: { representative },
    answers,
  } = page.now
  return (
    <DayQuestion
      page={page}
      id="signed"
      {...words}
      unknown
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
