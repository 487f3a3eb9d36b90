import { notify } from '../../browser/notify.ts'
import { countedWords, fillIn, labelOf } from '../../content/words/fillIn.ts'
import { isOtherKind } from '../../papers/gate.ts'
import type { Paper } from '../../papers/kinds.ts'
import { fillCase, useCase } from '../case/caseStore.ts'
import { useNextFocus } from '../controls/arrival.ts'
import { FoundLetters, answersIn } from './FoundLetters.tsx'
import { FromPhoto } from './BringPapers.tsx'
import { ReadAgreement } from './ReadAgreement.tsx'
import { agreementFor, caseRows, keepPassages, numberOf, putInCase, isEvidence, tickEvidence } from './caseRows.ts'
import { answersChosen, flowRows, putInAddress } from './flowRows.ts'
import { type Chosen, chosenKey, findingFor, type PaperRow } from './paperRow.ts'
import { usePanel } from './papersData.ts'
import type { PapersState } from './papersStore.ts'
import type { PapersWords } from './wordsFile.ts'
import { useAddressSearch } from '../run/address.ts'
import { useEffect, useRef, useState } from 'react'
import { MainButton, QuietButton } from '../../components/Button.tsx'
import { type NotRead, mostPages, mostParts } from '../../papers/parsers/limits.ts'

/** Show the findings so far: which papers they are, what they say of each agreement, and the button that puts in what was said yes to. */
export function FoundPapers({ papers: { at, reading, notRead, ended, letters } }: { papers: PapersState }) {
  const { words, today, lenders, questions, letterAnswers, most } = usePanel()
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
      <PapersNotRead notRead={notRead} />
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
            onKeep={(passages) => {
              fillCase(keepPassages(passages, today))
              notify({ title: words.kept })
            }}
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

/** List the files that were not read, by name, each with the reason. */
function PapersNotRead({ notRead }: { notRead: readonly NotRead[] }) {
  const { words } = usePanel()
  if (notRead.length === 0) return null
  return (
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
  )
}

/** Ticks on the evidence list for the papers that were found, once its button is pressed. */
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
