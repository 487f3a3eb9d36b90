import { toolWords } from '../../letters/toolWords.ts'
import type { CaseEvent, CaseFile } from '../../casefile/caseFile.ts'
import { longDate } from '../../dates/plainDate.ts'
import type { ToolLetterContext } from '../../toolkit/case/caseTool.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { updateCase } from '../../toolkit/case/snapshot.ts'
import { Filled } from '../../components/Filled.tsx'
import { stepHead } from '../../toolkit/controls/arrival.ts'
import { eventNote } from './eventNote.ts'

/** List of events, day by day, each with its consequence where that isn’t a clock, and a way to take it out. */
export const EventList = ({
  events,
  caseFile,
  letters,
  lenderOf,
}: {
  events: readonly CaseEvent[]
  caseFile: CaseFile
  letters: ToolLetterContext
  /** The lender’s name, where there are several. */
  lenderOf?: (key: string) => string
}) => (
  <ul className="task-list events">
    {events.map((event) => {
      const { label } = toolWords(letters.words, 'deadlines').events[event.kind]
      const note = eventNote(event, caseFile, letters)
      return (
        <li key={event.id}>
          <p>
            <strong>{longDate(event.date)}</strong> {event.kind === 'note' && event.text ? event.text : label}
            {event.code ? `, code ${event.code}` : ''}
            {lenderOf ? ` (${lenderOf(event.lenderId)})` : ''}
          </p>
          <button type="button" className="as-link small" data-screen-only="" onClick={() => remove(event.id)}>
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
function remove(event: string) {
  changeCase(updateCase((caseFile) => ({ ...caseFile, events: caseFile.events.filter(({ id }) => id !== event) })))
  document.querySelector<HTMLElement>(stepHead)?.focus()
}
