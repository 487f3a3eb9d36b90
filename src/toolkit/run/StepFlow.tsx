import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { fillIn } from '../../content/words/fillIn.ts'
import { aboutOfStep, back, firstOpen, kindOfStep, next, reachableStep } from '../../flows/steps.ts'
import { CaseBanner } from '../case/CaseBanner.tsx'
import { type Change, compose, nothingTold, type Snapshot, withoutDraft } from '../case/snapshot.ts'
import { asked, caseWay, isAnswered, isFolded, isOptional, nameOnceAnswered, topicOf } from '../case/steps.ts'
import { OpenStep } from '../case/useDraft.ts'
import type { CaseContext } from '../case/withCase.tsx'
import { stepHead, useArrival, useIsTakenOver, useNextFocus, useTouched } from '../controls/arrival.ts'
import type { FetchedPart } from '../controls/fetchedPart.tsx'
import { type QuestionSet, QuestionsPage } from '../questions/QuestionsPage.tsx'
import { goToStep, replaceStep, type StepStore, stepBack, useStep } from './stepStores.ts'

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
  /** Questions still open, for the end that asks them. */
  left: Pick<Parameters<typeof QuestionsPage>[0], 'steps' | 'questions' | 'sectionOf'> & {
    folded: readonly string[]
    /** Takes the answers, and goes on to a step if they leave nothing open. */
    answer: (change: Change, then: string) => void
  }
}

/** The questions of a tool by their names, and the pages after the last. */
export type StepPages = {
  questions: QuestionSet
  /** The steps after the last question, by name; the first is where changes lead back to. One named "check" asks what is left. */
  ends: Readonly<Record<string, FetchedPart<EndProps>>>
}

/**
 * A tool made of pages of questions. The store decides where answers are kept; the visitor’s place is in the browser’s
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
  /** Page that ends the way early, and when. The steps end with the question that did. */
  stop?: { when: (now: Snapshot) => boolean; End: FetchedPart<EndProps> }
  sectionOf?: (step: string, now: Snapshot) => string | undefined
  /** The page before the first question, where there is one. */
  before?: string
}): ReactNode {
  const { now, replaced, kept } = store
  const isInCase = kept === undefined
  const wanted = useStep()
  // The boxes that the page was sent with are empty; in a case begun before, they are filled anew.
  const wasBegun = useRef<boolean>(undefined)
  if (useIsTakenOver()) wasBegun.current ??= now !== nothingTold
  const wayAt = (snapshot: Snapshot) => caseWay(snapshot, stepsOf(snapshot), Object.keys(ends), before)
  const { walk, pages, pageWith } = wayAt(now)
  const step = reachableStep(walk, pageWith(wanted.id)[0] ?? wanted.id)
  // A changed answer is asked for alone.
  const page = wanted.changing && pageWith(wanted.id)[0] === step ? [wanted.id] : pageWith(step)
  const tool = useArrival(page.length === 1 ? (page[0] ?? step) : step)
  const focusNext = useNextFocus()
  const words = context.words.questions?.pages
  const topic = topicOf(step)
  const kind = kindOfStep(step)
  const begun = wanted.id !== '' || now.caseFile.agreements.length > 0
  // Fetch the code of all further pages at the first touch of the first question.
  const fetchParts = useCallback(() => {
    for (const Part of Object.values({ ...questions, ...ends })) Part.prefetch?.()
  }, [questions, ends])
  useEffect(() => {
    if (begun) fetchParts()
  }, [begun, fetchParts])
  useTouched(tool, fetchParts)

  const keep = (change: Change, steps: readonly string[]) =>
    store.change(compose(change, ...steps.flatMap((one) => [withoutDraft(one), asked(one)])))
  const answer = (change: Change) => {
    const after = keep(change, page)
    // This step keeps its name in the history, so that Back shows its answer again.
    const name = nameOnceAnswered(step, after.caseFile)
    replaceStep(name, kept?.(after))
    // A visitor who was led to this step in a case begun before is led on to the first that is open; so is
    // whoever adds a lender.
    const isLed = isInCase && !page.includes(wanted.id)
    const isChange = wanted.changing || isLed || !walk.steps.includes(step)
    goToStep(next(wayAt(after).walk, name, isChange), false, kept?.(after))
  }
  const open = pages.flat().filter((one) => !isAnswered(one, now))
  const left = {
    steps: open,
    folded: open.filter(isOptional),
    questions,
    sectionOf,
    answer: (change: Change, then: string) => {
      const after = keep(change, open)
      replaceStep(step)
      if (firstOpen(wayAt(after).walk) === undefined) goToStep(then)
      else focusNext(stepHead)
    },
  }
  const to = back(walk, step)
  const place = walk.steps.indexOf(step)
  const isStage = words && ends['check'] && place >= 0 && !wanted.changing
  const section = [
    isStage ? fillIn(words.progress, { place: place + 1, count: walk.steps.length + 1 }) : undefined,
    page[0] === undefined ? undefined : sectionOf?.(page[0], now),
  ]
    .filter(Boolean)
    .join(': ')
  const shared = { now, about: aboutOfStep(step), context }
  const End = ends[kind] && stop?.when(now) ? stop.End : ends[kind]
  // The key resets the boxes for each new step, and when the whole case is replaced.
  return (
    <div className="tool-body" ref={tool}>
      {isInCase && <CaseBanner context={context} />}
      {End ? (
        <OpenStep value={isInCase ? step : ''}>
          <End
            key={replaced}
            {...shared}
            left={left}
            tell={store.change}
            go={(id) => goToStep(id)}
            change={(id) => goToStep(id, true)}
            back={() => stepBack(to ?? '')}
          />
        </OpenStep>
      ) : (
        <QuestionsPage
          key={`${wasBegun.current ?? false} ${replaced} ${page.join(' ')}`}
          {...{ now, context, questions, isInCase }}
          steps={page}
          folded={page.filter(isFolded)}
          heading={page.length > 1 && topic ? words?.[topic] : undefined}
          section={section}
          onAnswer={answer}
          onBack={to === undefined ? undefined : () => stepBack(to)}
        />
      )}
    </div>
  )
}
