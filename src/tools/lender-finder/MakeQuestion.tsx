import { useState } from 'react'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import type { CheckQuestionProps } from '../questions/CheckFlow.tsx'
import { Combobox } from '../questions/Combobox.tsx'
import { makesLike } from './findByMake.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../kit/useWords.ts'

const most = 100

/** The make. One that is not in the list may be typed all the same. */
export function MakeQuestion({ given, context: { lenders }, onAnswer, onBack }: CheckQuestionProps) {
  const words = useWords('lender-finder').make
  const [make, setMake] = useState(given)
  const [picked, setPicked] = useState(given !== '')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => {
    const typed = oneLine(make)
    if (typed === '') setFaults([{ box: 'make', message: words.none }])
    else if ([...typed].length > most) setFaults([{ box: 'make', message: fillIn(words.tooLong, { most }) }])
    else onAnswer(typed)
  }
  return (
    <QuestionPage title={words.title} faults={faults} onContinue={proceed} onBack={onBack}>
      <Combobox
        id="make"
        label={words.title}
        asQuestion
        value={make}
        error={faults[0]?.message}
        hint={words.hint}
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
