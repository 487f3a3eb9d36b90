import { useMemo } from 'react'
import type { Snapshot } from '../case/snapshot.ts'
import type { wayOf } from '../case/steps.ts'
import { withCase } from '../case/withCase.tsx'
import type { FetchedPart } from '../controls/fetchedPart.tsx'
import { ActingQuestion } from '../questions/actingQuestion.ts'
import { agreementQuestions, agreementSection, personQuestions } from '../questions/caseQuestions.ts'
import { type EndProps, StepFlow, type StepPages } from './StepFlow.tsx'
import { useCaseAnswers } from './stepStores.ts'

/** A tool that asks about agreements and the person, besides questions of its own, and writes letters from the answers. */
export function letterTool({
  way: { stepsOf, endsEarly },
  early,
  ends,
  ...own
}: StepPages & { way: ReturnType<typeof wayOf>; early: FetchedPart<EndProps> }) {
  const questions = { ...agreementQuestions, ...personQuestions, acting: ActingQuestion, ...own.questions }
  const stop = { when: endsEarly, End: early }
  return withCase(function LetterTool({ context }) {
    const sectionOf = useMemo(() => (step: string, now: Snapshot) => agreementSection(step, now, context), [context])
    const store = useCaseAnswers()
    return <StepFlow store={store} context={context} {...{ stepsOf, questions, ends, stop, sectionOf }} />
  })
}
