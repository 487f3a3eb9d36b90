import { useState } from 'react'
import type { PackFields } from '../../casefile/caseFile.ts'
import { mostOwnWords } from '../../casefile/inputs/oneLine.ts'
import { QuietButton } from '../../components/Button.tsx'
import { FilledParagraph } from '../../components/Filled.tsx'
import { longDate } from '../../dates/plainDate.ts'
import { FactRangeError } from '../../facts/valueOn.ts'
import { fileName } from '../../letters/fileName.ts'
import type { OmbudsmanPack, PackSection } from '../../letters/ombudsmanPack.ts'
import { noLenderPage, representedPage, stopPage } from '../../letters/stopPage.ts'
import { blockText } from '../../letters/toPlainText.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { keepLetter } from '../../toolkit/case/keepLetter.ts'
import { useNextFocus } from '../../toolkit/controls/arrival.ts'
import type { Fault } from '../../toolkit/controls/ErrorSummary.tsx'
import { FieldBoxes } from '../../toolkit/controls/FieldBoxes.tsx'
import { anArea, someTicks } from '../../toolkit/controls/looks.ts'
import { NextStepsPicture } from '../../toolkit/controls/PageFragment.tsx'
import { QuestionPage, ShownPage } from '../../toolkit/controls/QuestionPage.tsx'
import { ResultActions } from '../../toolkit/controls/ResultActions.tsx'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { AddToCalendar } from '../../toolkit/letters/AddToCalendar.tsx'
import { LetterOvertaken } from '../../toolkit/letters/LetterOvertaken.tsx'
import { LetterGrounds, LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { Blocks } from '../../toolkit/letters/LetterSheet.tsx'
import { SentForm } from '../../toolkit/letters/SentForm.tsx'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { lenderNameOf } from '../../toolkit/questions/agreements.ts'
import { CheckAnswers } from '../../toolkit/questions/CheckAnswers.tsx'
import { QuestionsPage } from '../../toolkit/questions/QuestionsPage.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { givenOf, inPack, packFieldsOf, packLender, packOf, reasonFaults } from './packAnswers.ts'
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
  const { now, context, change, back, tell, left } = end
  const words = useWords('ombudsman-pack')
  const lender = packLender(now)
  const fields = packFieldsOf(now.answers, now.caseFile, lender, context)
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
  const Stage = stage === 'reasons' ? ReasonsForm : PackSheets
  return <Stage pack={pack.letters} lender={lender} end={end} />
}

type StageProps = { pack: OmbudsmanPack; lender: string; end: EndProps }

/** Why the lender’s answer is wrong, in ticks and in the visitor’s own words, and what would put it right. */
function ReasonsForm({ pack: { notes }, lender, end: { now, context, go, back } }: StageProps) {
  const own = useWords('ombudsman-pack')
  const words = own.disagree
  const fields = packFieldsOf(now.answers, now.caseFile, lender, context)
  const onType = (typed: PackFields) => changeCase(inPack(lender, typed))
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const proceed = () => {
    const found = reasonFaults(fields, own)
    setFaults(found)
    if (found.length === 0) go('sheets')
  }
  return (
    <QuestionPage title={words.title} faults={faults} onContinue={proceed} onBack={back} button={words.button}>
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
      <FieldBoxes
        fields={[
          {
            id: 'reasons',
            look: someTicks,
            label: words.title,
            options: own.reasons.map(({ id, label }) => ({ value: id, label })),
            asQuestion: true,
          },
          { id: 'own-words', look: anArea({ rows: 4, most: mostOwnWords }), label: words.own },
          { id: 'offered', look: { as: 'text', prefix: '£', inputMode: 'decimal', width: 10 }, label: words.offered },
          { id: 'wanted', look: anArea({ rows: 3, most: mostOwnWords }), label: words.wanted, hint: words.wantedHint },
        ]}
        typed={{ ...fields, 'own-words': fields.ownWords }}
        onType={(id, value) => onType({ ...fields, [id === 'own-words' ? 'ownWords' : id]: value })}
        faults={faults}
      />
    </QuestionPage>
  )
}

/** The sheet that a visitor may change. */
const summaryNumber = 2

/** The nine sheets, each on its own page in print, and the summary to change by hand. */
function PackSheets({ pack: { reference, sections, notes, clock }, lender, end: { now, context, back } }: StageProps) {
  const { sheets: words } = useWords('ombudsman-pack')
  const { around } = useWords('letters')
  const [editing, setEditing] = useState(false)
  const focusNext = useNextFocus()
  const edit = (open: boolean) => {
    focusNext(open ? '#summary' : '#change-summary')
    setEditing(open)
  }
  const key = `pack ${reference}`
  const own = now.answers.edits[key]?.body
  const written = { to: '', email: '', body: textOf(sections, summaryNumber) }
  const sheets = sections.map((section) =>
    section.number === summaryNumber && own !== undefined
      ? { ...section, blocks: own.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text })) }
      : section,
  )
  const text = () =>
    sheets
      .map(({ number, title, blocks }) => [`${number}. ${title}`, ...blocks.map(blockText)].join('\n\n'))
      .join('\n\n\n')
  const name = fileName('ombudsman-pack', lenderNameOf({ lenderId: lender }, context), context.today)
  return (
    <ShownPage title={words.title} onBack={back}>
      <FilledParagraph data-screen-only="" words={words.says} values={{ reference }} />
      {notes.map((note) => (
        <p key={note} className="doubt" data-screen-only="">
          {note}
        </p>
      ))}
      <ResultActions fileName={name} text={text} />
      {clock?.lastDay && (
        <p className="row" data-screen-only="">
          <AddToCalendar clocks={[{ ...clock, event: null }]} today={context.today}>
            {words.calendar}
          </AddToCalendar>
        </p>
      )}
      <LetterGrounds rests={words.rests} />
      {editing && (
        <div data-screen-only="">
          <TextArea
            id="summary"
            label={words.summary}
            hint={words.summaryHint}
            rows={20}
            value={textOf(sheets, summaryNumber)}
            onChange={(body) =>
              changeCase(keepLetter(key, { ...written, body, from: now.answers.edits[key]?.from ?? written }))
            }
          />
          <p>
            <QuietButton onClick={() => edit(false)}>{words.done}</QuietButton>
          </p>
        </div>
      )}
      <LetterOvertaken id={key} now={now} written={written} />
      {sheets.map(({ number, title, blocks }) => (
        <div className="letter-frame" key={number}>
          <article className="letter-sheet" translate="no" aria-label={title}>
            <h3>
              {number}. {title}
            </h3>
            <Blocks blocks={blocks} />
          </article>
          {number === summaryNumber && !editing && (
            <p data-screen-only="">
              <QuietButton id="change-summary" onClick={() => edit(true)}>
                {around.change}
              </QuietButton>
            </p>
          )}
        </div>
      ))}
      <section data-screen-only="" className="after">
        <h3>{around.after}</h3>
        <NextStepsPicture />
        <SentForm kind="fosSent" lender={lender} today={context.today} caseFile={now.caseFile} />
        <FilledParagraph words={words.leave} />
      </section>
    </ShownPage>
  )
}

const textOf = (sheets: readonly PackSection[], of: number): string =>
  sheets
    .filter(({ number }) => number === of)
    .flatMap(({ blocks }) => blocks.map(blockText))
    .join('\n\n')
