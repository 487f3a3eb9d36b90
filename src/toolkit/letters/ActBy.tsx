import { aimWords } from '../../calendar/aimWords.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Clock } from '../../rules/deadlines/clock.ts'
import { useWords } from '../controls/useWords.ts'

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
