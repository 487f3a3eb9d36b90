import { useEffect, useMemo } from 'react'
import { fillIn } from '../../content/words/fillIn.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { CaseFlow, type EndProps } from '../case/CaseFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import type { Snapshot } from '../case/snapshot.ts'
import { useStep } from '../case/step.ts'
import { withCase } from '../case/withCase.tsx'
import { fetchedPart, fetchedParts } from '../kit/fetchedPart.tsx'
import { fromQuestions } from '../questions/fromQuestions.ts'
import { inChecks } from '../questions/inChecks.ts'
import { SignQuestion } from '../questions/SignQuestion.tsx'
import type { QuestionProps } from '../questions/Asked.tsx'
import { personQuestions } from '../questions/personQuestions.ts'
import { coolingOff } from './coolingOff.ts'
import { isSign, letterSteps, signSteps } from './signedSteps.ts'

const signs = { sign: Sign }
const asked = {
  ...signs,
  ...personQuestions,
  ...fromQuestions,
  ...fetchedParts<QuestionProps, keyof typeof import('./letterPages.ts').letterPages>(
    ['firm', 'signed', 'leave', 'lender-dated'],
    async () => (await import('./letterPages.ts')).letterPages,
  ),
}

// The verdict comes after some questions, and the letter after more; so does their code.
const Verdict = fetchedPart<EndProps>(async () => (await import('./VerdictPage.tsx')).VerdictPage)
const SignedLetter = fetchedPart<EndProps>(async () => (await import('./SignedLetterPage.tsx')).SignedLetterPage)
const verdict = { verdict: Verdict }
const letter = { 'firm-letter': SignedLetter }

/** Checks whether a firm already acts; then, for those who want it, writes the letter that ends it or asks what ending it would cost. */
export const Tool = withCase(function RepresentedCheck({ context }) {
  const { id } = useStep()
  const writes = !isSign(id)
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
  // One flow in both cases, so that the focus goes on with the visitor.
  const part = writes
    ? { stepsOf, questions: asked, ends: letter }
    : { stepsOf: signSteps, questions: signs, ends: verdict }
  return <CaseFlow context={context} {...part} />
})

function Sign({ about, now, context, onAnswer, onBack }: QuestionProps) {
  const { questions, place: placeWords } = toolWords(context.words, 'represented-check')
  const place = questions.findIndex(({ id }) => id === about)
  const step = `sign:${about}`
  return (
    <SignQuestion
      id={about}
      question={questions[place]?.question ?? ''}
      section={fillIn(placeWords, { place: place + 1, count: questions.length })}
      given={now.answers.checks?.[step] ?? ''}
      onAnswer={(value) => onAnswer(inChecks({ [step]: value }))}
      onBack={onBack}
    />
  )
}
