import { useState } from 'react'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import type { CheckQuestionProps } from '../questions/CheckFlow.tsx'
import { Combobox } from '../questions/Combobox.tsx'
import { makesLike } from './findByMake.ts'

const title = 'Which make of car was it?'

/** The make. One that is not in the list may be typed all the same. */
export function MakeQuestion({ given, context: { lenders }, onAnswer, onBack }: CheckQuestionProps) {
  const [make, setMake] = useState(given)
  const [picked, setPicked] = useState(given !== '')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => {
    const typed = oneLine(make)
    if (typed === '') setFaults([{ box: 'make', message: 'Enter the make of the car' }])
    else if ([...typed].length > 100)
      setFaults([{ box: 'make', message: 'Make of the car must be 100 characters or less' }])
    else onAnswer(typed)
  }
  return (
    <QuestionPage title={title} faults={faults} onContinue={proceed} onBack={onBack}>
      <Combobox
        id="make"
        label={title}
        asQuestion
        value={make}
        error={faults[0]?.message}
        hint="Start typing, or press the down arrow to see every make we know of."
        onChange={(typed) => {
          setMake(typed)
          setPicked(false)
        }}
        suggestions={picked ? [] : makesLike(make, lenders).map(({ slug, name }) => ({ key: slug, label: name }))}
        onPick={({ label }) => {
          setMake(label)
          setPicked(true)
        }}
      />
    </QuestionPage>
  )
}
