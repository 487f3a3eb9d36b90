import { useState } from 'react'
import { parseFreeText } from '../../casefile/inputs/parseFreeText.ts'
import { parseMoney } from '../../casefile/inputs/parseMoney.ts'
import type { OmbudsmanAnswers } from '../../letters/ombudsmanAnswers.ts'
import { type OmbudsmanReasonId, ombudsmanReasons } from '../../letters/ombudsmanReasons.ts'
import { Checkboxes } from '../kit/Checkboxes.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { faultsOf } from '../questions/faultsOf.ts'
import { accepted, refused } from '../../casefile/inputs/parsed.ts'
import type { Fault } from '../kit/ErrorSummary.tsx'
import type { PackFields } from './packFields.ts'

type More = Pick<OmbudsmanAnswers, 'reasons' | 'ownWords' | 'wanted' | 'offered'>

/** Why the lender’s answer is wrong, in ticks and in the visitor’s own words, and what would put it right. */
export function ReasonsForm({ fields, onType, notes, onBack, onDone }: { fields: PackFields; onType: (part: Partial<PackFields>) => void; notes: readonly string[]; onBack: () => void; onDone: (more: More) => void }) {
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => {
    const [own, wanted] = [parseFreeText(fields.ownWords), parseFreeText(fields.wanted)]
    const offered = fields.offered.trim() === '' ? null : parseMoney(fields.offered, { label: 'Sum offered' })
    const found = faultsOf([
      ['reasons', fields.reasons.length > 0 ? accepted('') : refused('Select what you disagree with')], ['own-words', own], ['offered', offered], ['wanted', wanted],
    ])
    setFaults(found)
    if (found.length > 0) return
    onDone({ reasons: fields.reasons, ...(own.ok && own.value ? { ownWords: own.value } : {}), ...(wanted.ok && wanted.value ? { wanted: wanted.value } : {}), ...(offered?.ok ? { offered: offered.value } : {}) })
  }
  const faultOf = (box: string) => faults.find((fault) => fault.box === box)?.message
  return (
    <QuestionPage title="What do you disagree with?" faults={faults} onContinue={proceed} onBack={onBack} button="Make the pack">
      {notes.length > 0 && <div className="doubt"><p><strong>You can go to the ombudsman now, free.</strong></p>{notes.map((note) => <p key={note}>{note}</p>)}</div>}
      <Checkboxes asQuestion id="reasons" legend="What do you disagree with?" options={ombudsmanReasons.map(({ id, label }) => ({ value: id, label }))} values={fields.reasons} onChange={(reasons) => onType({ reasons: reasons as OmbudsmanReasonId[] })} error={faultOf('reasons')} />
      <TextArea id="own-words" label="Anything to add, in your own words (optional)" rows={4} most={1_000} value={fields.ownWords} onChange={(ownWords) => onType({ ownWords })} error={faultOf('own-words')} />
      <TextInput id="offered" label="The sum the lender offered (optional)" prefix="£" inputMode="decimal" width={10} value={fields.offered} onChange={(offered) => onType({ offered })} error={faultOf('offered')} />
      <TextArea id="wanted" label="What would put it right (optional)" hint="You need not name a sum" rows={3} most={1_000} value={fields.wanted} onChange={(wanted) => onType({ wanted })} error={faultOf('wanted')} />
    </QuestionPage>
  )
}
