import { useState } from 'react'
import type { PackFields } from '../../casefile/caseFile.ts'
import { lenderKeysOf } from '../../casefile/caseFile.ts'
import { mostOwnWords, parseFreeText } from '../../casefile/inputs/oneLine.ts'
import { FactRangeError } from '../../facts/valueOn.ts'
import { ombudsmanWarnings } from '../../letters/ombudsmanAnswers.ts'
import type { StopPage } from '../../letters/stopPage.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { type Change, compose } from '../../toolkit/case/snapshot.ts'
import { useNextFocus } from '../../toolkit/controls/arrival.ts'
import { Checkbox } from '../../toolkit/controls/Checkbox.tsx'
import { Checkboxes } from '../../toolkit/controls/Checkboxes.tsx'
import { DateBoxes } from '../../toolkit/controls/DateBoxes.tsx'
import { dateBoxId, type Fault } from '../../toolkit/controls/ErrorSummary.tsx'
import { Radios } from '../../toolkit/controls/Radios.tsx'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { TextInput } from '../../toolkit/controls/TextInput.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { rangeFault } from '../../toolkit/letters/notKnownWords.ts'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { lenderChoices, stepNameOf } from '../../toolkit/questions/agreements.ts'
import { inChecks } from '../../toolkit/questions/inChecks.ts'
import { PageQuestion, type QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import {
  givenOf,
  inPack,
  noPackFields,
  type PackForm,
  packBox,
  packFieldsOf,
  packLender,
  packOf,
} from './packAnswers.ts'

/**
 * The lender’s last word and its date, which decide whether the ombudsman can look at it now. Asked before anything about the person:
 * whoever is too early or too late learns it here, and then what can be done all the same. What is typed is in the case at once.
 */
export function AnswerQuestion(page: QuestionProps) {
  const own = useWords('ombudsman-pack')
  const words = own.answer
  const { outside } = useWords('shared')
  const focusNext = useNextFocus()
  const { now, context } = page
  const { caseFile } = now
  const lender = packLender(now)
  const keys = lenderKeysOf(caseFile)
  const fields = packFieldsOf(now.answers, caseFile, lender, context)
  const onType = (typed: PackFields) => changeCase(inPack(lender, typed))
  const [stopped, setStopped] = useState<{ page: StopPage; by: string }>()
  const by = JSON.stringify([lender, { ...fields, lateBecause: '' }])
  const told = stopped?.by === by ? stopped.page : undefined

  const check = (): Fault[] | Change => {
    const given = givenOf(fields, context.today, own)
    if ('faults' in given) return given.faults
    const pack = packOf(fields, now, lender, context, own)
    if (pack instanceof FactRangeError) {
      const box = dateBoxId(fields.kind === 'none' ? 'pack-complained' : 'pack-date', 'year')
      return [{ box, message: rangeFault(pack, outside) }]
    }
    if (pack?.result !== 'stop') return compose()
    if (told?.letter && pack.page.letter) return compose()
    if (told?.id === 'instead/late') {
      const because = parseFreeText(fields.lateBecause)
      return [{ box: 'late', message: because.ok ? own.late.none : because.fault }]
    }
    setStopped({ page: pack.page, by })
    focusNext('.plate h2')
    return []
  }
  return (
    <PageQuestion title={words.title} page={page} check={check}>
      {(faultOf, faults, isOne) => (
        <>
          {keys.length > 1 && (
            <Radios
              id="pack-lender"
              legend={words.lender}
              options={lenderChoices(caseFile, context)}
              value={lender}
              onChange={(key) => changeCase(inChecks({ 'pack-lender': stepNameOf(caseFile, key) }))}
            />
          )}
          <Radios
            asQuestion={isOne}
            id="pack-answer"
            legend={words.title}
            value={fields.kind}
            onChange={(value) => onType({ ...fields, kind: value as PackFields['kind'] })}
            error={faultOf('pack-answer')}
            options={[
              { value: 'final-response', label: words.final },
              { value: 'scheme-decision', label: words.decision, hint: words.decisionHint },
              { value: 'none', label: words.nothing },
            ]}
          />
          {fields.kind !== '' && fields.kind !== 'none' && (
            <div className="reveal">
              <DateBoxes
                id="pack-date"
                legend={words.date}
                hint={words.dateHint}
                values={fields.answerDate}
                onChange={(answerDate) => onType({ ...fields, answerDate })}
                faults={faults}
              />
              <TextInput {...packBox('pack-code', 'code', { fields, onType, faults })} label={words.code} width={10} />
            </div>
          )}
          <Received {...{ fields, onType, faults }} />
          <Checkboxes
            id="pack-warnings"
            legend={words.warnings}
            options={ombudsmanWarnings.map((value) => ({ value, label: words.warning[value] }))}
            values={ombudsmanWarnings.filter((value) => fields[value])}
            onChange={(values) =>
              onType({
                ...fields,
                ...Object.fromEntries(ombudsmanWarnings.map((value) => [value, values.includes(value)])),
              })
            }
          />
          {told && <StopWords page={told} onHere={() => document.getElementById('late')?.focus()} />}
          {told?.letter && <p>{words.goOn}</p>}
          {told?.id === 'instead/late' && (
            <TextArea
              {...packBox('late', 'lateBecause', { fields, onType, faults })}
              label={own.late.label}
              hint={own.late.hint}
              rows={4}
              most={mostOwnWords}
            />
          )}
        </>
      )}
    </PageQuestion>
  )
}

/** When the lender had the complaint. It may not be known; without an answer that decides whether the ombudsman can look at it. */
function Received({ fields, onType, faults }: PackForm) {
  const words = useWords('ombudsman-pack').answer
  const { kind } = fields
  return (
    <>
      <DateBoxes
        id="pack-complained"
        legend={kind === 'none' ? words.received : words.receivedOptional}
        values={fields.complaintDate}
        onChange={(complaintDate) => onType({ ...fields, complaintDate, complaintUnknown: false })}
        faults={faults}
      />
      {kind === 'none' && (
        <div className="unknown">
          <p>{words.or}</p>
          <Checkbox
            id="pack-complained-unknown"
            label={words.unknown}
            checked={fields.complaintUnknown ?? false}
            onChange={(complaintUnknown) => {
              const { complaintDate } = complaintUnknown ? noPackFields : fields
              onType({ ...fields, complaintUnknown, complaintDate })
            }}
          />
        </div>
      )}
    </>
  )
}
