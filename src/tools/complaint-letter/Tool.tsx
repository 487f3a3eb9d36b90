import { useMemo } from 'react'
import { CaseFlow, type EndProps } from '../case/CaseFlow.tsx'
import type { Snapshot } from '../case/snapshot.ts'
import { withCase } from '../case/withCase.tsx'
import { fetchedPart } from '../kit/fetchedPart.tsx'
import { ActingQuestion } from '../questions/ActingQuestion.tsx'
import { agreementQuestions, agreementSection } from '../questions/agreementQuestions.ts'
import { lendersQuestion } from '../questions/lenderList.tsx'
import type { QuestionProps } from '../questions/Asked.tsx'
import { personQuestions } from '../questions/personQuestions.ts'
import { isUnderWay, stepsOf } from './complaintSteps.ts'

// Letters come after many questions; so does their code.
const pages = () => import('./complaintEnds.ts')

const questions = {
  ...agreementQuestions,
  ...personQuestions,
  acting: ActingQuestion,
  want: fetchedPart<QuestionProps>(async () => (await pages()).WantQuestion),
  lenders: lendersQuestion(stepsOf),
}

const letters = fetchedPart<EndProps>(async () => (await pages()).ComplaintLettersPage)
const ends = {
  check: fetchedPart<EndProps>(async () => (await pages()).ComplaintCheck),
  letters,
  letter: fetchedPart<EndProps>(async () => (await pages()).ComplaintLetterPage),
  'joint-letter': fetchedPart<EndProps>(async () => (await pages()).JointLetterPage),
}

const stop = { when: isUnderWay, End: letters }

/** A complaint to each lender: questions once, then a letter each, to change, send or keep. */
export const Tool = withCase(function ComplaintLetter({ context }) {
  const sectionOf = useMemo(() => (step: string, now: Snapshot) => agreementSection(step, now, context), [context])
  return (
    <CaseFlow context={context} stepsOf={stepsOf} questions={questions} ends={ends} stop={stop} sectionOf={sectionOf} />
  )
})
