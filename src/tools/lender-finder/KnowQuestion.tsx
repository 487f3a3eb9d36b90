import { useState } from 'react'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import { Radios } from '../kit/Radios.tsx'
import type { CheckQuestionProps } from '../questions/CheckFlow.tsx'

const title = 'What do you know about the finance?'
const options = [
  { value: 'make', label: 'The make of the car' },
  { value: 'name', label: 'A name', hint: 'From a bank statement, an email or an old paper' },
]

/** Where to look from. */
export function KnowQuestion({ given, onAnswer, onBack }: CheckQuestionProps) {
  const [know, setKnow] = useState(given)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () =>
    know === '' ? setFaults([{ box: 'know', message: 'Select what you know about the finance' }]) : onAnswer(know)
  return (
    <QuestionPage title={title} faults={faults} onContinue={proceed} onBack={onBack}>
      <Radios
        asQuestion
        id="know"
        legend={title}
        options={options}
        value={know}
        onChange={setKnow}
        error={faults[0]?.message}
      />
    </QuestionPage>
  )
}
