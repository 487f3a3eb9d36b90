import { useState } from 'react'
import { QuestionPage } from '../../toolkit/controls/QuestionPage.tsx'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { mostOwnWords, parseFreeText } from '../../casefile/inputs/oneLine.ts'
import type { Fault } from '../../toolkit/controls/ErrorSummary.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'

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
  const { title, label, hint, none } = useWords('ombudsman-pack').late
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => {
    const words = parseFreeText(value)
    if (!words.ok) setFaults([{ box: 'late', message: words.fault }])
    else if (words.value === '') setFaults([{ box: 'late', message: none }])
    else onDone()
  }
  return (
    <QuestionPage title={title} faults={faults} onContinue={proceed} onBack={onBack}>
      <TextArea
        asQuestion
        id="late"
        label={label}
        hint={hint}
        rows={4}
        most={mostOwnWords}
        value={value}
        onChange={onType}
        error={faults[0]?.message}
      />
    </QuestionPage>
  )
}
