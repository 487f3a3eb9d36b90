import { useState } from 'react'
import type { CaseClock } from '../../calendar/caseClocks.ts'
import { agreementWords, ifSchemeWords } from '../../calendar/clockStatus.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { caseState } from '../case/caseStore.ts'
import { downloadText } from '../controls/sharing.ts'
import { useWords } from '../controls/useWords.ts'

/** Save days as a calendar file with reminders and no name in it; nothing if none is still to come. The library is fetched on demand. */
export function AddToCalendar({
  clocks,
  today,
  children,
  quiet = false,
}: {
  clocks: readonly CaseClock[]
  today: PlainDate
  children: string
  quiet?: boolean
}) {
  const words = useWords('clocks')
  const { calendar: says, file } = words
  const [said, setSaid] = useState('')
  const days = clocks.flatMap((running) => {
    const { clock, lastDay, advisedDay, event, state, endedBy, agreements } = running
    if (!lastDay || !advisedDay || state !== 'running' || endedBy) return []
    const { title, ifPassed } = words.clocks[clock]
    const about = agreementWords(running, words)
    const note = [about && `${about}.`, ifSchemeWords(running, words.ifScheme)].filter(Boolean).join(' ')
    return [{ clock, lastDay, advisedDay, title, ifPassed, note, eventId: event?.id ?? null, agreements }]
  })
  if (days.length === 0) return null
  const save = async () => {
    try {
      const { calendarId, icsFor } = await import('../../calendar/icsFor.ts')
      const caseId = caseState().now.caseFile.id || 'case'
      const named = days.map(({ eventId, agreements, ...day }) => ({
        ...day,
        id: calendarId(caseId, day.clock, eventId, agreements),
      }))
      downloadText(
        `car-finance-dates-${today}.ics`,
        icsFor(named, { today, host: location.hostname, words: file }),
        'text/calendar',
      )
      setSaid(says.saved)
    } catch {
      setSaid(says.failed)
    }
  }
  return (
    <>
      <button type="button" className={quiet ? 'as-link' : 'button quiet'} data-screen-only="" onClick={save}>
        {children}
      </button>
      <span role="status" className="hint">
        {' '}
        {said}
      </span>
    </>
  )
}
