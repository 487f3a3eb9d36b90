import { type ReactNode, useState } from 'react'
import { useTyped } from '../case/useTyped.ts'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import { Radios } from '../kit/Radios.tsx'
import { useWords } from '../kit/useWords.ts'

/** A sign that something may be so: yes, no or not sure. */
export function SignQuestion({
  id,
  question,
  hint,
  given,
  section,
  onAnswer,
  onBack,
}: {
  id: string
  question: string
  hint?: ReactNode
  given: string
  /** "Question 2 of 6" */
  section?: string
  onAnswer: (value: string) => void
  onBack: (() => void) | undefined
}) {
  const words = useWords('shared').sign
  const [value, setValue] = useTyped('sign', given)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => (value === '' ? setFaults([{ box: id, message: words.none }]) : onAnswer(value))
  return (
    <QuestionPage title={question} section={section} faults={faults} onContinue={proceed} onBack={onBack}>
      <Radios
        asQuestion
        id={id}
        legend={question}
        hint={hint}
        options={(['yes', 'no', 'unsure'] as const).map((choice) => ({ value: choice, label: words[choice] }))}
        value={value}
        onChange={setValue}
        error={faults[0]?.message}
      />
    </QuestionPage>
  )
}
