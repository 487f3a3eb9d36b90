import { useEffect, useMemo, useRef, useState } from 'react'
import { dataClient } from '../../browser/dataClient.ts'
import { MainButton, QuietButton } from '../../components/Button.tsx'
import { type LenderData, lendersQuery, noLenders } from '../../content/lenders/lenderData.ts'
import { countedWords, fillIn, labelOf } from '../../content/words/fillIn.ts'
import { isOtherKind } from '../../papers/gate.ts'
import type { Paper } from '../../papers/kinds.ts'
import { mostPages, mostParts } from '../../papers/parsers/limits.ts'
import { fillCase, restoreCase, useCase } from '../case/caseStore.ts'
import { askClock, dayNow } from '../case/clockQuery.ts'
import { useNextFocus } from '../controls/arrival.ts'
import { putAnswerSource } from '../controls/SummaryList.tsx'
import { useAddressSearch } from '../run/address.ts'
import { BringPapers, FromPhoto } from './BringPapers.tsx'
import { agreementFor, caseRows, isEvidence, numberOf, putInCase, tickEvidence } from './caseRows.ts'
import { answersIn, FoundLetters } from './FoundLetters.tsx'
import { answersChosen, flowRows, type PaperQuestion, putInAddress, rowsFromCase } from './flowRows.ts'
import { type Chosen, chosenKey, findingFor, type PaperRow } from './paperRow.ts'
import { PanelGiven, type PapersData, type PapersProps, papersQuery, usePanel } from './papersData.ts'
import { bringPapers, forgetPapers, type PapersState, stopPapers, usePapers } from './papersStore.ts'
import { ReadAgreement } from './ReadAgreement.tsx'
import { SourceOf } from './SourceOf.tsx'
import type { PapersWords } from './wordsFile.ts'

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

/** Show the findings so far: which papers they are, what they say of each agreement, and the button that puts in what was said yes to. */
function FoundPapers({ papers: { at, reading, notRead, ended, letters } }: { papers: PapersState }) {
  const { words, lenders, questions, letterAnswers, most } = usePanel()
  const search = useAddressSearch()
  const { caseFile } = useCase().now
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [put, setPut] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const focusNext = useNextFocus()
  const isRead = at === 'read'
  useEffect(() => {
    if (isRead) title.current?.focus()
  }, [isRead])

  const agreements = (reading?.agreements ?? []).slice(0, most)
  const numbers = agreements.map(numberOf)
  const rowsOf = (index: number): PaperRow[] =>
    questions
      ? flowRows(questions, index, search)
      : caseRows(agreementFor(caseFile, index, numbers[index]), words, lenders)
  const choose = (index: number, row: PaperRow, value: number | string | undefined) => {
    const next = new Map(chosen)
    if (value === undefined) next.delete(chosenKey(index, row))
    else next.set(chosenKey(index, row), value)
    setChosen(next)
  }
  const clear = agreements.flatMap((agreement, index) =>
    rowsOf(index).flatMap((row) => {
      const finding = findingFor(row, agreement.findings)
      const isNew =
        finding && row.given === undefined && finding.doubts.length === 0 && !chosen.has(chosenKey(index, row))
      return isNew ? [[chosenKey(index, row), finding.value] as const] : []
    }),
  )
  const chooseClear = () => {
    focusNext('.papers-put button')
    setChosen(new Map([...chosen, ...clear]))
  }
  const putIn = () => {
    // The button goes. Where the answers lead the tool on, its next question takes the focus after this.
    title.current?.focus({ preventScroll: true })
    setPut(chosen.size)
    if (questions) putInAddress(answersChosen(questions, agreements.length, chosen), search)
    else fillCase(putInCase(numbers, chosen))
    setChosen(new Map())
  }
  return (
    <div className="papers-found">
      {(isRead || reading) && (
        <h3 ref={title} tabIndex={-1}>
          {agreements.length === 0 && isRead ? words.nothing : words.foundTitle}
        </h3>
      )}
      {ended && (
        <p className="doubt">
          {{ stopped: words.stopped, failed: words.failed, 'not-there': words.notOnDevice }[ended]}
        </p>
      )}
      {notRead.length > 0 && (
        <section role="alert">
          <h3>{words.notReadTitle}</h3>
          <ul className="papers-list">
            {notRead.map(({ name, page, why }) => (
              <li key={`${name} ${page} ${why}`} className="doubt">
                {fillIn(labelOf(words.faults, why), {
                  name: page === undefined ? name : fillIn(words.pageOfFile, { page, name }),
                  mostPages,
                  mostParts,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {notRead.some(({ why }) => why === 'picture' || why === 'no-text') && <FromPhoto isOpen />}
      <ul className="papers-list">
        {reading?.papers.map((paper) => (
          <li key={`${paper.file} ${paper.from}`}>
            {paperWords(paper, words)}
            {isOtherKind(paper.kind) && <p className="doubt">{words.otherPaper}</p>}
          </li>
        ))}
      </ul>
      {clear.length > 0 && <QuietButton onClick={chooseClear}>{countedWords(words.useSure, clear.length)}</QuietButton>}
      {agreements.map((agreement, index) => (
        <section key={`${numbers[index]} ${agreement.papers[0]?.from}`}>
          {agreements.length > 1 && <h3>{fillIn(words.agreement, { number: numbers[index] ?? index + 1 })}</h3>}
          <ReadAgreement
            agreement={agreement}
            index={index}
            isOneOfSeveral={agreements.length > 1}
            isAnswered={letters.some((letter) => answersIn(letter, letterAnswers))}
            rows={rowsOf(index)}
            chosen={chosen}
            onChoose={(row, value) => choose(index, row, value)}
          />
        </section>
      ))}
      {chosen.size > 0 && (
        <div className="papers-put">
          <MainButton onClick={putIn}>{countedWords(words.putIn, chosen.size)}</MainButton>
          <p className="hint">{words.putInHint}</p>
        </div>
      )}
      <p role="status">{put > 0 && chosen.size === 0 && countedWords(words.putInDone, put)}</p>
      {isRead && letters.length > 0 && <FoundLetters letters={letters} reading={reading} />}
      {isRead && <TickEvidence papers={reading?.papers ?? []} />}
    </div>
  )
}

const paperWords = ({ kind, file, from, to }: Paper, words: PapersWords): string =>
  fillIn(words.foundIn, {
    kind: labelOf(words.kinds, kind),
    file,
    pages: from === to ? fillIn(words.onePage, { page: from }) : fillIn(words.pages, { from, to }),
  })

/** Tick the papers that were found on the evidence list, once its button is pressed. */
function TickEvidence({ papers }: { papers: readonly Paper[] }) {
  const { words } = usePanel()
  const [ticked, setTicked] = useState(false)
  const kinds = papers.map(({ kind }) => kind)
  if (!kinds.some(isEvidence)) return null
  return (
    <section>
      <h3>{words.evidenceTitle}</h3>
      <QuietButton
        aria-pressed={ticked}
        onClick={() => {
          fillCase(tickEvidence(kinds))
          setTicked(true)
        }}
      >
        {ticked ? words.using : words.evidenceButton}
      </QuietButton>
    </section>
  )
}
