import { useEffect, useMemo } from 'react'
import { wordsIn } from '../../letters/wordsIn.ts'
import { CaseFlow, type EndProps } from '../case/CaseFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import type { Snapshot } from '../case/snapshot.ts'
import { useStep } from '../case/step.ts'
import { withCase } from '../case/withCase.tsx'
import { fetchedPart } from '../kit/fetchedPart.tsx'
import { FromOtherQuestion } from '../questions/FromOtherQuestion.tsx'
import { FromQuestion } from '../questions/FromQuestion.tsx'
import { inChecks } from '../questions/inChecks.ts'
import { SignQuestion } from '../questions/SignQuestion.tsx'
import type { QuestionProps } from '../questions/Asked.tsx'
import { personQuestions } from '../questions/personQuestions.ts'
import { coolingOff } from './coolingOff.ts'
import { FirmQuestion } from './FirmQuestion.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { LenderDatedQuestion } from './LenderDatedQuestion.tsx'
import { SignedQuestion } from './SignedQuestion.tsx'
import { isSign, letterSteps, signSteps } from './signedSteps.ts'
import { VerdictPage } from './VerdictPage.tsx'

const signs = { sign: Sign }
const asked = {
  ...signs,
  ...personQuestions,
  firm: FirmQuestion,
  signed: SignedQuestion,
  leave: LeaveQuestion,
  'lender-dated': LenderDatedQuestion,
  from: FromQuestion,
  'from-other': FromOtherQuestion,
}

// The letter comes after many questions; so does its code.
const SignedLetter = fetchedPart<EndProps>(async () => (await import('./SignedLetterPage.tsx')).SignedLetterPage)
const ends = { 'firm-letter': SignedLetter }

/** Whether a firm already acts; then, for those who want it, the letter that ends it or asks what ending it would cost. */
export const Tool = withCase(function RepresentedCheck({ context }) {
  const { id } = useStep()
  const writes = !isSign(id)
  useEffect(() => {
    if (writes) SignedLetter.prefetch?.()
  }, [writes])
  const stepsOf = useMemo(
    () => (now: Snapshot) =>
      letterSteps(
        now,
        coolingOff(now.caseFile.representative?.signedOn, letterContext(context, now))?.state === 'running',
      ),
    [context],
  )
  // One flow in both cases, so that the focus goes on with the visitor.
  const part = writes
    ? { stepsOf, questions: asked, ends }
    : { stepsOf: signSteps, questions: signs, ends: { verdict: VerdictPage } }
  return <CaseFlow context={context} {...part} />
})

function Sign({ about, now, context, onAnswer, onBack }: QuestionProps) {
  const { questions } = wordsIn(context.words, 'represented-check')
  const place = questions.findIndex(({ id }) => id === about)
  const step = `sign:${about}`
  return (
    <SignQuestion
      id={about}
      question={questions[place]?.question ?? ''}
      section={`Question ${place + 1} of ${questions.length}`}
      given={now.answers.checks?.[step] ?? ''}
      onAnswer={(value) => onAnswer(inChecks({ [step]: value }))}
      onBack={onBack}
    />
  )
}
