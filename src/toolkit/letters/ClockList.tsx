import type { CaseClock } from '../../calendar/caseClocks.ts'
import { agreementWords, aimWords, clockStatus, ifSchemeWords } from '../../calendar/clockStatus.ts'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, longDateWithWeekday, type PlainDate } from '../../dates/plainDate.ts'
import { type Clock, mayStillRun, whoseStep } from '../../rules/deadlines/clock.ts'
import { useWords } from '../controls/useWords.ts'
import type { ToolWords } from '../wordsFiles.ts'
import { AddToCalendar } from './AddToCalendar.tsx'

/** Days that count, in order: which day, how long until it, and what to do if it passes. Where each stands is said in words. */
export function ClockList({
  clocks,
  today,
  nameOf,
}: {
  clocks: readonly CaseClock[]
  today: PlainDate
  /** The firm a clock is about, where there are several. */
  nameOf?: (clock: CaseClock) => string
}) {
  const words = useWords('clocks')
  // What is over comes last.
  const placeOf = ({ lastDay, endedBy }: CaseClock) => `${endedBy ? 1 : 0} ${lastDay ?? '9999'}`
  const byDay = clocks.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
  return (
    <ol className="clocks">
      {byDay.map((clock) => {
        const { title, ifPaused, help } = words.clocks[clock.clock]
        const open = clock.endedBy === undefined
        const doubt = open && ifSchemeWords(clock, words.ifScheme)
        const about = agreementWords(clock, words)
        const running = open && clock.lastDay !== null && clock.state === 'running'
        return (
          <li key={`${clock.clock} ${clock.event?.id} ${clock.agreements}`} data-state={stateOf(clock, today)}>
            <p className="clock-state">{caseClockStatus(clock, today, words)}</p>
            <h3>
              {title}
              {nameOf && <span className="clock-firm"> {nameOf(clock)}</span>}
              {about && <span className="clock-firm"> {about}</span>}
            </h3>
            {clock.lastDay === null ? (
              open && <p>{ifPaused}</p>
            ) : (
              <p className="clock-day">
                <time dateTime={clock.lastDay}>{longDateWithWeekday(clock.lastDay)}</time>
              </p>
            )}
            {doubt && (
              <p>
                {doubt} <Filled words={words.ifScheme.ways} />
              </p>
            )}
            {open && clock.lastDay !== null && <ActBy clock={clock} today={today} />}
            {open && clock.lastDay !== null && (
              <p className="row" data-screen-only="">
                <Filled words={help} />
                {running && (
                  <AddToCalendar quiet clocks={[clock]} today={today}>
                    {words.calendar.add}
                  </AddToCalendar>
                )}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function stateOf({ state, clock, endedBy, ...doubt }: CaseClock, today: PlainDate): string {
  if (endedBy) return 'over'
  if (state !== 'passed' || whoseStep[clock] === 'yours') return state
  return mayStillRun(doubt, today) ? 'in-doubt' : 'overdue'
}

/** Describe the state of a case’s clock: as the clock by itself or, when what it waits for has happened, the day on which it did. */
export function caseClockStatus(
  { endedBy, ...clock }: CaseClock,
  today: PlainDate,
  { status, over }: Pick<ToolWords['clocks'], 'status' | 'over'>,
): string {
  if (!endedBy) return clockStatus(clock, today, status)
  return fillIn(over[whoseStep[clock.clock]], { day: longDate(endedBy.date) })
}

/** By when to act on a clock, and what to do if its last day passes, or now that it has. */
export function ActBy({ clock, today }: { clock: Pick<Clock, 'clock' | 'lastDay' | 'advisedDay'>; today: PlainDate }) {
  const { aim } = useWords('shared')
  const { clocks, calendar } = useWords('clocks')
  const { ifPassed, onTheDay } = clocks[clock.clock]
  const says = aimWords(clock, today, { ...aim, today: onTheDay ?? aim.today })
  const isOver = clock.lastDay !== null && clock.lastDay < today
  return (
    <>
      {says && <p>{says}</p>}
      <p>
        <strong>{isOver ? calendar.hasPassed : calendar.ifPassed}</strong> {ifPassed}
      </p>
    </>
  )
}
