import type { CaseClock } from '../../calendar/caseClocks.ts'
import { clockStatus } from '../../calendar/clockStatus.ts'
import { QuietButton } from '../../components/Button.tsx'
import { FilledList, FilledParagraph } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, longDateWithWeekday, type PlainDate } from '../../dates/plainDate.ts'
import { mostRead } from '../../replies/lenderLetter.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import type { CaseContext } from '../../toolkit/case/withCase.tsx'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { AddToCalendar } from '../../toolkit/letters/AddToCalendar.tsx'
import { ActBy } from '../../toolkit/letters/ClockList.tsx'
import { knownLetters } from '../../toolkit/letters/knownLetters.ts'
import { notKnownWords } from '../../toolkit/letters/notKnownWords.ts'
import { lastReplyDay, replyClocks } from '../../toolkit/letters/replyClocks.ts'
import { fromLender } from '../../toolkit/questions/fromLender.ts'
import { forgetSteps, inChecks } from '../../toolkit/questions/inChecks.ts'
import { keptDate } from '../../toolkit/questions/keptDate.ts'
import { CostOfGoingOn, costSources } from '../../toolkit/run/CostOfGoingOn.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { dateOf, replyReadings, undated } from './decoderSteps.ts'
import { KeepReply, ReplyPart } from './ReplyParts.tsx'

/** True of answers about the letters themselves. */
const isOwn = (id: string) => /^(?:how|words|says|kind|stage|complained|dated.*|answer-.*)$/.test(id)

/** Show what the letter means, by when to act, what to send, and the free way on. It never says whether to accept. */
export function MeaningPage({ now, context, go, change, back }: EndProps) {
  const { today } = context
  const { notKnown, outcome } = useWords('shared')
  const words = useWords('reply-decoder')
  const { clocks: ofClocks } = useWords('clocks')
  const { titles } = words
  const { checks = {} } = now.answers
  const dated = keptDate(checks['dated']) ?? today
  const readings = replyReadings(checks).map((reading, index) => ({
    ...reading,
    // The question to ask again, where nobody knows the date.
    undated: checks[dateOf(index)] === undated ? (index === 0 ? 'dated' : `dated:${index}`) : undefined,
    // Only letters that start a clock are asked about: the others have the date at their head.
    date:
      keptDate(checks[dateOf(index)]) ?? (index > 0 ? knownLetters()?.letterDate(reading.text)?.date : null) ?? dated,
  }))
  const { clocks, uncounted } = replyClocks(
    readings.filter((reading) => reading.undated === undefined),
    fromLender(now),
    context,
  )
  const isDated = readings.every((reading) => reading.undated === undefined)
  // Only a letter that starts a deadline is worth the search for its date.
  const startsUndated = readings.find(
    (reading) => reading.undated !== undefined && reading.letters.some(({ starts }) => starts !== null),
  )?.undated
  const first = clocks.find(({ lastDay, state }) => lastDay !== null && state === 'running') ?? clocks[0]
  const known = readings.filter(({ letters: some, points }) => some.length + points.length > 0)
  const isKnown = known.length > 0
  const mayBeProvisional = readings.some(
    ({ letters: some, asks }) => some.length > 0 && (asks.includes('provisional') || asks.includes('kind')),
  )
  const titleNow = (): string => {
    if (!isKnown) return readings.some(({ seems }) => seems !== undefined) ? titles.seems : titles.unknown
    if (first) return mayBeProvisional ? titles.maybe : ofClocks[first.clock].title
    return startsUndated ? titles.maybe : uncounted ? titles.notKnown : titles.none
  }
  const title = titleNow()
  const plain = title === titles.none ? onlyKindOf(readings) : undefined
  const keep = plain === undefined ? words.keep : `${titles.none}. ${words.keep}`
  const startAgain = () => {
    changeCase(forgetSteps([...Object.keys(checks), ...now.answers.asked].filter(isOwn)))
    go('how')
  }
  const pickByHand = () => {
    changeCase(inChecks({ how: 'says' }))
    go('says')
  }
  const write = (index: number) => (kind: string) => {
    // A letter back names the one it answers by its date.
    const again = readings[index]?.undated
    if (again !== undefined) return change(again)
    changeCase(inChecks({ 'answer-to': kind, 'answer-about': String(index) }))
    go('answer')
  }
  const next = (
    <>
      {!isKnown && (
        <WaysToFind id="unknown" words={words.unknown} button={words.unknown.again} onPress={() => go('how')} />
      )}
      {isKnown && <h3>{words.means}</h3>}
      {readings.length > 1 && <p>{words.several}</p>}
      {checks['how'] === 'paste' && (checks['words'] ?? '').length >= mostRead && (
        <p>{fillIn(words.words.cut, { most: mostRead.toLocaleString('en-GB') })}</p>
      )}
      {readings.map((reading, index) => (
        <ReplyPart
          key={`${reading.start} ${reading.letters[0]?.id}`}
          reading={reading}
          context={context}
          onWrite={write(index)}
        />
      ))}
      <EarlierLetters readings={readings} context={context} />
      {readings.length > 0 && (
        <p data-screen-only="">
          <QuietButton onClick={pickByHand}>{words.notIt}</QuietButton>
        </p>
      )}
      <p>{words.matched}</p>
    </>
  )
  return (
    <Result
      title={title}
      fileName="what-the-letter-means"
      onStartAgain={startAgain}
      onBack={back}
      next={next}
      folds={<CostOfGoingOn says={{ free: outcome.free, freeSays: words.free }} context={context} />}
      sources={costSources(context, 'scheme.state', 'ombudsman.limit')}
    >
      {readings.some(mayBeAccepted) && (
        <p className="callout" data-kind="warning">
          {words.beforeAccepting}
        </p>
      )}
      <AnswerPlate title={plain ?? title} first={first} mayBeProvisional={mayBeProvisional} today={today}>
        {startsUndated ? words.undated.says : isKnown ? keep : seemsWords(readings, words)}
      </AnswerPlate>
      {mayBeProvisional && <p className="doubt">{words.mayBeProvisional}</p>}
      {first?.lastDay && <ByWhen first={first} clocks={clocks} today={today} />}
      {startsUndated && (
        <WaysToFind
          id="undated"
          words={words.undated}
          button={words.undated.change}
          onPress={() => change(startsUndated)}
        />
      )}
      {(isKnown || readings.length === 0) && isDated && (
        <KeepReply
          readings={isKnown ? known : [{ letters: [], points: [], date: dated }]}
          now={now}
          context={context}
        />
      )}
      {uncounted && (
        <p className="doubt">{notKnownWords(notKnown, uncounted.clock, uncounted.event.date, uncounted.why)}</p>
      )}
    </Result>
  )
}

/** Return the name of the kind of letter, where it is one and nothing is left to ask. The page’s title, which browsers keep, does not name it. */
function onlyKindOf(readings: readonly LetterReading[]): string | undefined {
  const [only, ...others] = readings.flatMap(({ letters, asks }) => (asks.length > 0 ? [] : letters))
  return others.length === 0 ? only?.name : undefined
}

/** Ways to find what is missing, and a button for when it is found. */
const WaysToFind = ({
  id,
  words: { title, ways },
  button,
  onPress,
}: {
  id: string
  words: { title: string; ways: readonly string[] }
  button: string
  onPress: () => void
}) => (
  <section aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    <FilledList lines={ways} />
    <p data-screen-only="">
      <QuietButton onClick={onPress}>{button}</QuietButton>
    </p>
  </section>
)

/** Say what a text seems to be that is no letter, and what to do with it; or that it was not recognised. */
function seemsWords(readings: readonly LetterReading[], words: ToolWords['reply-decoder']): string {
  const others = knownLetters()?.others ?? []
  const told = readings.flatMap(({ seems }) => {
    const other = others.find(({ id }) => id === seems)
    return other ? [[fillIn(words.seems, { seems: other.seems }), other.next].filter(Boolean).join(' ')] : []
  })
  return told.length > 0 ? told.join(' ') : words.unknown.says
}

/** The last day, where one is certain; one that may not run is no answer. Without any it says what it is given. */
function AnswerPlate({
  title,
  first,
  mayBeProvisional,
  today,
  children,
}: {
  title: string
  first: CaseClock | undefined
  mayBeProvisional: boolean
  today: PlainDate
  children: string
}) {
  const { ifFinal, counted } = useWords('reply-decoder')
  const { status } = useWords('clocks')
  const day = first?.lastDay && longDateWithWeekday(first.lastDay)
  const letterDay = longDate(first?.event?.date ?? today)
  if (!first?.lastDay || mayBeProvisional)
    return (
      <Plate heading={title}>
        <p>{day ? fillIn(ifFinal, { day, letterDay }) : children}</p>
      </Plate>
    )
  return (
    <Plate heading={title} answer={<time dateTime={first.lastDay}>{day}</time>}>
      <p>
        {clockStatus(first, today, status)}. {fillIn(counted, { day: letterDay })}
      </p>
    </Plate>
  )
}

/** The last day, the day to aim for, and what else runs. */
function ByWhen({ first, clocks, today }: { first: CaseClock; clocks: readonly CaseClock[]; today: PlainDate }) {
  const { byWhen } = useWords('reply-decoder')
  const { calendar, clocks: after } = useWords('clocks')
  const running = clocks.filter(({ state }) => state === 'running')
  return (
    <section aria-labelledby="by-when">
      <h3 id="by-when">{byWhen}</h3>
      <ActBy clock={first} today={today} />
      {clocks.map(
        (clock) =>
          clock !== first &&
          clock.lastDay && (
            <p key={clock.clock + clock.lastDay}>
              <strong>{after[clock.clock].title}:</strong> {longDateWithWeekday(clock.lastDay)}.
            </p>
          ),
      )}
      {first.state === 'running' && (
        <AddToCalendar clocks={running} today={today}>
          {calendar.add}
        </AddToCalendar>
      )}
    </section>
  )
}

/** Check whether accepting such a letter would end the matter: every decision under the scheme can be accepted, and what says so itself. */
function mayBeAccepted({ letters, signs }: LetterReading): boolean {
  const settling = knownLetters()?.signs.filter(({ settles }) => settles) ?? []
  return (
    letters.some(({ stage, starts }) => stage === 'provisional' || starts === 'scheme-decision') ||
    (letters.length > 0 && signs.some(({ id }) => settling.some((sign) => sign.id === id)))
  )
}

/** Earlier letters that these mention: their time already runs, from their own dates. */
function EarlierLetters({ readings, context }: { readings: readonly LetterReading[]; context: CaseContext }) {
  const words = useWords('reply-decoder').earlier
  const earlier = readings.flatMap(({ text }) => knownLetters()?.earlierIn(text) ?? [])
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier">
      <h3 id="earlier">{words.title}</h3>
      {earlier.map(({ starts, date, start }) => {
        const name = words.names[starts]
        const day = date && lastReplyDay(starts, date, context)
        return (
          <p key={start}>
            {day
              ? fillIn(words.dated, { name, letterDay: longDate(date), day: longDate(day) })
              : fillIn(words.undated, { name })}
          </p>
        )
      })}
      <FilledParagraph data-screen-only="" words={words.dates} />
    </section>
  )
}
