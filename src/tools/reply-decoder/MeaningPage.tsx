import type { CaseClock } from '../../calendar/caseClocks.ts'
import { longDate, longDateWithWeekday, type PlainDate } from '../../dates/plainDate.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import { couldBeProvisional, meaningOn, type ReplyReading } from '../../letters/replyDecoder.ts'
import { wordsIn } from '../../letters/wordsIn.ts'
import { clockStatus, clockWords } from '../../rules/deadlines/clockWords.ts'
import { changeCase } from '../case/caseStore.ts'
import type { EndProps } from '../case/CaseFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import { FactSources } from '../kit/FactSources.tsx'
import { FeeLine, feeLineFacts } from '../kit/FeeLine.tsx'
import { Plate } from '../kit/Plate.tsx'
import { Result } from '../kit/Result.tsx'
import { AddToCalendar } from '../letters/AddToCalendar.tsx'
import { fromLender } from '../questions/fromLender.ts'
import { forgetSteps, inChecks } from '../questions/inChecks.ts'
import { keptDate } from '../questions/keptDate.ts'
import { answerKind, answerNames } from './answerNames.ts'
import { KeepReply } from './KeepReply.tsx'
import { replyClocks } from './replyClocks.ts'
import { replyReadings } from './replyReadings.ts'

const own = ['how', 'words', 'says', 'dated', 'answer-to']

/** What the letter means, by when to act, what to send, and the free way on. It never says whether to accept. */
export function MeaningPage({ now, context, go, back }: EndProps) {
  const { today, facts } = context
  const letters = letterContext(context, now)
  const { meanings, beforeAccepting, mayBeProvisional } = wordsIn(context.words, 'reply-decoder')
  const readings = replyReadings(meanings, now.answers.checks)
  const date = keptDate(now.answers.checks?.['dated']) ?? today
  const { clocks, why } = replyClocks(readings, date, fromLender(now), letters)
  const first = clocks.find(({ lastDay, state }) => lastDay !== null && state === 'running') ?? clocks[0]
  const title =
    readings.length === 0
      ? 'We did not recognise what it says'
      : first
        ? clockWords[first.clock].title
        : why
          ? 'We do not know the time limit for this letter'
          : 'No time limit of yours starts with this letter'
  const startAgain = () => {
    changeCase(forgetSteps(own))
    go('how')
  }
  const write = (id: string) => {
    changeCase(inChecks({ 'answer-to': id }))
    go('answer')
  }
  return (
    <>
      <button type="button" className="back" onClick={back}>
        Back
      </button>
      <Result title={title} fileName="what-the-letter-means" onStartAgain={startAgain}>
        {readings.some(({ meaning }) => meaning.settles) && (
          <p className="callout" data-kind="warning">
            {beforeAccepting}
          </p>
        )}
        {first?.lastDay ? (
          <Plate heading={title} answer={<time dateTime={first.lastDay}>{longDateWithWeekday(first.lastDay)}</time>}>
            <p>
              {clockStatus({ ...first, event: null }, today)}. Counted from {longDate(date)}, the date on the letter.
            </p>
          </Plate>
        ) : (
          <Plate heading={title}>
            <p>{readings.length === 0 ? 'That does not mean it says nothing.' : 'Keep it all the same.'}</p>
          </Plate>
        )}
        {couldBeProvisional(readings) && <p className="doubt">{mayBeProvisional}</p>}
        {first?.lastDay && <ByWhen first={first} clocks={clocks} caseId={now.caseFile.id || 'case'} today={today} />}
        <KeepReply readings={readings} date={date} now={now} context={context} />
        {why && <p className="doubt">{why}</p>}
        {readings.length === 0 && (
          <section aria-labelledby="unknown">
            <h3 id="unknown">What you can do</h3>
            <ul>
              <li>
                Look for the words “final response”, and for a line about the ombudsman. If they are there,{' '}
                <a href="/pcp-complaint-timelines-deadlines">work out your last day</a>.
              </li>
              <li>
                Compare the letter with <a href="#codes-and-phrases">the codes and phrases on this page</a>.
              </li>
              <li>Ask the lender what it means. It has to explain itself in plain words.</li>
            </ul>
            <p data-screen-only="">
              <button type="button" className="button quiet" onClick={() => go('how')}>
                Look it up another way
              </button>
            </p>
          </section>
        )}
        {readings.length > 0 && <h3>What it means</h3>}
        <Meanings readings={readings} letters={letters} onWrite={write} />
        <section aria-labelledby="free">
          <h3 id="free">It costs nothing to go on</h3>
          <p>
            Writing back to the lender is free, and so is <a href="/escalate-to-fos">the ombudsman</a>. If the letter
            asks for money, a code or bank details, <a href="/guides/genuine-check">check first that it is genuine</a>.
          </p>
          <FeeLine facts={facts} today={today} />
          <p>The words were matched, and your case was not weighed. Read the letter itself before you act.</p>
        </section>
        <FactSources
          facts={['scheme.state', 'ombudsman.limit', ...feeLineFacts].flatMap((id) => facts.get(id) ?? [])}
          today={today}
        />
      </Result>
    </>
  )
}

/** The last day, the day to aim for, and what else runs. */
function ByWhen({
  first,
  clocks,
  caseId,
  today,
}: {
  first: CaseClock
  clocks: readonly CaseClock[]
  caseId: string
  today: PlainDate
}) {
  const running = clocks.filter(({ state }) => state === 'running')
  return (
    <section aria-labelledby="by-when">
      <h3 id="by-when">By when</h3>
      {first.state === 'running' && first.advisedDay && (
        <p>Aim for {longDateWithWeekday(first.advisedDay)}, a working day before it.</p>
      )}
      <p>
        <strong>If it passes:</strong> {clockWords[first.clock].ifPassed}
      </p>
      {clocks.map(
        (clock) =>
          clock !== first &&
          clock.lastDay && (
            <p key={clock.clock + clock.lastDay}>
              <strong>{clockWords[clock.clock].title}:</strong> {longDateWithWeekday(clock.lastDay)}.
            </p>
          ),
      )}
      {first.state === 'running' && (
        <AddToCalendar clocks={running} caseId={caseId} today={today}>
          Add to calendar
        </AddToCalendar>
      )}
    </section>
  )
}

/** Each thing that the letter says, in plain words, with the reply to it. */
function Meanings({
  readings,
  letters,
  onWrite,
}: {
  readings: readonly ReplyReading[]
  letters: LetterContext
  onWrite: (id: string) => void
}) {
  return readings.map(({ meaning, found }) => {
    const kind = answerKind(meaning)
    return (
      <section key={meaning.id} className="meaning" aria-label={meaning.says}>
        <h4>{meaning.says}</h4>
        {found && <p className="hint">Found by the words “{found}”</p>}
        {meaningOn(meaning, letters).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {kind && (
          <p data-screen-only="">
            <button type="button" className="button" onClick={() => onWrite(meaning.id)}>
              {answerNames[kind]}
            </button>
          </p>
        )}
        {meaning.next === 'ombudsman-pack' && (
          <p>
            <a className="button" href="/guides/fos-escalation-pack">
              Make the ombudsman pack
            </a>
          </p>
        )}
        {meaning.next === null && <p>There is nothing you have to send.</p>}
      </section>
    )
  })
}
