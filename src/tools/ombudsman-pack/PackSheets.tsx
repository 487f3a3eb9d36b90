import { useState } from 'react'
import { fileName } from '../../letters/fileName.ts'
import type { OmbudsmanPack, PackSection } from '../../letters/ombudsmanPack.ts'
import { blockText } from '../../letters/toPlainText.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import type { CaseContext } from '../../toolkit/case/caseTool.ts'
import { keepLetter } from '../../toolkit/case/keepLetter.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { ResultActions } from '../../toolkit/controls/ResultActions.tsx'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { ShownPage } from '../../toolkit/controls/QuestionPage.tsx'
import { AddToCalendar } from '../../toolkit/letters/AddToCalendar.tsx'
import { Blocks } from '../../toolkit/letters/LetterSheet.tsx'
import { LetterGrounds } from '../../toolkit/letters/LetterPanel.tsx'
import { LetterOvertaken } from '../../toolkit/letters/LetterOvertaken.tsx'
import { SentForm } from '../../toolkit/letters/SentForm.tsx'
import { lenderNameOf } from '../../toolkit/questions/agreements.ts'
import { FilledParagraph } from '../../components/Filled.tsx'
import { NextStepsPicture } from '../../toolkit/controls/PageFragment.tsx'
import { useNextFocus } from '../../toolkit/controls/arrival.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { QuietButton } from '../../components/Button.tsx'

/** The sheet whose words are the visitor’s to change. */
const summaryNumber = 2

/** The nine sheets, each on its own page in print, and the summary to change by hand. */
export function PackSheets({
  pack: { reference, sections, notes, clock },
  now,
  lender,
  context,
  onBack,
}: {
  pack: OmbudsmanPack
  now: Snapshot
  lender: string
  context: CaseContext
  onBack: () => void
}) {
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
    <ShownPage title={words.title} onBack={onBack}>
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
