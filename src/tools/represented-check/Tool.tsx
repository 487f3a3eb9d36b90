import { useEffect, useMemo } from 'react'
import { fillIn } from '../../content/words/fillIn.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { CaseFlow, type EndProps } from '../case/CaseFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import type { Snapshot } from '../case/snapshot.ts'
import { useStep } from '../case/step.ts'
import { withCase } from '../case/withCase.tsx'
import { aboutOfStep } from '../case/steps.ts'
import { useArrival } from '../kit/useArrival.ts'
import { fetchedPart, fetchedParts } from '../kit/fetchedPart.tsx'
import { fromQuestions } from '../questions/fromQuestions.ts'
import { CheckFlow, type CheckEndProps, type CheckQuestionProps } from '../questions/CheckFlow.tsx'
import { SignQuestion } from '../questions/SignQuestion.tsx'
import type { QuestionProps } from '../questions/Asked.tsx'
import { personQuestions } from '../questions/personQuestions.ts'
import { coolingOff } from './coolingOff.ts'
import { isSign, letterSteps, signSteps } from './signedSteps.ts'

const asked = {
  ...personQuestions,
  ...fromQuestions,
  ...fetchedParts<QuestionProps, keyof typeof import('./letterPages.ts').letterPages>(
    ['firm', 'signed', 'leave', 'lender-dated'],
    async () => (await import('./letterPages.ts')).letterPages,
  ),
}

// The verdict comes after some questions, and the letter after more; so does their code.
const Verdict = fetchedPart<CheckEndProps>(async () => (await import('./VerdictPage.tsx')).VerdictPage)
const SignedLetter = fetchedPart<EndProps>(async () => (await import('./SignedLetterPage.tsx')).SignedLetterPage)
const letter = { 'firm-letter': SignedLetter }

/** Checks whether a firm already acts; then, for those who want it, writes the letter that ends it or asks what ending it would cost. */
export const Tool = withCase(function RepresentedCheck({ context }) {
  const { id } = useStep()
  const writes = !isSign(id)
  // The focus goes on with the visitor from the check to the letter, and back.
  const tool = useArrival(writes ? 'letter' : 'signs')
  const begun = id !== ''
  useEffect(() => {
    if (begun) Verdict.prefetch?.()
    if (writes) SignedLetter.prefetch?.()
  }, [begun, writes])
  const stepsOf = useMemo(
    () => (now: Snapshot) =>
      letterSteps(
        now,
        coolingOff(now.caseFile.representative?.signedOn, letterContext(context, now))?.state === 'running',
      ),
    [context],
  )
  return (
    <div ref={tool}>
      {writes ? (
        <CaseFlow context={context} stepsOf={stepsOf} questions={asked} ends={letter} before="result" />
      ) : (
        <CheckFlow context={context} stepsOf={signSteps} Question={Sign} End={Verdict} />
      )}
    </div>
  )
})

function Sign({ step, ...rest }: CheckQuestionProps) {
  const { questions, place: placeWords } = toolWords(rest.context.words, 'represented-check')
  const id = aboutOfStep(step)
  const place = questions.findIndex((one) => one.id === id)
  return (
    <SignQuestion
      id={id}
      question={questions[place]?.question ?? ''}
      section={fillIn(placeWords, { place: place + 1, count: questions.length })}
      {...rest}
    />
  )
}
