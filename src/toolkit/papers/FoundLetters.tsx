import { type MouseEvent, useState } from 'react'
import { clockStatus } from '../../calendar/clockStatus.ts'
import { lenderKeysOf } from '../../casefile/caseFile.ts'
import { mostOfLetter } from '../../casefile/caseKinds.ts'
import { MainButton, QuietButton } from '../../components/Button.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, longDateWithWeekday } from '../../dates/plainDate.ts'
import type { LetterAnswers } from '../../flows/letterAnswers.ts'
import type { PapersRead } from '../../papers/readPapers.ts'
import { fillCase, useCase } from '../case/caseStore.ts'
import { addEvents, type Change } from '../case/snapshot.ts'
import { notKnownWords } from '../letters/notKnownWords.ts'
import { isSameLetter, replyClocks, replyEvents } from '../letters/replyClocks.ts'
import { inChecks } from '../questions/inChecks.ts'
import { useAddressSearch } from '../run/address.ts'
import { answersOfLetter, putInAddress } from './flowRows.ts'
import { type PapersProps, usePanel } from './papersData.ts'
import type { PaperLetter } from './reader/messages.ts'
import { Passage } from './SourceOf.tsx'

/** The lenders’ letters among the papers: what each is, what it starts and by when, and the way on with it. */
export const FoundLetters = ({ letters, reading }: { letters: readonly PaperLetter[]; reading: PapersRead | null }) => (
  <section>
    <h3>{usePanel().words.letterTitle}</h3>
    {letters.map((letter) => (
      <FoundLetter
        key={`${letter.file} ${letter.from} ${letter.text.slice(0, 40)}`}
        letter={letter}
        lender={lenderIn(letter, reading)}
      />
    ))}
  </section>
)

function FoundLetter({ letter, lender }: { letter: PaperLetter; lender: string | undefined }) {
  const { file, from, text, date, letters, points } = letter
  const { words, notKnown, noted, clocks: ofClocks, facts, today, letterAnswers } = usePanel()
  const answersHere = answersIn(letter, letterAnswers)
  const { caseFile, answers } = useCase().now
  const [isKept, setKept] = useState(false)
  const context = {
    today,
    nation: answers.nation ?? ('england-and-wales' as const),
    facts: new Map(facts.map((fact) => [fact.id, fact])),
  }
  const own = lender ?? lenderKeysOf(caseFile)[0] ?? 'unknown'
  const { clocks = [], uncounted } = date ? replyClocks([{ letters, date: date.date }], own, context) : {}
  const handOver = inChecks({
    how: 'paste',
    words: text.slice(0, mostOfLetter),
    dated: date?.date ?? '',
    stage: '',
    complained: '',
  })
  return (
    <div className="finding" tabIndex={-1}>
      <h4>{letters.map(({ name }) => name).join(' / ') || points[0]?.says || words.letterUnknown}</h4>
      {letters.length > 1 && <p className="doubt">{words.letterOpen}</p>}
      {letters.length === 1 && letters.map(({ id, means, clock }) => <p key={id}>{`${means} ${clock}`}</p>)}
      {date ? (
        <>
          <p>{fillIn(words.letterDated, { date: longDate(date.date) })}</p>
          <Passage place={{ page: from, passage: date.line, mark: date.mark }} file={file} />
        </>
      ) : (
        <p className="doubt">{words.letterUndated}</p>
      )}
      {clocks.map((clock) => (
        <p key={clock.clock} className="finding-value">
          {ofClocks.titles[clock.clock]}:{' '}
          <strong>
            {clock.lastDay ? longDateWithWeekday(clock.lastDay) : clockStatus(clock, context.today, ofClocks.status)}
          </strong>{' '}
          {clock.lastDay && (
            <span className="hint">
              {clockStatus(clock, context.today, ofClocks.status)}.{' '}
              {fillIn(words.letterCounted, { date: longDate(clock.event?.date ?? clock.lastDay) })}
            </span>
          )}
        </p>
      ))}
      {uncounted && (
        <p className="doubt">{notKnownWords(notKnown, uncounted.clock, uncounted.event.date, uncounted.why)}</p>
      )}
      {answersHere && <AnswerFromLetter answers={answersOfLetter(answersHere, date?.date)} />}
      <p className="finding-ways">
        <a className="button quiet" href={words.letterPath} onClick={() => fillCase(handOver)}>
          {words.letterButton}
        </a>
        {date && !isKept && (
          <QuietButton
            onClick={(event) => {
              leave(event)
              fillCase(keepLetter(replyEvents(letter, date.date, own, noted)))
              setKept(true)
            }}
          >
            {words.keepLetter}
          </QuietButton>
        )}
        <span role="status">
          {isKept && (
            <>
              {words.keptLetter} <a href={words.datesPath}>{words.datesLink}</a>
            </>
          )}
        </span>
      </p>
    </div>
  )
}

/** Return a letter’s answers to the questions of the tool; undefined where it may be one of several. */
export const answersIn = (
  { letters: [letter, ...others] }: Pick<PaperLetter, 'letters'>,
  letterAnswers: PapersProps['letterAnswers'],
): LetterAnswers | undefined => (letter && others.length === 0 ? letterAnswers?.[letter.id] : undefined)

/** A button that answers the tool’s questions from a letter, with a warning before it changes an earlier answer. */
function AnswerFromLetter({ answers }: { answers: [question: string, answer: string][] }) {
  const { words } = usePanel()
  const search = useAddressSearch()
  const query = new URLSearchParams(search)
  const given = answers.map(([question, answer]) => [query.get(question), answer] as const)
  const isUsed = given.every(([before, answer]) => before === answer)
  return (
    <>
      {given.some(([before, answer]) => before !== null && before !== answer) && (
        <p className="doubt">{words.letterDiffers}</p>
      )}
      <p role="status">{isUsed && words.letterUsed}</p>
      {!isUsed && (
        <p className="finding-ways">
          <MainButton
            onClick={(event) => {
              leave(event)
              putInAddress(answers, search)
            }}
          >
            {words.useLetter}
          </MainButton>
        </p>
      )}
    </>
  )
}

/** Move the focus to the letter, as the pressed button disappears. */
const leave = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('.finding')?.focus({ preventScroll: true })

/** Find the lender that a letter’s own pages name; undefined if it is not in the directory. */
function lenderIn({ file, from }: PaperLetter, reading: PapersRead | null): string | undefined {
  const agreement = reading?.agreements.find(({ papers }) =>
    papers.some((paper) => paper.file === file && paper.from === from),
  )
  const value = agreement?.findings.find(({ field }) => field === 'lender')?.value
  return typeof value === 'string' && /^[a-z0-9-]+$/.test(value) ? value : undefined
}

/** Add a letter to the dates of the case, once even if pressed again. */
const keepLetter =
  (events: ReturnType<typeof replyEvents>): Change =>
  (now) =>
    addEvents(events.filter((own) => !now.caseFile.events.some((event) => isSameLetter(own, event))))(now)
