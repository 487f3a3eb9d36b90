import { type ReactNode, useCallback, useEffect } from 'react'
import type { FetchedPart } from '../kit/fetchedPart.tsx'
import { StepShown } from '../kit/besideQuestion.ts'
import { useArrival } from '../kit/useArrival.ts'
import { useTouched } from '../kit/useTouched.ts'
import type { QuestionProps } from '../questions/Asked.tsx'
import { CaseBanner } from './CaseBanner.tsx'
import { caseState, changeCase, useCase } from './caseStore.ts'
import type { CaseContext } from './caseTool.ts'
import { withoutDraft } from './draft.ts'
import type { Change, Snapshot } from './snapshot.ts'
import { goToStep, replaceStep, stepBack, useStep } from './step.ts'
import { aboutOfStep, asked, kindOfStep, newLenderStep, reachable, stepAfter } from './steps.ts'
import { OpenStep } from './useTyped.ts'

/** A step after the questions, and what it can do. */
export type EndProps = {
  now: Snapshot
  about: string
  context: CaseContext
  go: (step: string) => void
  change: (step: string) => void
  back: () => void
}

/**
 * A tool made of questions about the case, one a page. Answers go into the case as they are given; where the visitor is
 * stands in the browser’s history, so that Back works and no address holds anything.
 */
export function CaseFlow({
  context,
  stepsOf,
  questions,
  ends,
  stop,
  sectionOf,
  before: start,
}: {
  context: CaseContext
  stepsOf: (now: Snapshot) => string[]
  questions: Readonly<Record<string, FetchedPart<QuestionProps>>>
  /** The steps after the last question, by name; the first is where changes lead back to. */
  ends: Readonly<Record<string, FetchedPart<EndProps>>>
  /** What ends the way early, and the page that says so. The steps end with the question that did. */
  stop?: { when: (now: Snapshot) => boolean; End: FetchedPart<EndProps> }
  sectionOf?: (step: string, now: Snapshot) => string | undefined
  /** What comes before the first question, where anything does. */
  before?: string
}): ReactNode {
  const { now, replaced } = useCase()
  const wanted = useStep()
  const steps = stepsOf(now)
  const endSteps = Object.keys(ends)
  const end = endSteps[0] ?? ''
  const step = reachable(wanted.id, steps, now, endSteps)
  const isNewLender = step === newLenderStep(now.caseFile)
  const tool = useArrival(step)
  const kind = kindOfStep(step)
  const begun = now.caseFile.agreements.length > 0
  useEffect(() => {
    if (begun) for (const Part of Object.values({ ...questions, ...ends })) Part.prefetch?.()
  }, [begun, questions, ends])
  // The first touch of the first question has the code of the next ones on its way.
  const fetchNext = useCallback(() => {
    for (const Part of Object.values(questions)) Part.prefetch?.()
  }, [questions])
  useTouched(tool, fetchNext)

  const answer = (change: Change) => {
    let answered = step
    changeCase((before) => {
      const changed = withoutDraft(step)(change(before))
      if (isNewLender) answered = `lender:${changed.caseFile.agreements.at(-1)?.id}`
      // A new lender opens the list of lenders again.
      const known = changed.answers.asked.filter((each) => !isNewLender || each !== 'lenders')
      return asked(answered)({ ...changed, answers: { ...changed.answers, asked: known } })
    })
    // This step keeps its name in the history, so that Back shows its answer again.
    replaceStep(answered)
    const after = caseState().now
    // Whoever did not ask for this step, but was led to it in a case begun before, is led on to the first that is open.
    goToStep(stepAfter(step, stepsOf(after), after, wanted.changing || wanted.id !== step || isNewLender, end))
  }
  const before = steps[steps.indexOf(step) - 1] ?? start
  const back =
    isNewLender && now.caseFile.agreements.length > 0
      ? 'lenders'
      : endSteps.includes(kind)
        ? kind === end
          ? steps.at(-1)
          : end
        : before
  const shared = { now, about: aboutOfStep(step), context }
  // What stands in boxes is told apart by the key: from the step before, and from a case that this one took the place of.
  const Question = questions[kind]
  const End = ends[kind] && stop?.when(now) ? stop.End : ends[kind]
  return (
    <div className="tool-body" ref={tool}>
      <CaseBanner context={context} />
      <OpenStep value={step}>
        {End ? (
          <End
            key={replaced}
            {...shared}
            go={(to) => goToStep(to)}
            change={(to) => goToStep(to, true)}
            back={() => stepBack(back ?? '')}
          />
        ) : (
          Question && (
            <StepShown value={step}>
              <Question
                key={`${replaced} ${step}`}
                {...shared}
                section={sectionOf?.(step, now)}
                onAnswer={answer}
                onBack={back === undefined ? undefined : () => stepBack(back)}
              />
            </StepShown>
          )
        )}
      </OpenStep>
    </div>
  )
}
