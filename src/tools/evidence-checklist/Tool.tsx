import { Fragment, useState } from 'react'
import { type EvidenceStage, type EvidenceStatus, evidenceStages, evidenceStatuses } from '../../casefile/caseKinds.ts'
import { oneLine, parseFreeText } from '../../casefile/inputs/oneLine.ts'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { factInWords } from '../../letters/factInWords.ts'
import { CaseBanner } from '../../toolkit/case/CaseBanner.tsx'
import { changeCase, useCase } from '../../toolkit/case/caseStore.ts'
import { compose, inAnswers, updateCase } from '../../toolkit/case/snapshot.ts'
import { OpenStep, useDraft, useWithoutDraft } from '../../toolkit/case/useDraft.ts'
import type { CaseContext } from '../../toolkit/case/withCase.tsx'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { useArrival } from '../../toolkit/controls/arrival.ts'
import { type Fault, faultsOf } from '../../toolkit/controls/ErrorSummary.tsx'
import { StepHeading } from '../../toolkit/controls/Field.tsx'
import { QuestionPage } from '../../toolkit/controls/QuestionPage.tsx'
import { Radios } from '../../toolkit/controls/Radios.tsx'
import { ResultActions } from '../../toolkit/controls/ResultActions.tsx'
import { TaskList } from '../../toolkit/controls/TaskList.tsx'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { lenderNameOf } from '../../toolkit/questions/agreements.ts'
import { goToStep, stepBack, useStep } from '../../toolkit/run/stepStores.ts'
import { type ChecklistLine, checklistLines, checklistText, countWords, needsLadder } from './checklistLines.ts'

/** The papers that can help, each with where it stands; nobody needs any to begin. */
export const Tool = withCase(function EvidenceChecklist({ context }) {
  const { now, replaced } = useCase()
  const { id: step } = useStep()
  const tool = useArrival(step)
  const { caseFile, answers } = now
  const [item = '', agreementId = ''] = step.split(' ')
  const stage = answers.stage ?? 'before'
  const about = caseFile.agreements.some(({ id }) => id === agreementId) ? agreementId : null
  const words = useWords('evidence-checklist')
  const lines = checklistLines(caseFile, about, stage, words.items)
  const line = lines.find((each) => each.item.id === item)
  const open = (id: string) => goToStep([id, agreementId].filter(Boolean).join(' '))
  return (
    <div className="tool-body" ref={tool}>
      <CaseBanner context={context} />
      {line ? (
        <OpenStep key={`${replaced} ${step}`} value={`evidence ${step}`}>
          <EvidenceItemPage line={line} agreementId={about} context={context} onDone={() => stepBack('')} />
        </OpenStep>
      ) : (
        <>
          <StepHeading>{words.title}</StepHeading>
          <p>
            <strong>{words.first}</strong>
          </p>
          <Radios
            id="stage"
            small
            legend={words.stage}
            options={evidenceStages.map((value) => ({ value, label: words.stages[value] }))}
            value={stage}
            onChange={(value) => changeCase(inAnswers({ stage: value as EvidenceStage }))}
          />
          {caseFile.agreements.length > 1 && (
            <Radios
              id="evidence-agreement"
              legend={words.agreement}
              value={agreementId}
              onChange={(value) => goToStep(`list ${value}`.trim())}
              options={[
                { value: '', label: words.allAgreements },
                ...caseFile.agreements.map((agreement, index) => ({
                  value: agreement.id,
                  label: fillIn(words.agreementOf, { lender: lenderNameOf(agreement, context), number: index + 1 }),
                })),
              ]}
            />
          )}
          <p role="status">{countWords(lines, words)}</p>
          {needsLadder(lines.map(({ status }) => status)) && <Ladder facts={context.facts} today={context.today} />}
          <div data-result="" className="result checklist">
            {(['essential', 'helps', 'later'] as const).map((need) => {
              const own = lines.filter((each) => each.need === need)
              return (
                own.length > 0 && (
                  <section key={need} aria-label={words.needs[need]}>
                    <h3>{words.needs[need]}</h3>
                    <TaskList
                      tasks={own.map((each) => ({
                        key: `item-${each.item.id}`,
                        name: each.item.label,
                        hint: oneLine(each.note) || undefined,
                        status: words.statuses[each.status],
                        onOpen: () => open(each.item.id),
                      }))}
                    />
                  </section>
                )
              )
            })}
          </div>
          <ResultActions fileName={`evidence-${context.today}`} text={() => checklistText(lines, words)} />
        </>
      )}
    </div>
  )
})

/** Steps to try when every paper is gone, the cheapest first. */
function Ladder({ facts, today }: { facts: Facts; today: PlainDate }) {
  const words = useWords('evidence-checklist')
  return (
    <details className="more ladder">
      <summary>{words.nothing}</summary>
      <p>{words.nothingSays}</p>
      <ol>
        {words.ladder.map(({ id, title: step, how, next, fact }) => {
          const value = fact && factInWords(facts, fact, today)
          const kept = fact === 'credit-file.years' ? words.years : words.until
          return (
            <li key={id}>
              <strong>{step}.</strong> {how}
              {value && ` ${fillIn(kept, { years: value, day: value })}`}
              {[next.tool && words.find, next.letter && words.letters[next.letter]].map(
                (way) =>
                  way && (
                    <Fragment key={way}>
                      {' '}
                      <Filled words={way} />
                    </Fragment>
                  ),
              )}
            </li>
          )
        })}
      </ol>
    </details>
  )
}

/** The most characters of a note on a paper. */
const mostOfNote = 300

/** One paper: what it is good for, where to look, what to do without it, and whether it is there. */
function EvidenceItemPage({
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
    const own = parseFreeText(typed.note, mostOfNote)
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
        most={mostOfNote}
        value={typed.note}
        onChange={(value) => type({ note: value })}
        error={faults[0]?.message}
      />
    </QuestionPage>
  )
}
