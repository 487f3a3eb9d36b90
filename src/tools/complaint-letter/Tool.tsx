import { useMemo } from 'react'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { ActingQuestion } from '../../toolkit/questions/actingQuestion.ts'
import { BeforeQuestion } from '../../toolkit/questions/beforeQuestion.ts'
import { agreementQuestions, agreementSection, personQuestions } from '../../toolkit/questions/caseQuestions.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { type EndProps, StepFlow } from '../../toolkit/run/StepFlow.tsx'
import { useCaseAnswers } from '../../toolkit/run/stepStores.ts'
import { complaintEndsEarly, complaintStepsOf } from './complaintSteps.ts'

// Letters come after many questions; so does their code.
const pages = () => import('./complaintEnds.tsx')

const questions = {
  ...agreementQuestions,
  ...personQuestions,
  acting: ActingQuestion,
  before: BeforeQuestion,
  want: fetchedPart<QuestionProps>(async () => (await pages()).wantQuestion),
}

const letters = fetchedPart<EndProps>(async () => (await pages()).ComplaintLettersPage)
const ends = {
  check: fetchedPart<EndProps>(async () => (await pages()).ComplaintCheck),
  letters,
  letter: fetchedPart<EndProps>(async () => (await pages()).ComplaintLetterPage),
  'agreement-copy': fetchedPart<EndProps>(async () => (await pages()).AgreementCopyPage),
  'joint-letter': fetchedPart<EndProps>(async () => (await pages()).JointLetterPage),
}

const stop = { when: complaintEndsEarly, End: letters }

/** A complaint to each lender: questions once, then a letter each, to change, send or keep. */
export const Tool = withCase(function ComplaintLetter({ context }) {
  const sectionOf = useMemo(() => (step: string, now: Snapshot) => agreementSection(step, now, context), [context])
  const store = useCaseAnswers()
  return (
    <StepFlow store={store} context={context} {...{ stepsOf: complaintStepsOf, questions, ends, stop, sectionOf }} />
  )
})
