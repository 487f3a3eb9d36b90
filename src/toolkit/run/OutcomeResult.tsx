import { aimWords } from '../../calendar/clockStatus.ts'
import { longDate, longDateWithWeekday } from '../../dates/plainDate.ts'
import { letterClock, letterOutOfRange } from '../../flows/letterClock.ts'
import { PageFragment } from '../controls/PageFragment.tsx'
import { Plate } from '../controls/Plate.tsx'
import { Result } from '../controls/Result.tsx'
import { useWords } from '../controls/useWords.ts'
import { notKnownWords } from '../letters/notKnownWords.ts'
import { CostOfGoingOn, costSources } from './CostOfGoingOn.tsx'
import type { Finished, ResultProps } from './FlowTool.tsx'
import { AnotherRun, OutcomeWords, RunCard } from './RunCard.tsx'

/** Show a checker’s answer: the newest run’s outcome on the panel, its words, and a card for every other run. */
export function OutcomeResult({ fileName, ...result }: ResultProps & { fileName: string }) {
  const { way, finished } = result
  const words = useWords('shared').outcome
  const last = finished.at(-1)
  if (!last) return null
  const others = finished.slice(0, -1)
  const hasFee = way.flow.outcomes[last.outcome]?.fee === true
  const titleOf = ({ outcome }: Finished) => way.flow.outcomes[outcome]?.title ?? ''
  return (
    <Result
      title={titleOf(last)}
      fileName={fileName}
      shares
      onStartAgain={result.onStartAgain}
      next={<OutcomeWords run={last} way={way} />}
      another={<AnotherRun {...result} />}
      folds={
        <>
          {others.map((run) => (
            <RunCard key={run.index} run={run} result={result}>
              <h4>{titleOf(run)}</h4>
              <ClockLine run={run} result={result} />
              <NotKnown run={run} result={result} />
              <OutcomeWords run={run} way={way} />
            </RunCard>
          ))}
          <RunCard run={last} result={result} />
          {hasFee && <CostOfGoingOn says={words} context={way.context} />}
        </>
      }
      sources={hasFee && costSources(way.context)}
    >
      <OutcomePlate run={last} result={result} />
      <NotKnown run={last} result={result} />
      <div className="standing-note">
        <PageFragment name="standing-check" />
      </div>
    </Result>
  )
}

type RunProps = { run: Finished; result: ResultProps }

function OutcomePlate({ run, result }: RunProps) {
  const { outcome: words, aim } = useWords('shared')
  const { clock, title } = result.way.flow.outcomes[run.outcome] ?? {}
  const counted = clock && letterClock(clock, run.answers, result.way.context)
  if (!counted?.lastDay) return <Plate heading={title} />
  const { lastDay, state } = counted
  return (
    <Plate heading={title} answer={<time dateTime={lastDay}>{longDate(lastDay)}</time>}>
      <p>
        {state === 'passed' ? words.wasLast : words.isLast} {aimWords(counted, result.way.context.today, aim)}
      </p>
    </Plate>
  )
}

function ClockLine({ run, result }: RunProps) {
  const { outcome: words, aim } = useWords('shared')
  const { clock } = result.way.flow.outcomes[run.outcome] ?? {}
  const counted = clock && letterClock(clock, run.answers, result.way.context)
  return counted?.lastDay ? (
    <p>
      {counted.state === 'passed' ? words.lastDayWas : words.lastDay}{' '}
      <time dateTime={counted.lastDay}>{longDateWithWeekday(counted.lastDay)}</time>.{' '}
      {aimWords(counted, result.way.context.today, aim)}
    </p>
  ) : null
}

/** Why a letter with a date has no last day. */
function NotKnown({ run, result }: RunProps) {
  const { notKnown } = useWords('shared')
  const { clock } = result.way.flow.outcomes[run.outcome] ?? {}
  const outside = clock && letterOutOfRange(clock, run.answers, result.way.context)
  return outside ? <p className="doubt">{notKnownWords(notKnown, clock, outside.date, outside.why)}</p> : null
}
