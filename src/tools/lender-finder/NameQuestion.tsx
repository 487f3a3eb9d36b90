import { useState } from 'react'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { searchLenders } from '../../content/lenders/searchLenders.ts'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import type { CheckQuestionProps } from '../questions/CheckFlow.tsx'
import { Combobox } from '../questions/Combobox.tsx'

const title = 'Which name do you have?'

/** A name from a statement or an old paper, in full or in part. */
export function NameQuestion({ given, context: { lenders }, onAnswer, onBack }: CheckQuestionProps) {
  const [name, setName] = useState(given)
  const [picked, setPicked] = useState(given !== '')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => {
    const typed = oneLine(name)
    if (typed === '') setFaults([{ box: 'name', message: 'Enter the name you have' }])
    else if ([...typed].length > 100) setFaults([{ box: 'name', message: 'Name must be 100 characters or less' }])
    else onAnswer(typed)
  }
  return (
    <QuestionPage title={title} faults={faults} onContinue={proceed} onBack={onBack}>
      <Combobox
        id="name"
        label={title}
        asQuestion
        value={name}
        error={faults[0]?.message}
        hint="As it stands on the statement or paper. A part of it will do."
        onChange={(typed) => {
          setName(typed)
          setPicked(false)
        }}
        suggestions={
          picked
            ? []
            : searchLenders(name, lenders).map(({ slug, name: label, by, years }) => ({
                key: slug,
                label,
                hint: by ? `found by ${by}${years ? `, ${years}` : ''}` : undefined,
              }))
        }
        onPick={({ label }) => {
          setName(label)
          setPicked(true)
        }}
      />
    </QuestionPage>
  )
}
