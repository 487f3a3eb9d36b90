import { useState } from 'react'
import { mostOwnWords } from '../../casefile/inputs/oneLine.ts'
import type { PackFields } from '../../casefile/caseFile.ts'
import { longDate } from '../../dates/plainDate.ts'
import { FactRangeError } from '../../facts/valueOn.ts'
import { noLenderPage, representedPage, stopPage } from '../../letters/stopPage.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { Checkboxes } from '../../toolkit/controls/Checkboxes.tsx'
import { type Fault, faultIn } from '../../toolkit/controls/ErrorSummary.tsx'
import { QuestionPage } from '../../toolkit/controls/QuestionPage.tsx'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { TextInput } from '../../toolkit/controls/TextInput.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { CheckAnswers } from '../../toolkit/questions/CheckAnswers.tsx'
import { QuestionsPage } from '../../toolkit/questions/QuestionsPage.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { PackSheets } from './PackSheets.tsx'
import { givenOf, packOf, reasonFaults } from './packAnswers.ts'
import { inPack, type PackForm, packBox, packFieldsOf, packLender } from './packFields.ts'
import { isTooEarly } from './packSteps.ts'

/** Why there is no pack yet: a firm acts, no lender has had a complaint, or nobody knows which it was. */
export function TooEarlyPage({ now, context, back }: EndProps) {
  const { representative } = now.caseFile
  const page = representative
    ? representedPage(representative, context)
    : isTooEarly(now)
      ? stopPage('instead/complain-first', {}, context)
      : noLenderPage(context)
  return <StopWords onBack={back} page={page} />
}

/** All answers, before what is wrong with the lender’s. */
export function PackCheck(end: EndProps) {
  const { now, context } = end
  const words = useWords('ombudsman-pack')
  const { final, decision, nothing, title } = words.answer
  const fields = packFieldsOf(now.answers, now.caseFile, packLender(now), context)
  const given = givenOf(fields, context.today, words)
  const answer = 'given' in given ? given.given.answer : undefined
  const said = answer && { 'final-response': final, 'scheme-decision': decision, none: nothing }[answer.kind]
  const on = answer && answer.kind !== 'none' ? longDate(answer.date) : undefined
  const also = [{ key: 'answer', label: title, value: [said, on].filter(Boolean).join(', ') }]
  return <CheckAnswers end={end} also={also} next="reasons" button={words.afterCheck} />
}

export const PackReasonsPage = (end: EndProps) => <PackPage {...end} stage="reasons" />

export const PackSheetsPage = (end: EndProps) => <PackPage {...end} stage="sheets" />

/** One of the two; before the ombudsman can be asked, the letter to send meanwhile. What is typed goes into the case at once. */
function PackPage({ stage, ...end }: EndProps & { stage: 'reasons' | 'sheets' }) {
  const { now, context, go, change, back, tell, left } = end
  const words = useWords('ombudsman-pack')
  const lender = packLender(now)
  const fields = packFieldsOf(now.answers, now.caseFile, lender, context)
  const type = (typed: PackFields) => changeCase(inPack(lender, typed))
  const pack = packOf(fields, now, lender, context, words)
  // Another lender may have been added, or dates that the answer was made from taken out.
  if (pack === null || pack instanceof FactRangeError)
    return (
      <QuestionsPage
        steps={['answer']}
        {...{ now, context }}
        questions={left.questions}
        onAnswer={tell}
        onBack={back}
      />
    )
  if (pack.result === 'stop')
    return (
      <>
        <StopWords onBack={back} page={pack.page} onHere={() => change('answer')} />
        {pack.page.letter && (
          <>
            <h3>{words.meanwhile}</h3>
            <LetterPanel letter={pack.page.letter} now={now} />
          </>
        )}
      </>
    )
  if (stage === 'reasons')
    return (
      <ReasonsForm fields={fields} onType={type} notes={pack.letters.notes} onBack={back} onDone={() => go('sheets')} />
    )
  return <PackSheets pack={pack.letters} now={now} lender={lender} context={context} onBack={back} />
}

/** Why the lender’s answer is wrong, in ticks and in the visitor’s own words, and what would put it right. */
function ReasonsForm({
  fields,
  onType,
  notes,
  onBack,
  onDone,
}: Omit<PackForm, 'faults'> & {
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
  const form = { fields, onType, faults }
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
        options={own.reasons.map(({ id, label }) => ({ value: id, label }))}
        values={fields.reasons}
        onChange={(chosen) => onType({ ...fields, reasons: chosen })}
        error={faultIn(faults)('reasons')}
      />
      <TextArea {...packBox('own-words', 'ownWords', form)} label={words.own} rows={4} most={mostOwnWords} />
      <TextInput
        {...packBox('offered', 'offered', form)}
        label={words.offered}
        prefix="£"
        inputMode="decimal"
        width={10}
      />
      <TextArea
        {...packBox('wanted', 'wanted', form)}
        label={words.wanted}
        hint={words.wantedHint}
        rows={3}
        most={mostOwnWords}
      />
    </QuestionPage>
  )
}
