import { useState } from 'react'
import { mostOwnWords } from '../../casefile/inputs/oneLine.ts'
import type { PackFields } from '../../casefile/toolAnswers.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { Checkboxes } from '../../toolkit/controls/Checkboxes.tsx'
import { type Fault, faultIn } from '../../toolkit/controls/ErrorSummary.tsx'
import { QuestionPage } from '../../toolkit/controls/QuestionPage.tsx'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { TextInput } from '../../toolkit/controls/TextInput.tsx'
import { reasonFaults } from './packAnswers.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'

/** Why the lender’s answer is wrong, in ticks and in the visitor’s own words, and what would put it right. */
export function ReasonsForm({
  reasons,
  fields,
  onType,
  notes,
  onBack,
  onDone,
}: {
  reasons: ToolWords['ombudsman-pack']['reasons']
  fields: PackFields
  onType: (part: Partial<PackFields>) => void
  notes: readonly string[]
  onBack: () => void
  onDone: () => void
}) {
  const own = useWords('ombudsman-pack')
  const words = own.disagree
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => {
    const found = reasonFaults(fields, own)
    setFaults(found)
    if (found.length === 0) onDone()
  }
  const faultOf = faultIn(faults)
  return (
    <QuestionPage title={words.title} faults={faults} onContinue={proceed} onBack={onBack} button={words.button}>
      {notes.length > 0 && (
        <div className="doubt">
          <p>
            <strong>{words.now}</strong>
          </p>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <Checkboxes
        asQuestion
        id="reasons"
        legend={words.title}
        options={reasons.map(({ id, label }) => ({ value: id, label }))}
        values={fields.reasons}
        onChange={(chosen) => onType({ reasons: chosen })}
        error={faultOf('reasons')}
      />
      <TextArea
        id="own-words"
        label={words.own}
        rows={4}
        most={mostOwnWords}
        value={fields.ownWords}
        onChange={(ownWords) => onType({ ownWords })}
        error={faultOf('own-words')}
      />
      <TextInput
        id="offered"
        label={words.offered}
        prefix="£"
        inputMode="decimal"
        width={10}
        value={fields.offered}
        onChange={(offered) => onType({ offered })}
        error={faultOf('offered')}
      />
      <TextArea
        id="wanted"
        label={words.wanted}
        hint={words.wantedHint}
        rows={3}
        most={mostOwnWords}
        value={fields.wanted}
        onChange={(wanted) => onType({ wanted })}
        error={faultOf('wanted')}
      />
    </QuestionPage>
  )
}
