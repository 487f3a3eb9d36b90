import type { CaseClock } from '../../casefile/caseClocks.ts'
import { longDateWithWeekday, type PlainDate } from '../../dates/plainDate.ts'
import { clockStatus, clockWords } from '../../rules/deadlines/clockWords.ts'
import { clockTools } from './clockTools.ts'
import { AddToCalendar } from './AddToCalendar.tsx'

/** Days that count, in order: which day, how long until it, and what to do if it passes. Where each stands is said in words. */
export const ClockList = ({ clocks, caseId, today, nameOf }: {
  clocks: readonly CaseClock[]
  caseId: string
  today: PlainDate
  /** The firm a clock is about, where there are several. */
  nameOf?: (clock: CaseClock) => string
}) => (
  <ol className="clocks">
    {clocks.toSorted(byDay).map((clock) => {
      const { title, whose, ifPassed } = clockWords[clock.clock]
      const tool = clockTools[clock.clock]
      return (
        <li key={`${clock.clock} ${clock.event?.id}`} data-state={stateOf(clock)}>
          <p className="clock-state">{clockStatus({ ...clock, event: null }, today)}</p>
          <h3>{title}{nameOf && <span className="clock-firm"> {nameOf(clock)}</span>}</h3>
          {clock.lastDay === null
            ? <p>No day can be given while this part of the scheme is suspended.</p>
            : <p className="clock-day"><time dateTime={clock.lastDay}>{longDateWithWeekday(clock.lastDay)}</time></p>}
          {whose === 'yours' && clock.state === 'running' && clock.advisedDay && <p>Aim for {longDateWithWeekday(clock.advisedDay)}, a working day before it.</p>}
          <p><strong>If it passes:</strong> {ifPassed}</p>
          <p className="row" data-screen-only="">
            <a href={tool.path}>{tool.label}</a>
            {clock.lastDay !== null && clock.state === 'running' && <AddToCalendar quiet clocks={[clock]} caseId={caseId} today={today}>Add to calendar</AddToCalendar>}
          </p>
        </li>
      )
    })}
  </ol>
)

const byDay = (a: CaseClock, b: CaseClock) => (a.lastDay ?? '9999') < (b.lastDay ?? '9999') ? -1 : 1

const stateOf = ({ state, clock }: CaseClock): string => (state === 'passed' && clockWords[clock].whose === 'theirs' ? 'overdue' : state)
