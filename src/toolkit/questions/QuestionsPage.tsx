import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { aboutOfStep, kindOfStep } from '../../flows/steps.ts'
import { type Change, compose, type Snapshot } from '../case/snapshot.ts'
import { asked } from '../case/steps.ts'
import { OpenStep } from '../case/useDraft.ts'
import type { CaseContext } from '../case/withCase.tsx'
import type { Fault } from '../controls/ErrorSummary.tsx'
import { type FetchedPart, WhenThere } from '../controls/fetchedPart.tsx'
import { QuestionPage, type QuestionPageProps } from '../controls/QuestionPage.tsx'
import { OnPage, type QuestionPart, type QuestionProps } from './PageQuestion.tsx'

export type QuestionSet = Readonly<Record<string, FetchedPart<QuestionProps>>>

/**
 * The questions of one page, checked together on Continue: what is wrong with any of them stands in one list above, and nothing is
 * kept until all are right. What may be left out is in a fold, which opens by itself when something in it is wrong.
 */
export function QuestionsPage({
  steps,
  folded = [],
  section,
  sectionOf,
  now,
  context,
  questions,
  isInCase = true,
  button,
  onAnswer,
  children,
  ...page
}: {
  steps: readonly string[]
  folded?: readonly string[]
  section?: string | undefined
  /** Subject of a question, where the page has several of a kind. */
  sectionOf?: ((step: string, now: Snapshot) => string | undefined) | undefined
  now: Snapshot
  context: CaseContext
  questions: QuestionSet
  isInCase?: boolean
  onAnswer: (change: Change) => void
  children?: ReactNode
} & Pick<QuestionPageProps, 'heading' | 'lead' | 'button' | 'onBack'>) {
  const isOne = page.heading === undefined
  const parts = useRef(new Map<string, QuestionPart>())
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [, setReported] = useState(0)
  const report = useCallback((step: string, part: QuestionPart) => {
    const before = parts.current.get(step)
    parts.current.set(step, part)
    if (before?.title !== part.title || before.button !== part.button) setReported((times) => times + 1)
  }, [])
  const told = steps.flatMap((step) => parts.current.get(step) ?? [])
  const proceed = (sure?: string) => {
    const read = steps.flatMap((step) => {
      const part = parts.current.get(step)
      return part ? [{ step, part, result: part.check() }] : []
    })
    setFaults(read.flatMap(({ result }) => (Array.isArray(result) ? result : [])))
    const changes = read.flatMap(({ step, part, result }) =>
      Array.isArray(result) ? [] : [step === sure ? compose(result, part.agree) : result],
    )
    if (changes.length < read.length) return
    const change = compose(...changes)
    const after = compose(change, ...steps.map(asked))(now)
    if (read.filter(({ part }) => part.holds(after)).length === 0) onAnswer(change)
  }
  const onPage = useMemo(() => ({ isOne, faults, report }), [isOne, faults, report])
  const show = (some: readonly string[]) =>
    some.map((step, index) => {
      const Question = questions[kindOfStep(step)]
      const own = sectionOf?.(step, now)
      const before = some[index - 1]
      const isNew = own !== undefined && (before === undefined || sectionOf?.(before, now) !== own)
      return (
        Question && (
          <OpenStep key={step} value={isInCase ? step : ''}>
            {isNew && <h3>{own}</h3>}
            <Question
              step={step}
              now={now}
              about={aboutOfStep(step)}
              context={context}
              prefix={prefixOf(step, steps)}
              mayBeLeft={folded.includes(step)}
              section={isOne ? section : undefined}
              onSure={() => proceed(step)}
            />
          </OpenStep>
        )
      )
    })
  return (
    <WhenThere parts={steps.flatMap((step) => questions[kindOfStep(step)] ?? [])}>
      {() => (
        <OnPage value={onPage}>
          <QuestionPage
            title={told[0]?.title ?? ''}
            section={isOne ? undefined : section}
            {...{ ...page, faults }}
            onContinue={() => proceed()}
            button={told.find((part) => part.button)?.button ?? button}
            fold={{ words: context.words.questions?.pages.fold, questions: show(folded) }}
            below={children}
          >
            {show(steps.filter((step) => !folded.includes(step)))}
          </QuestionPage>
        </OnPage>
      )}
    </WhenThere>
  )
}

/** Prefix the ids of a question’s boxes: nothing before those of the first of its kind. */
const prefixOf = (step: string, steps: readonly string[]): string =>
  steps.find((other) => kindOfStep(other) === kindOfStep(step)) === step ? '' : `${aboutOfStep(step)}-`
