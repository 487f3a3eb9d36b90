import { useRef, useState } from 'react'
import { lenderKeysOf } from '../../casefile/caseFile.ts'
import { LinkButton, MainButton, MainLink, QuietButton } from '../../components/Button.tsx'
import { Filled } from '../../components/Filled.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import { textOn } from '../../facts/valueOn.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import type { LenderLetterKind, Sign } from '../../replies/schema.ts'
import { sentenceAround } from '../../replies/sentenceAround.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { orderFault } from '../../toolkit/case/orderFault.ts'
import { addEvents, compose, removeEvents, type Snapshot } from '../../toolkit/case/snapshot.ts'
import { useDraft, useWithoutDraft } from '../../toolkit/case/useDraft.ts'
import type { CaseContext } from '../../toolkit/case/withCase.tsx'
import { FieldError } from '../../toolkit/controls/Field.tsx'
import { Radios } from '../../toolkit/controls/Radios.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { knownLetters } from '../../toolkit/letters/knownLetters.ts'
import { isSameLetter, replyEvents } from '../../toolkit/letters/replyClocks.ts'
import { lenderChoices } from '../../toolkit/questions/agreements.ts'
import { fromLender } from '../../toolkit/questions/fromLender.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { answerKind, evidenceWords } from './decoderSteps.ts'

type Words = ToolWords['reply-decoder']

/** One of the letters: what it is, what it says beside that, and the replies to it. */
export function ReplyPart({
  reading,
  context,
  onWrite,
}: {
  reading: LetterReading
  context: LetterContext
  onWrite: (kind: string) => void
}) {
  const words = useWords('reply-decoder')
  const { letters, points } = reading
  const isOpen = reading.asks.length > 0
  const kinds = new Set<string>()
  const answer = (name: string | null | undefined, Button = MainButton) => {
    const kind = answerKind(name)
    if (!kind || kinds.has(kind)) return null
    kinds.add(kind)
    return (
      <p data-screen-only="">
        <Button onClick={() => onWrite(kind)}>{words.answers[kind]}</Button>
      </p>
    )
  }
  return (
    <>
      {(letters.length > 1 || isOpen) && letters.length > 0 && <p>{words.couldBe}:</p>}
      {letters.map((letter) => (
        <section key={letter.id} className="meaning" aria-label={letter.name}>
          <h4>{letter.name}</h4>
          {letters.length === 1 && !isOpen && <HowSure reading={reading} kind={letter.id} />}
          {wordsOf(letter, context, words).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {answer(letter.sendBack)}
          {wayOn(letter, words)}
        </section>
      ))}
      {points.map((point) => (
        <section key={point.id} className="meaning" aria-label={point.says ?? ''}>
          <h4>{point.says}</h4>
          <Found reading={reading} id={point.id} />
          {[point.means ?? '', ...suspended(point, context)].map((text) => (
            <p key={text}>{text}</p>
          ))}
          {answer(point.next, letters.length > 0 ? QuietButton : MainButton)}
        </section>
      ))}
      <PointCheck reading={reading} onAsk={() => onWrite('missing-points')} />
    </>
  )
}

/** Say how sure it is that a letter is of this kind, and which words speak most for it. */
function HowSure({ reading, kind }: { reading: LetterReading; kind: string }) {
  const { sure: words } = useWords('reply-decoder')
  const known = knownLetters()
  if (!known || reading.text === '') return null
  const found = evidenceWords(reading, kind, known)
  return (
    <p className="hint">
      {reading.probability >= nearlySure ? words.nearly : words.likely}
      {found && ` ${fillIn(words.because, { words: found })}`}
    </p>
  )
}

/** From how likely it is to be right on it is called nearly sure. */
const nearlySure = 0.98

/** Return the words for what a letter means, starts and asks for, in the scheme’s present state. */
const wordsOf = (letter: LenderLetterKind, context: LetterContext, words: Words): string[] => [
  letter.means,
  letter.clock,
  letter.act,
  ...suspended(letter, context),
  ...(letter.ombudsmanTest ? [words.tests[letter.ombudsmanTest]] : []),
  ...(letter.status === 'seen' ? [] : [words.inferred]),
]

const suspended = ({ whileSuspended }: LenderLetterKind | Sign, { today, facts }: LetterContext): string[] =>
  whileSuspended !== undefined && textOn(facts, 'scheme.state', today) === 'part-suspended' ? [whileSuspended] : []

function Found({ reading: { text, signs, start }, id }: { reading: LetterReading; id: string }) {
  const words = useWords('reply-decoder')
  const sign = signs.find((one) => one.id === id)
  const found = sign && text.slice(sign.start - start, sign.end - start)
  return found ? <p className="hint">{fillIn(words.foundBy, { words: found.replace(/\s+/g, ' ') })}</p> : null
}

/** Return the way on from a letter that is not answered by one written here. */
function wayOn({ sendBack }: LenderLetterKind, words: Words) {
  if (sendBack === null) return <p>{words.nothingToSend}</p>
  if (sendBack === 'ombudsman-pack') return <MainLink href={words.packPath}>{words.pack}</MainLink>
  return sendBack.startsWith('sar') ? <MainLink href={words.dataPath}>{words.data}</MainLink> : null
}

/** Show the points that the letter must make, with the passage where it does; and the way to ask for the rest. */
function PointCheck({ reading, onAsk }: { reading: LetterReading; onAsk: () => void }) {
  const { check: words } = useWords('reply-decoder')
  const known = knownLetters()
  const points = known?.checkedPoints(reading, known) ?? []
  if (points.length === 0) return null
  return (
    <FoldedPart heading="h4" title={words.title}>
      <p>{words.intro}</p>
      <ul>
        {points.map(({ says, found }) => (
          <li key={says} data-found={found !== undefined}>
            <strong>{found ? words.found : words.missing}:</strong> {says}
            {found && <Passage {...sentenceAround(reading.text, found)} />}
          </li>
        ))}
      </ul>
      {points.some(({ found }) => !found) && (
        <p data-screen-only="">
          <QuietButton onClick={onAsk}>{words.ask}</QuietButton>
        </p>
      )}
    </FoldedPart>
  )
}

const Passage = ({ before, found, after }: ReturnType<typeof sentenceAround>) => (
  <blockquote>
    {before}
    <mark>{found}</mark>
    {after}
  </blockquote>
)

/** Add the letter to the dates of the case, which the dates tool and the ombudsman pack use. It can be removed again. */
export function KeepReply({
  readings,
  now,
  context,
}: {
  readings: readonly (Pick<LetterReading, 'letters' | 'points'> & { date: PlainDate })[]
  now: Snapshot
  context: CaseContext
}) {
  const { events: named } = useWords('deadlines')
  const { noted } = useWords('shared')
  const { order } = useWords('case')
  const words = useWords('reply-decoder').put
  const { today } = context
  const { caseFile, answers } = now
  const keys = lenderKeysOf(caseFile)
  const isKnown = keys.length === 1 || answers.checks?.['from'] || answers.checks?.['from-id']
  const [{ 'keep-lender': lender }, type] = useDraft(() => ({ 'keep-lender': isKnown ? fromLender(now) : '' }))
  const [fault, setFault] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const settled = useWithoutDraft()
  const events = readings.flatMap((reading) => replyEvents(reading, reading.date, lender, noted))
  const kept = caseFile.events.filter((event) => events.some((own) => isSameLetter(own, event)))
  const keep = () => {
    const wrong =
      lender === ''
        ? words.none
        : (events.map((event) => orderFault(event, caseFile, today, order)).find(Boolean) ?? '')
    setFault(wrong)
    if (wrong !== '') return
    changeCase(compose(addEvents(events), settled))
    // The button that was pressed makes room for others.
    heading.current?.focus()
  }
  const takeOut = () => {
    changeCase(removeEvents(kept))
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="keep" data-screen-only="">
      <h3 id="keep" ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p role="status">
        {kept.length > 0 &&
          fillIn(words.kept, {
            what: kept.map(({ date, kind, text }) => `${longDate(date)}, ${text ?? named[kind].label}`).join('; '),
          })}
      </p>
      {kept.length > 0 ? (
        <p className="row">
          <Filled words={words.dates} />
          <LinkButton onClick={takeOut}>{words.takeOut}</LinkButton>
        </p>
      ) : (
        <>
          {keys.length > 1 && (
            <Radios
              small
              id="keep-lender"
              legend={words.lender}
              value={lender}
              onChange={(key) => type({ 'keep-lender': key })}
              error={lender === '' && fault ? fault : undefined}
              options={lenderChoices(caseFile, context)}
            />
          )}
          {lender !== '' && fault && <FieldError id="keep-error">{fault}</FieldError>}
          <p>
            <QuietButton onClick={keep}>{words.add}</QuietButton>
          </p>
        </>
      )}
    </section>
  )
}
