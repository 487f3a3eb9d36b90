import { useState } from 'react'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { parseFreeText } from '../../casefile/inputs/oneLine.ts'

/** What kept someone from coming to the ombudsman in time. */
export function LateForm({
  value,
  onType,
  onBack,
  onDone,
}: {
  value: string
  onType: (value: string) => void
  onBack: () => void
  onDone: () => void
}) {
  const [fault, setFault] = useState('')
  const proceed = () => {
    const words = parseFreeText(value)
    if (!words.ok) setFault(words.message)
    else if (words.value === '') setFault('Enter what stopped you')
    else onDone()
  }
  return (
    <QuestionPage
      title="What stopped you?"
      faults={fault ? [{ box: 'late', message: fault }] : []}
      onContinue={proceed}
      onBack={onBack}
    >
      <TextArea
        asQuestion
        id="late"
        label="What stopped you from coming in time?"
        hint="Such as a serious illness. Say only what you want known."
        rows={4}
        most={1_000}
        value={value}
        onChange={onType}
        error={fault || undefined}
      />
    </QuestionPage>
  )
}
