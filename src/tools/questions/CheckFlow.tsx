import { type ComponentType, useLayoutEffect, useState } from 'react'
import type { CaseContext } from '../case/caseTool.ts'
import { goToStep, keptWithStep, replaceStep, stepBack, useStep } from '../case/step.ts'
import { useArrival } from '../kit/useArrival.ts'
import { type CheckAnswers, reachableCheck } from './reachableCheck.ts'

/** A question of a check as its tool shows it: what was answered before, and where the answer goes. */
export type CheckQuestionProps = {
  step: string
  given: string
  context: CaseContext
  onAnswer: (value: string) => void
  onBack: (() => void) | undefined
}

/** The end of a check. */
export type CheckEndProps = {
  answers: CheckAnswers
  context: CaseContext
  onBack: () => void
  onStartAgain: () => void
}

/** The step after the last question. */
const end = 'result'

/**
 * A check made of questions that ask for nothing worth keeping, one a page. Its answers stand in the browser’s history beside where
 * the visitor is, so that Back works, a reload loses nothing, and no address holds anything.
 */
export function CheckFlow({
  context,
  stepsOf,
  Question,
  End,
}: {
  context: CaseContext
  stepsOf: (answers: CheckAnswers) => string[]
  Question: ComponentType<CheckQuestionProps>
  End: ComponentType<CheckEndProps>
}) {
  const [answers, setAnswers] = useState<CheckAnswers>({})
  // After the first paint’s markup, which was made without answers, has been taken over.
  useLayoutEffect(() => setAnswers(keptWithStep()), [])
  const wanted = useStep()
  const steps = stepsOf(answers)
  const step = reachableCheck(wanted.id, steps, answers, end)
  const tool = useArrival(step)
  const place = steps.indexOf(step)
  const before = step === end ? steps.at(-1) : steps[place - 1]
  const back = before === undefined ? undefined : () => stepBack(before)
  const answer = (value: string) => {
    const changed = { ...answers, [step]: value }
    setAnswers(changed)
    replaceStep(step, changed)
    goToStep(stepsOf(changed)[place + 1] ?? end, false, changed)
  }
  const startAgain = () => {
    setAnswers({})
    goToStep('')
  }
  return (
    <div className="tool-body" ref={tool}>
      {step === end ? (
        <End answers={answers} context={context} onBack={back ?? startAgain} onStartAgain={startAgain} />
      ) : (
        <Question
          key={step}
          step={step}
          given={answers[step] ?? ''}
          context={context}
          onAnswer={answer}
          onBack={back}
        />
      )}
    </div>
  )
}
