import { useState } from 'react'
import type { PackFields, Typed } from '../../casefile/caseFile.ts'
import { lenderKeysOf } from '../../casefile/caseFile.ts'
import { mostOwnWords, parseFreeText } from '../../casefile/inputs/oneLine.ts'
import { FactRangeError } from '../../facts/valueOn.ts'
import { ombudsmanWarnings } from '../../letters/ombudsmanAnswers.ts'
import type { StopPage } from '../../letters/stopPage.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { type Change, compose } from '../../toolkit/case/snapshot.ts'
import type { Boxes } from '../../toolkit/case/useDraft.ts'
import { useNextFocus } from '../../toolkit/controls/arrival.ts'
import { dateBoxId, type Fault } from '../../toolkit/controls/ErrorSummary.tsx'
import { FieldBoxes, type FieldView } from '../../toolkit/controls/FieldBoxes.tsx'
import { aDate, someTicks } from '../../toolkit/controls/looks.ts'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { rangeFault } from '../../toolkit/letters/notKnownWords.ts'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { lenderChoices, stepNameOf } from '../../toolkit/questions/agreements.ts'
import { inChecks } from '../../toolkit/questions/inChecks.ts'
import { PageQuestion, type QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { givenOf, inPack, noPackFields, packFieldsOf, packLender, packOf } from './packAnswers.ts'

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
  const hasAnswer = fields.kind !== '' && fields.kind !== 'none'
  const shown = (isOne: boolean): (FieldView & { when?: boolean })[] => [
    {
      id: 'pack-lender',
      when: keys.length > 1,
      look: { as: 'choice' },
      label: words.lender,
      options: lenderChoices(caseFile, context),
    },
    {
      id: 'pack-answer',
      look: { as: 'choice' },
      label: words.title,
      options: [
        { value: 'final-response', label: words.final },
        { value: 'scheme-decision', label: words.decision, hint: words.decisionHint },
        { value: 'none', label: words.nothing },
      ],
      asQuestion: isOne,
    },
    { id: 'pack-date', when: hasAnswer, look: aDate(), label: words.date, hint: words.dateHint, within: 'reveal' },
    { id: 'pack-code', when: hasAnswer, look: { as: 'text', width: 10 }, label: words.code, within: 'reveal' },
    // It may not be known; without an answer it decides whether the ombudsman can look at it.
    { id: 'pack-complained', look: aDate(), label: fields.kind === 'none' ? words.received : words.receivedOptional },
    {
      id: 'pack-complained-unknown',
      when: fields.kind === 'none',
      look: { as: 'tick' },
      label: words.unknown,
      within: 'unknown',
    },
    {
      id: 'pack-warnings',
      look: someTicks,
      label: words.warnings,
      options: ombudsmanWarnings.map((value) => ({ value, label: words.warning[value] })),
    },
  ]
  return (
    <PageQuestion title={words.title} page={page} check={check}>
      {(faultOf, faults, isOne) => (
        <>
          <FieldBoxes
            fields={shown(isOne).filter(({ when = true }) => when)}
            typed={{ 'pack-lender': lender, ...boxesOf(fields) }}
            onType={(id, value) =>
              id === 'pack-lender'
                ? changeCase(inChecks({ 'pack-lender': stepNameOf(caseFile, String(value)) }))
                : onType(withBox(fields, id, value))
            }
            faults={faults}
            or={words.or}
          />
          {told && <StopWords page={told} onHere={() => document.getElementById('late')?.focus()} />}
          {told?.letter && <p>{words.goOn}</p>}
          {told?.id === 'instead/late' && (
            <TextArea
              id="late"
              label={own.late.label}
              hint={own.late.hint}
              rows={4}
              most={mostOwnWords}
              value={fields.lateBecause}
              onChange={(lateBecause) => onType({ ...fields, lateBecause })}
              error={faultOf('late')}
            />
          )}
        </>
      )}
    </PageQuestion>
  )
}

const nothing = noPackFields.complaintDate

/** The fields of a pack that one box each holds. */
const fieldIn: Readonly<Record<string, keyof PackFields>> = {
  'pack-answer': 'kind',
  'pack-date': 'answerDate',
  'pack-code': 'code',
  'pack-complained': 'complaintDate',
  'pack-complained-unknown': 'complaintUnknown',
}

const boxesOf = (fields: PackFields): Boxes => ({
  ...Object.fromEntries(Object.entries(fieldIn).map(([id, field]) => [id, fields[field] ?? false])),
  'pack-warnings': ombudsmanWarnings.filter((value) => fields[value]),
})

/** Put what a box holds into its fields. A date and “not known” make each other empty. */
function withBox(fields: PackFields, id: string, value: Typed): PackFields {
  const field = fieldIn[id]
  if (field === undefined)
    return {
      ...fields,
      ...Object.fromEntries(ombudsmanWarnings.map((one) => [one, Array.isArray(value) && value.includes(one)])),
    }
  const emptied: Partial<PackFields> =
    field === 'complaintDate' ? { complaintUnknown: false } : value === true ? { complaintDate: nothing } : {}
  return { ...fields, ...emptied, [field]: value }
}
