import { useState } from 'react'
import { type EvidenceStatus, evidenceStatuses } from '../../casefile/caseFile.ts'
import { inWords } from '../../letters/inWords.ts'
import { changeCase } from '../case/caseStore.ts'
import type { CaseContext } from '../case/caseTool.ts'
import { both, inCase } from '../case/snapshot.ts'
import { useTyped, useWithoutDraft } from '../case/useTyped.ts'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import { Radios } from '../kit/Radios.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { type ChecklistLine, statusWords } from './evidenceChecklist.ts'
import { parseFreeText } from '../../casefile/inputs/oneLine.ts'

const most = 300

/** One paper: what it is good for, where to look, what to do without it, and whether it is there. */
export function EvidenceItemPage({
  line: { item, status, note },
  agreementId,
  context: { facts, today },
  onDone,
}: {
  line: ChecklistLine
  agreementId: string | null
  context: CaseContext
  onDone: () => void
}) {
  const [now, setNow] = useTyped<string>('status', status)
  const [typed, setTyped] = useTyped('note', note)
  const [fault, setFault] = useState('')
  const settled = useWithoutDraft()
  const save = () => {
    const words = parseFreeText(typed, most)
    if (!words.ok) return setFault(words.message)
    const own = { item: item.id, ...(agreementId ? { agreementId } : {}) }
    changeCase(
      both(
        inCase((caseFile) => ({
          ...caseFile,
          evidence: [
            ...caseFile.evidence.filter((entry) => entry.item !== own.item || entry.agreementId !== own.agreementId),
            { ...own, status: now as EvidenceStatus, ...(words.value ? { note: words.value } : {}) },
          ],
        })),
        settled,
      ),
    )
    onDone()
  }
  return (
    <QuestionPage
      title={item.label}
      faults={fault ? [{ box: 'evidence-note', message: fault }] : []}
      onContinue={save}
      onBack={onDone}
      button="Save and go back to the list"
    >
      <Radios
        asQuestion
        id="evidence"
        legend={item.label}
        hint={item.why}
        options={evidenceStatuses.map((value) => ({ value, label: statusWords[value] }))}
        value={now}
        onChange={setNow}
      />
      <div>
        <h3>Where to look</h3>
        <ul className="plain-list">
          {item.whereToFind.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
        <p>
          <strong>If you cannot find it:</strong> {item.ifMissing.tip}
        </p>
        <p className="hint">
          Usually kept by {item.kept.by}
          {item.kept.until
            ? `, by one report until ${inWords(facts, item.kept.until, today)}`
            : item.kept.years
              ? `, for about ${inWords(facts, item.kept.years, today)}`
              : ''}
          .
        </p>
      </div>
      <TextArea
        id="evidence-note"
        label="Note (optional)"
        hint="Such as where it is"
        rows={2}
        most={most}
        value={typed}
        onChange={setTyped}
        error={fault || undefined}
      />
    </QuestionPage>
  )
}
