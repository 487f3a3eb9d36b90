import { useState } from 'react'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { searchLenders } from '../../content/lenders/searchLenders.ts'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import type { CheckQuestionProps } from '../questions/CheckFlow.tsx'
import { Combobox } from '../questions/Combobox.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../kit/useWords.ts'

const most = 100

/** A name from a statement or an old paper, in full or in part. */
export function NameQuestion({ given, context: { lenders }, onAnswer, onBack }: CheckQuestionProps) {
  const { name: words, foundBy } = useWords('lender-finder')
  const [name, setName] = useState(given)
  const [picked, setPicked] = useState(given !== '')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => {
    const typed = oneLine(name)
    if (typed === '') setFaults([{ box: 'name', message: words.none }])
    else if ([...typed].length > most) setFaults([{ box: 'name', message: fillIn(words.tooLong, { most }) }])
    else onAnswer(typed)
  }
  return (
    <QuestionPage title={words.title} faults={faults} onContinue={proceed} onBack={onBack}>
      <Combobox
        id="name"
        label={words.title}
        asQuestion
        value={name}
        error={faults[0]?.message}
        hint={words.hint}
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
                hint: by ? fillIn(foundBy, { name: years ? `${by}, ${years}` : by }) : undefined,
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
