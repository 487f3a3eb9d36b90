import { useMemo } from 'react'
import { toolWords } from '../../letters/toolWords.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import type { CaseContext } from '../../toolkit/case/withCase.tsx'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { useArrival } from '../../toolkit/controls/arrival.ts'
import { fetchedPart, fetchedParts } from '../../toolkit/controls/fetchedPart.tsx'
import { ActingQuestion } from '../../toolkit/questions/actingQuestion.ts'
import { fromQuestions, personQuestions } from '../../toolkit/questions/caseQuestions.ts'
import { signQuestion } from '../../toolkit/questions/signQuestion.ts'
import { StepFlow } from '../../toolkit/run/StepFlow.tsx'
import { useCaseAnswers, useStep, useVisitAnswers } from '../../toolkit/run/stepStores.ts'
import { coolingOff, isSign, letterSteps, signSteps } from './signedSteps.ts'

const asked = {
  ...personQuestions,
  acting: ActingQuestion,
  ...fromQuestions,
  ...fetchedParts(
    ['firm', 'signed', 'leave', 'lender-dated'],
    async () => (await import('./letterPages.ts')).letterPages,
  ),
}

// The verdict comes after some questions, and the letter after more; so does their code.
const letter = {
  questions: asked,
  ends: { 'firm-letter': fetchedPart(async () => (await import('./SignedLetterPage.tsx')).SignedLetterPage) },
}
const signs = {
  questions: { sign: signQuestion(({ context }) => toolWords(context.words, 'represented-check')) },
  ends: { result: fetchedPart(async () => (await import('./VerdictPage.tsx')).VerdictPage) },
}

/** Check whether a firm already acts; then, for those who want it, write the letter that ends it or asks what ending it would cost. */
export const Tool = withCase(function RepresentedCheck({ context }) {
  const { id } = useStep()
  const writes = !isSign(id)
  // The focus goes on with the visitor from the check to the letter, and back.
  const tool = useArrival(writes ? 'letter' : 'signs')
  const stepsOf = useMemo(
    () => (now: Snapshot) =>
      letterSteps(now, coolingOff(now.caseFile.representative?.signedOn, context)?.state === 'running'),
    [context],
  )
  const inCase = useCaseAnswers()
  return (
    <div ref={tool}>
      {writes ? (
        <StepFlow store={inCase} context={context} stepsOf={stepsOf} {...letter} before="result" />
      ) : (
        <Signs context={context} />
      )}
    </div>
  )
})

function Signs({ context }: { context: CaseContext }) {
  const store = useVisitAnswers()
  return <StepFlow store={store} context={context} stepsOf={signSteps} {...signs} />
}
