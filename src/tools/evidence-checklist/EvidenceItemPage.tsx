import { useState } from 'react'
import { type EvidenceStatus, evidenceStatuses } from '../../casefile/caseKinds.ts'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { factInWords } from '../../letters/factInWords.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import type { CaseContext } from '../../toolkit/case/caseTool.ts'
import { updateCase, compose } from '../../toolkit/case/snapshot.ts'
import { useDraft, useWithoutDraft } from '../../toolkit/case/useDraft.ts'
import { QuestionPage } from '../../toolkit/controls/QuestionPage.tsx'
import { Radios } from '../../toolkit/controls/Radios.tsx'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import type { ChecklistLine } from './checklistLines.ts'
import { parseFreeText } from '../../casefile/inputs/oneLine.ts'
import { type Fault, faultsOf } from '../../toolkit/controls/ErrorSummary.tsx'

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
  const { item: words, statuses, letters } = useWords('evidence-checklist')
  const [typed, type] = useDraft<{ status: string; note: string }>(() => ({ status, note }))
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const settled = useWithoutDraft()
  const save = () => {
    const own = parseFreeText(typed.note, most)
    if (!own.ok) return setFaults(faultsOf([['evidence-note', own]]))
    const entry = { item: item.id, ...(agreementId ? { agreementId } : {}) }
    changeCase(
      compose(
        updateCase((caseFile) => ({
          ...caseFile,
          evidence: [
            ...caseFile.evidence.filter(
              ({ item: of, agreementId: id }) => of !== entry.item || id !== entry.agreementId,
            ),
            { ...entry, status: typed.status as EvidenceStatus, ...(own.value ? { note: own.value } : {}) },
          ],
        })),
        settled,
      ),
    )
    onDone()
  }
  return (
    <QuestionPage title={item.label} faults={faults} onContinue={save} onBack={onDone} button={words.save}>
      <Radios
        asQuestion
        id="evidence"
        legend={item.label}
        hint={item.why}
        options={evidenceStatuses.map((value) => ({ value, label: statuses[value] }))}
        value={typed.status}
        onChange={(value) => type({ status: value })}
      />
      <div>
        <h3>{words.where}</h3>
        <ul className="plain-list">
          {item.whereToFind.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
        <p>
          <strong>{words.missing}</strong> {item.ifMissing.tip}{' '}
          {item.ifMissing.letter && <Filled words={letters[item.ifMissing.letter]} />}
        </p>
        <p className="hint">
          {item.kept.until
            ? fillIn(words.keptUntil, { who: item.kept.by, day: factInWords(facts, item.kept.until, today) })
            : item.kept.years
              ? fillIn(words.keptYears, { who: item.kept.by, years: factInWords(facts, item.kept.years, today) })
              : fillIn(words.kept, { who: item.kept.by })}
        </p>
      </div>
      <TextArea
        id="evidence-note"
        label={words.note}
        hint={words.noteHint}
        rows={2}
        most={most}
        value={typed.note}
        onChange={(value) => type({ note: value })}
        error={faults[0]?.message}
      />
    </QuestionPage>
  )
}
