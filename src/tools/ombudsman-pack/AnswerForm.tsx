import { useState } from 'react'
import { lenderKey } from '../../casefile/lenderKey.ts'
import type { PackFields } from '../../casefile/toolAnswers.ts'
import type { FactRangeError } from '../../facts/valueOn.ts'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { Checkbox } from '../../toolkit/controls/Checkbox.tsx'
import { Checkboxes } from '../../toolkit/controls/Checkboxes.tsx'
import { DateBoxes } from '../../toolkit/controls/DateBoxes.tsx'
import { dateBoxId } from '../../toolkit/controls/dateFaults.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { Contradictions, useContradictions } from '../../toolkit/questions/contradictions.tsx'
import { type Fault, faultIn } from '../../toolkit/controls/ErrorSummary.tsx'
import { QuestionPage } from '../../toolkit/controls/QuestionPage.tsx'
import { Radios } from '../../toolkit/controls/Radios.tsx'
import { TextInput } from '../../toolkit/controls/TextInput.tsx'
import { rangeFault } from '../../toolkit/letters/rangeFault.ts'
import { lenderNameOf } from '../../toolkit/questions/agreements.ts'
import { givenOf } from './packAnswers.ts'
import { noPackFields, type WarningId, warnings } from './packFields.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'

/** The lender’s last word and its date: what decides whether the ombudsman can look at it now. */
export function AnswerForm({
  end: { now, context, back },
  keys,
  lender,
  onLender,
  fields,
  onType,
  outside,
  onDone,
}: {
  end: EndProps
  keys: readonly string[]
  lender: string
  onLender: (key: string) => void
  fields: PackFields
  onType: (part: Partial<PackFields>) => void
  /** What is known of the time limit, when the dates are whole and it is not known for them. */
  outside: FactRangeError | null
  onDone: () => void
}) {
  const own = useWords('ombudsman-pack')
  const words = own.answer
  const { outside: outsideWords } = useWords('shared')
  const { today } = context
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const { caseFile } = now
  const { kind } = fields
  // What is typed is in the case at once, so this is asked of the case as it is.
  const { events, holds, agree } = useContradictions(`pack:${lender}`, now)
  const proceed = (isSure = false) => {
    const result = givenOf(fields, today, own)
    const found =
      'faults' in result
        ? result.faults
        : outside === null
          ? []
          : [
              {
                box: dateBoxId(kind === 'none' ? 'pack-complained' : 'pack-date', 'year'),
                message: rangeFault(outside, outsideWords),
              },
            ]
    setFaults(found)
    if (found.length > 0) return
    if (isSure) changeCase(agree)
    if (isSure || !holds(now)) onDone()
  }
  return (
    <QuestionPage title={words.title} faults={faults} onContinue={() => proceed()} onBack={back}>
      {keys.length > 1 && (
        <Radios
          id="pack-lender"
          legend={words.lender}
          options={keys.map((key) => ({
            value: key,
            label: lenderNameOf(caseFile.agreements.find((agreement) => lenderKey(agreement) === key) ?? {}, context),
          }))}
          value={lender}
          onChange={onLender}
        />
      )}
      <Radios
        asQuestion
        id="pack-answer"
        legend={words.title}
        value={kind}
        onChange={(value) => onType({ kind: value as PackFields['kind'] })}
        error={faultIn(faults)('pack-answer')}
        options={[
          { value: 'final-response', label: words.final },
          {
            value: 'scheme-decision',
            label: words.decision,
            hint: words.decisionHint,
          },
          { value: 'none', label: words.nothing },
        ]}
      />
      {kind !== '' && kind !== 'none' && (
        <div className="reveal">
          <DateBoxes
            id="pack-date"
            legend={words.date}
            hint={words.dateHint}
            values={fields.answerDate}
            onChange={(part, value) => onType({ answerDate: { ...fields.answerDate, [part]: value } })}
            faults={faults}
          />
          <TextInput
            id="pack-code"
            label={words.code}
            width={10}
            value={fields.code}
            onChange={(code) => onType({ code })}
          />
        </div>
      )}
      <Received fields={fields} onType={onType} faults={faults} />
      <Checkboxes
        id="pack-warnings"
        legend={words.warnings}
        options={warnings.map((value) => ({ value, label: words.warning[value] }))}
        values={warnings.filter((value) => fields[value])}
        onChange={(values) =>
          onType(
            Object.fromEntries(warnings.map((value) => [value, values.includes(value)])) as Record<WarningId, boolean>,
          )
        }
      />
      <Contradictions events={events} now={now} context={context} onSure={() => proceed(true)} />
    </QuestionPage>
  )
}

/** When the lender had the complaint. It may not be known; without an answer that decides whether the ombudsman can look at it. */
function Received({
  fields,
  onType,
  faults,
}: {
  fields: PackFields
  onType: (part: Partial<PackFields>) => void
  faults: readonly Fault[]
}) {
  const words = useWords('ombudsman-pack').answer
  const { kind } = fields
  return (
    <>
      <DateBoxes
        id="pack-complained"
        legend={kind === 'none' ? words.received : words.receivedOptional}
        values={fields.complaintDate}
        onChange={(part, value) =>
          onType({ complaintDate: { ...fields.complaintDate, [part]: value }, complaintUnknown: false })
        }
        faults={faults}
      />
      {kind === 'none' && (
        <div className="unknown">
          <p>{words.or}</p>
          <Checkbox
            id="pack-complained-unknown"
            label={words.unknown}
            checked={fields.complaintUnknown ?? false}
            onChange={(complaintUnknown) =>
              onType({ complaintUnknown, ...(complaintUnknown ? { complaintDate: noPackFields.complaintDate } : {}) })
            }
          />
        </div>
      )}
    </>
  )
}
