import { useMemo } from 'react'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { ActingQuestion } from '../../toolkit/questions/actingQuestion.ts'
import { beforeQuestion } from '../../toolkit/questions/beforeQuestion.ts'
import { type QuestionProps, questionWords } from '../../toolkit/questions/PageQuestion.tsx'
import { complainedSoFar, packEndsEarly, packStepsOf } from './packSteps.ts'
import { inChecks } from '../../toolkit/questions/inChecks.ts'
import type { AnswerBinding } from '../../toolkit/questions/question.tsx'
import { agreementQuestions, agreementSection, personQuestions } from '../../toolkit/questions/caseQuestions.ts'
import { type EndProps, StepFlow } from '../../toolkit/run/StepFlow.tsx'
import { useCaseAnswers } from '../../toolkit/run/stepStores.ts'

/** A complaint is what opens the way to the ombudsman. */
const complained: AnswerBinding<string> = {
  given: ({ now }) => complainedSoFar(now),
  keep: (value) => inChecks({ 'pack-before': value ?? '' }),
}

const questions = {
  ...agreementQuestions,
  ...personQuestions,
  acting: ActingQuestion,
  before: beforeQuestion(complained, (page) => questionWords(page).complained),
  answer: fetchedPart<QuestionProps>(async () => (await import('./AnswerQuestion.tsx')).AnswerQuestion),
}

// The pack comes after many questions; so does its code.
const part = (stage: 'reasons' | 'sheets') =>
  fetchedPart<EndProps>(async () => {
    const { PackPage } = await import('./PackPage.tsx')
    return (end) => <PackPage {...end} stage={stage} />
  })
const ends = {
  check: fetchedPart<EndProps>(async () => (await import('./PackCheck.tsx')).PackCheck),
  reasons: part('reasons'),
  sheets: part('sheets'),
}

const stop = {
  when: packEndsEarly,
  End: fetchedPart<EndProps>(async () => (await import('./TooEarlyPage.tsx')).TooEarlyPage),
}

/** Check whether the ombudsman can be asked now and, if so, write the nine sheets to send. */
export const Tool = withCase(function OmbudsmanPack({ context }) {
  const sectionOf = useMemo(() => (step: string, now: Snapshot) => agreementSection(step, now, context), [context])
  const store = useCaseAnswers()
  return <StepFlow store={store} context={context} {...{ stepsOf: packStepsOf, questions, ends, stop, sectionOf }} />
})
