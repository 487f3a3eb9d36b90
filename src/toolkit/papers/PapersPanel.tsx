import { useEffect, useMemo, useState } from 'react'
import { dataClient } from '../../browser/dataClient.ts'
import { type LenderData, lendersQuery, noLenders } from '../../content/lenders/lenderData.ts'
import { restoreCase, useCase } from '../case/caseStore.ts'
import { askClock, dayNow } from '../case/clockQuery.ts'
import { BringPapers } from './BringPapers.tsx'
import { FoundPapers } from './FoundPapers.tsx'
import { putAnswerSource } from '../controls/SummaryList.tsx'
import { useNextFocus } from '../controls/arrival.ts'
import { fillIn, countedWords } from '../../content/words/fillIn.ts'
import { SourceOf } from './SourceOf.tsx'
import { PanelGiven, type PapersData, type PapersProps, papersQuery, usePanel } from './papersData.ts'
import { bringPapers, forgetPapers, stopPapers, usePapers } from './papersStore.ts'
import { QuietButton } from '../../components/Button.tsx'
import { useAddressSearch } from '../run/address.ts'
import { answersChosen, type PaperQuestion, putInAddress, rowsFromCase } from './flowRows.ts'
import { chosenKey } from './paperRow.ts'

/** Fetch the words, the lenders’ names, what was saved on the device and, if its clock could be ahead, the server’s. */
export const preparePapers = async (): Promise<void> => {
  await Promise.all([dataClient.prefetchQuery(papersQuery), dataClient.prefetchQuery(lendersQuery)])
  const data = dataClient.getQueryData<PapersData>(papersQuery.queryKey)
  if (!data) throw new Error('The words of the panel did not come')
  await Promise.all([askClock(data.today), restoreCase()])
}

/** Panel to bring papers and see what was found in them. Closed, it is one button beside the tool, and one for what the case knows. */
export function PapersPanel({ open, openHint, questions, letterAnswers, most }: PapersProps) {
  const [isOpen, setOpen] = useState(false)
  const built = dataClient.getQueryData<PapersData>(papersQuery.queryKey)
  const lenders = dataClient.getQueryData<LenderData>(lendersQuery.queryKey) ?? noLenders
  const panel = useMemo(
    () => built && { ...built, today: dayNow(built.today).today, lenders, questions, letterAnswers, most },
    [built, lenders, questions, letterAnswers, most],
  )
  const { called } = useCase()
  useEffect(() => {
    if (!panel) return
    putAnswerSource(({ step }) => (
      <PanelGiven value={panel}>
        <SourceOf step={step} />
      </PanelGiven>
    ))
    return () => putAnswerSource(undefined)
  }, [panel])
  if (!panel) return null
  const { words } = panel
  const close = () => {
    forgetPapers()
    setOpen(false)
  }
  return (
    <PanelGiven value={panel}>
      <p className="papers-way">
        <QuietButton data-part="papers" aria-expanded={isOpen} onClick={() => (isOpen ? close() : setOpen(true))}>
          {isOpen ? words.close : open}
        </QuietButton>{' '}
        {!isOpen && <span className="hint">{openHint}</span>}
      </p>
      {questions && <FromCase questions={questions} />}
      {isOpen && (
        <section className="papers" aria-labelledby="papers-title">
          <h2 id="papers-title">{words.title}</h2>
          {called && <p>{fillIn(words.caseOpen, { name: called })}</p>}
          <Opened />
        </section>
      )}
    </PanelGiven>
  )
}

function Opened() {
  const { words, lenders } = usePanel()
  const papers = usePapers()
  const focusNext = useNextFocus()
  if (papers.at === 'bring') return <BringPapers onBring={(files) => bringPapers(files, lenders)} />
  return (
    <>
      {papers.at !== 'read' && (
        <div className="papers-progress">
          {/* Said now and then, not for each page. */}
          <p role="status">{papers.progress ? fillIn(words.reading, { ...papers.progress }) : words.starting}</p>
          {papers.progress && (
            <progress value={papers.progress.page} max={papers.progress.of} aria-label={papers.progress.name} />
          )}
          <QuietButton onClick={stopPapers}>{words.stop}</QuietButton>
        </div>
      )}
      <FoundPapers papers={papers} />
      {papers.at === 'read' && (
        <p>
          <QuietButton
            onClick={() => {
              focusNext('.papers .drop button')
              forgetPapers()
            }}
          >
            {words.again}
          </QuietButton>
        </p>
      )}
    </>
  )
}

/** The answers that the visitor’s case has for the questions of a tool: one press puts those in that are not answered yet. */
function FromCase({ questions }: { questions: readonly PaperQuestion[] }) {
  const { most, words } = usePanel()
  const search = useAddressSearch()
  const { now, called } = useCase()
  const agreements = now.caseFile.agreements.slice(0, most)
  const chosen = new Map(
    rowsFromCase(questions, agreements, search).flatMap(({ index, row, value }) =>
      row.given === undefined ? [[chosenKey(index, row), value] as const] : [],
    ),
  )
  if (chosen.size === 0) return null
  return (
    <p>
      <QuietButton onClick={() => putInAddress(answersChosen(questions, agreements.length, chosen), search)}>
        {countedWords(words.useCase, chosen.size)}
        {called && ` (${called})`}
      </QuietButton>
    </p>
  )
}
