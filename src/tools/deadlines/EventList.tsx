import { caseClocks } from '../../calendar/caseClocks.ts'
import type { CaseEvent, CaseFile } from '../../casefile/caseFile.ts'
import type { CaseEventKind } from '../../casefile/caseKinds.ts'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, longDateWithWeekday } from '../../dates/plainDate.ts'
import { factInWords } from '../../letters/factInWords.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { receivedOn, usuallyAcknowledgedBy } from '../../rules/deadlines/finalResponse.ts'
import { workingDays } from '../../rules/deadlines/workingDays.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import type { CaseContext } from '../../toolkit/case/caseTool.ts'
import { removeEvents } from '../../toolkit/case/snapshot.ts'
import { stepHead } from '../../toolkit/controls/arrival.ts'

/** List of events, day by day, each with its consequence where that isn’t a clock, and a way to take it out. */
export const EventList = ({
  events,
  caseFile,
  context,
  lenderOf,
}: {
  events: readonly CaseEvent[]
  caseFile: CaseFile
  context: CaseContext
  lenderOf?: (key: string) => string
}) => (
  <ul className="task-list events">
    {events.map((event) => {
      const { label } = toolWords(context.words, 'deadlines').events[event.kind]
      const note = eventNote(event, caseFile, context)
      return (
        <li key={event.id}>
          <p>
            <strong>{longDate(event.date)}</strong> {event.kind === 'note' && event.text ? event.text : label}
            {event.code ? `, code ${event.code}` : ''}
            {lenderOf ? ` (${lenderOf(event.lenderId)})` : ''}
          </p>
          <button type="button" className="as-link small" data-screen-only="" onClick={() => remove(event)}>
            Remove<span className="visually-hidden"> {label}</span>
          </button>
          {note && (
            <p className="hint">
              {note.words}
              {note.link && (
                <>
                  {' '}
                  <Filled words={note.link} />
                </>
              )}
            </p>
          )}
        </li>
      )
    })}
  </ul>
)

/** Takes an event out. Its button goes with it, so the focus goes to the head of the list. */
function remove(event: CaseEvent) {
  changeCase(removeEvents([event]))
  document.querySelector<HTMLElement>(stepHead)?.focus()
}

/** Note on an event that starts no clock of its own, with a link to the page that helps. */
type EventNote = { words: string; link?: string }

type NoteContext = Pick<CaseContext, 'today' | 'nation' | 'facts' | 'words'>

/** What makes the note on an event needless once it has come. */
const answeredBy: Partial<Record<CaseEventKind, readonly CaseEventKind[]>> = {
  complaintSent: ['acknowledged', 'holdingLetter', 'finalResponse', 'redressDecision'],
  holdingLetter: ['finalResponse', 'redressDecision'],
  provisionalDecision: ['finalResponse', 'redressDecision'],
  sarIdAsked: ['sarIdGiven', 'sarReply'],
  sarClarifyAsked: ['sarClarifyGiven', 'sarReply'],
  sarExtended: ['sarReply'],
}

/** Note on what follows from an event, beside its clock; null when nothing does, or when what followed has come. */
export function eventNote(event: CaseEvent, caseFile: CaseFile, context: NoteContext): EventNote | null {
  const { today, nation, facts } = context
  const says = toolWords(context.words, 'deadlines').notes
  const given = (fact: string) => factInWords(facts, fact, today)
  const answers = answeredBy[event.kind] ?? []
  const isAnswered = caseFile.events.some(
    ({ kind, date, lenderId }) => answers.includes(kind) && lenderId === event.lenderId && date >= event.date,
  )
  if (isAnswered) return null
  switch (event.kind) {
    case 'complaintSent': {
      const working = workingDays(nation, facts)
      const received = receivedOn({ on: event.date, by: event.by ?? 'email' }, today, working, facts)
      const day = longDateWithWeekday(usuallyAcknowledgedBy(received, today, working, facts))
      return { words: fillIn(says.complaintSent, { day }) }
    }
    case 'holdingLetter':
      return { words: fillIn(says.holdingLetter, { limit: given('complaints.final-response-limit') }) }
    case 'sarIdAsked':
      return { words: fillIn(says.sarIdAsked, { start: given('sar.starts-with-proof') }), link: says.sarIdAskedLink }
    case 'sarExtended': {
      const words = fillIn(says.sarExtended, {
        longer: given('sar.extension'),
        notice: given('sar.extension-notice'),
      })
      return { words: [words, ...extensionCounts(event, caseFile, context)].join(' '), link: says.sarExtendedLink }
    }
    case 'provisionalDecision':
    case 'fosView':
      return { words: says[event.kind], link: says[`${event.kind}Link`] }
    case 'optInReminder':
    case 'sarClarifyAsked':
      return { words: says[event.kind] }
    default:
      return null
  }
}

/** Say whether a letter that asks for longer moves the day of the request before it; nothing while no day can be given. */
function extensionCounts(event: CaseEvent, caseFile: CaseFile, context: NoteContext): string[] {
  const others = caseFile.events.filter(({ kind, lenderId }) => kind !== 'sarExtended' && lenderId === event.lenderId)
  const daysOf = (events: CaseEvent[]) =>
    caseClocks({ ...caseFile, events }, context, context.facts)
      .clocks.filter(({ clock }) => clock === 'sar')
      .map(({ lastDay }) => lastDay)
  if (!others.some(({ kind, date }) => kind === 'sarSent' && date <= event.date)) return []
  const [before, after] = [daysOf(others), daysOf([...others, event])]
  if (!before.some((day) => day !== null)) return []
  const { extensionLate, extensionCounts: inTime } = toolWords(context.words, 'deadlines').notes
  return [before.join() === after.join() ? extensionLate : inTime]
}
