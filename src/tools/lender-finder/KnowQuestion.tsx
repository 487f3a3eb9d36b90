import { useState } from 'react'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import { Radios } from '../kit/Radios.tsx'
import { useWords } from '../kit/useWords.ts'
import type { CheckQuestionProps } from '../questions/CheckFlow.tsx'

/** Where to look from. */
export function KnowQuestion({ given, onAnswer, onBack }: CheckQuestionProps) {
  const words = useWords('lender-finder').know
  const [know, setKnow] = useState(given)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => (know === '' ? setFaults([{ box: 'know', message: words.none }]) : onAnswer(know))
  return (
    <QuestionPage title={words.title} faults={faults} onContinue={proceed} onBack={onBack}>
      <Radios
        asQuestion
        id="know"
        legend={words.title}
        options={[
          { value: 'make', label: words.make },
          { value: 'name', label: words.name, hint: words.nameHint },
        ]}
        value={know}
        onChange={setKnow}
        error={faults[0]?.message}
      />
    </QuestionPage>
  )
}
