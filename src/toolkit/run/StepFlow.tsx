import { type ReactNode, useCallback, useEffect } from 'react'
import { aboutOfStep, back, kindOfStep, next, reachable } from '../../flows/steps.ts'
import { CaseBanner } from '../case/CaseBanner.tsx'
import type { CaseContext } from '../case/caseTool.ts'
import { withoutDraft } from '../case/draft.ts'
import { type Change, inTurn, type Snapshot } from '../case/snapshot.ts'
import { goToStep, replaceStep, stepBack, useStep } from '../case/step.ts'
import { asked, caseWalk, nameOnceAnswered } from '../case/steps.ts'
import { OpenStep } from '../case/useTyped.ts'
import { StepShown } from '../controls/besideQuestion.ts'
import type { FetchedPart } from '../controls/fetchedPart.tsx'
import { useArrival } from '../controls/useArrival.ts'
import { useTouched } from '../controls/useTouched.ts'
import type { QuestionProps } from '../questions/Asked.tsx'
import type { StepStore } from './stepStores.ts'

/** A step after the questions, and what it can do. */
export type EndProps = {
  now: Snapshot
  about: string
  context: CaseContext
  /** Changes the answers, and stays. */
  tell: (change: Change) => void
  go: (step: string) => void
  change: (step: string) => void
  back: () => void
}

/** The questions of a tool by their names, and the pages after the last. */
export type StepPages = {
  questions: Readonly<Record<string, FetchedPart<QuestionProps>>>
  /** The steps after the last question, by name; the first is where changes lead back to. */
  ends: Readonly<Record<string, FetchedPart<EndProps>>>
}

/**
 * A tool made of questions, one a page. Where its answers live is the store’s affair; where the visitor is stands in the browser’s
 * history, so that Back works and no address holds anything.
 */
export function StepFlow({
  store,
  context,
  stepsOf,
  questions,
  ends,
  stop,
  sectionOf,
  before,
}: StepPages & {
  store: StepStore
  context: CaseContext
  stepsOf: (now: Snapshot) => string[]
  /** What ends the way early, and the page that says so. The steps end with the question that did. */
  stop?: { when: (now: Snapshot) => boolean; End: FetchedPart<EndProps> }
  sectionOf?: (step: string, now: Snapshot) => string | undefined
  /** The page before the first question, where there is one. */
  before?: string
}): ReactNode {
  const { now, replaced, kept } = store
  const isInCase = kept === undefined
  const wanted = useStep()
  const walkAt = (snapshot: Snapshot) => caseWalk(snapshot, stepsOf(snapshot), Object.keys(ends), before)
  const walk = walkAt(now)
  const step = reachable(walk, wanted.id)
  const tool = useArrival(step)
  const kind = kindOfStep(step)
  const begun = isInCase ? now.caseFile.agreements.length > 0 : now.answers.asked.length > 0
  useEffect(() => {
    if (begun) for (const Part of Object.values({ ...questions, ...ends })) Part.prefetch?.()
  }, [begun, questions, ends])
  // The first touch of the first question has the code of the next ones on its way.
  const fetchNext = useCallback(() => {
    for (const Part of Object.values(questions)) Part.prefetch?.()
  }, [questions])
  useTouched(tool, fetchNext)

  const answer = (change: Change) => {
    const after = store.change(inTurn(change, withoutDraft(step), asked(step)))
    // This step keeps its name in the history, so that Back shows its answer again.
    replaceStep(nameOnceAnswered(step, after.caseFile), kept?.(after))
    // Whoever did not ask for this step, but was led to it in a case begun before, is led on to the first that is open.
    const isChange = wanted.changing || (isInCase && wanted.id !== step)
    goToStep(next(walkAt(after), step, isChange), false, kept?.(after))
  }
  const to = back(walk, step)
  const shared = { now, about: aboutOfStep(step), context }
  // What stands in boxes is told apart by the key: from the step before, and from a case that this one took the place of.
  const Question = questions[kind]
  const End = ends[kind] && stop?.when(now) ? stop.End : ends[kind]
  return (
    <div className="tool-body" ref={tool}>
      {isInCase && <CaseBanner context={context} />}
      <OpenStep value={isInCase ? step : ''}>
        {End ? (
          <End
            key={replaced}
            {...shared}
            tell={store.change}
            go={(id) => goToStep(id)}
            change={(id) => goToStep(id, true)}
            back={() => stepBack(to ?? '')}
          />
        ) : (
          Question && (
            <StepShown value={isInCase ? step : ''}>
              <Question
                key={`${replaced} ${step}`}
                {...shared}
                step={step}
                section={sectionOf?.(step, now)}
                onAnswer={answer}
                onBack={to === undefined ? undefined : () => stepBack(to)}
              />
            </StepShown>
          )
        )}
      </OpenStep>
    </div>
  )
}
