import { useMemo } from 'react'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { ActingQuestion } from '../../toolkit/questions/actingQuestion.ts'
import { agreementQuestions, agreementSection, personQuestions } from '../../toolkit/questions/caseQuestions.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { type EndProps, StepFlow } from '../../toolkit/run/StepFlow.tsx'
import { useCaseAnswers } from '../../toolkit/run/stepStores.ts'
import { accessEndsEarly, accessStepsOf } from './accessSteps.ts'

// Letters come after many questions; so does their code.
const pages = () => import('./accessEnds.tsx')
const followUp = () => import('./FollowUpPage.tsx')

const questions = {
  ...agreementQuestions,
  ...personQuestions,
  acting: ActingQuestion,
  'sar-items': fetchedPart<QuestionProps>(async () => (await pages()).itemsQuestion),
  'sar-format': fetchedPart<QuestionProps>(async () => (await pages()).formatQuestion),
}

const letters = fetchedPart<EndProps>(async () => (await pages()).AccessLettersPage)
const ends = {
  check: fetchedPart<EndProps>(async () => (await pages()).AccessCheck),
  letters,
  letter: letters,
  'follow-up': fetchedPart<EndProps>(async () => (await followUp()).FollowUpPage),
  verdict: fetchedPart<EndProps>(async () => (await followUp()).FollowUpVerdict),
}

const stop = { when: accessEndsEarly, End: letters }

/** A request for one’s own data to each lender, and the letters that follow by what came back. */
export const Tool = withCase(function AccessRequest({ context }) {
  const sectionOf = useMemo(() => (step: string, now: Snapshot) => agreementSection(step, now, context), [context])
  const store = useCaseAnswers()
  return <StepFlow store={store} context={context} {...{ stepsOf: accessStepsOf, questions, ends, stop, sectionOf }} />
})
