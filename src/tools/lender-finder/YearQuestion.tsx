import { useState } from 'react'
import { partsOf } from '../../dates/plainDate.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { useWords } from '../kit/useWords.ts'
import type { CheckQuestionProps } from '../questions/CheckFlow.tsx'
import { parseFinanceYear } from './parseFinanceYear.ts'

/** The year, or that it is not known. */
export function YearQuestion({ given, context: { today }, onAnswer, onBack }: CheckQuestionProps) {
  const words = useWords('lender-finder').year
  const [year, setYear] = useState(given === 'unknown' ? '' : given)
  const [unknown, setUnknown] = useState(given === 'unknown')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => {
    const parsed = parseFinanceYear(year, partsOf(today).year, words)
    if (unknown) onAnswer('unknown')
    else if (parsed.ok) onAnswer(String(parsed.value))
    else setFaults([{ box: 'year', message: parsed.message }])
  }
  return (
    <QuestionPage title={words.title} faults={faults} onContinue={proceed} onBack={onBack}>
      <TextInput
        id="year"
        label={words.title}
        asQuestion
        hint={words.hint}
        inputMode="numeric"
        width={4}
        value={year}
        onChange={(typed) => {
          setYear(typed)
          setUnknown(false)
        }}
        error={faults[0]?.message}
      />
      <div className="unknown">
        <p>{words.or}</p>
        <Checkbox id="year-unknown" label={words.unknown} checked={unknown} onChange={setUnknown} />
      </div>
    </QuestionPage>
  )
}
