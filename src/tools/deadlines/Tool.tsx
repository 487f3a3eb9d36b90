import { caseClocks } from '../../calendar/caseClocks.ts'
import { agreementWords, ifSchemeWords } from '../../calendar/clockStatus.ts'
import type { CaseEvent, CaseFile } from '../../casefile/caseFile.ts'
import { lenderKey } from '../../casefile/caseFile.ts'
import type { CaseEventKind } from '../../casefile/caseKinds.ts'
import { LinkButton, MainButton } from '../../components/Button.tsx'
import { DataTable, dataRow } from '../../components/DataTable.tsx'
import { Filled } from '../../components/Filled.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, longDateWithWeekday } from '../../dates/plainDate.ts'
import { type HolidayNation, holidayNations } from '../../facts/fact.ts'
import { factInWords } from '../../letters/factInWords.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { receivedOn, usuallyAcknowledgedBy } from '../../rules/deadlines/finalResponse.ts'
import { workingDays } from '../../rules/deadlines/workingDays.ts'
import { CaseBanner } from '../../toolkit/case/CaseBanner.tsx'
import { changeCase, useCase } from '../../toolkit/case/caseStore.ts'
import { compose, inAnswers, removeEvents, updateCase, withoutDraft } from '../../toolkit/case/snapshot.ts'
import { useDialog } from '../../toolkit/case/useDialog.tsx'
import { OpenStep } from '../../toolkit/case/useDraft.ts'
import type { CaseContext } from '../../toolkit/case/withCase.tsx'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { stepHead, useArrival, useTouched } from '../../toolkit/controls/arrival.ts'
import { StepHeading } from '../../toolkit/controls/Field.tsx'
import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { Radios } from '../../toolkit/controls/Radios.tsx'
import { ResultActions } from '../../toolkit/controls/ResultActions.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { AddToCalendar } from '../../toolkit/letters/AddToCalendar.tsx'
import { ClockList, caseClockStatus } from '../../toolkit/letters/ClockList.tsx'
import { notKnownWords } from '../../toolkit/letters/notKnownWords.ts'
import { lenderNameFor } from '../../toolkit/questions/agreements.ts'
import { goToStep, stepBack, useStep } from '../../toolkit/run/stepStores.ts'

// Needed when a button is pressed, and fetched when the tool is first touched.
const EventForm = fetchedPart(async () => (await import('./EventForm.tsx')).EventForm)
const fetchForm = () => EventForm.prefetch?.()

/** The form’s step, under which the contents of its boxes are kept. */
const formStep = 'add-date'

/** Dates that have happened go in; every day that counts comes out, in order, with its reminder. */
export const Tool = withCase(function Deadlines({ context }) {
  const { now, replaced } = useCase()
  const { id: step } = useStep()
  const tool = useArrival(step)
  useTouched(tool, fetchForm)
  return (
    <div className="tool-body" ref={tool}>
      <CaseBanner context={context} />
      {step === 'add' ? (
        <OpenStep key={replaced} value={formStep}>
          <EventForm now={now} context={context} onDone={() => stepBack('')} onBack={() => stepBack('')} />
        </OpenStep>
      ) : (
        <Dates context={context} />
      )}
    </div>
  )
})

function Dates({ context }: { context: CaseContext }) {
  const { page: words } = useWords('deadlines')
  const ofClocks = useWords('clocks')
  const { notKnown: doubts } = useWords('shared')
  const { now } = useCase()
  const { dialog, ask } = useDialog()
  const { caseFile } = now
  const { today, nation, facts } = context
  const { clocks, notKnown } = caseClocks(caseFile, context, facts)
  const lenderOf = (key: string) => lenderNameFor(caseFile, key, context)
  const several = new Set(caseFile.agreements.map(lenderKey)).size > 1
  const open = clocks.filter(({ state, endedBy }) => state === 'running' && !endedBy)
  const events = caseFile.events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const removeAll = () =>
    ask(
      words.delete,
      () =>
        changeCase(
          compose(
            updateCase((before) => ({ ...before, events: [] })),
            withoutDraft(formStep),
          ),
        ),
      stepHead,
    )
  return (
    <>
      <StepHeading>{events.length === 0 ? words.empty : words.title}</StepHeading>
      {events.length === 0 && <p>{words.emptySays}</p>}
      <EventList events={events} caseFile={caseFile} context={context} {...(several ? { lenderOf } : {})} />
      <p className="row" data-screen-only="">
        <MainButton onClick={() => goToStep('add')}>{words.add}</MainButton>
        {events.length > 0 && <LinkButton onClick={removeAll}>{words.remove}</LinkButton>}
      </p>
      {dialog}
      {clocks.length + notKnown.length > 0 && (
        <div data-result="" className="result">
          <h3>{words.counts}</h3>
          {notKnown.map(({ event, clock, why }) => (
            <p key={event.id} className="doubt">
              {notKnownWords(doubts, clock, event.date, why)}
            </p>
          ))}
          <ClockList
            clocks={clocks}
            today={today}
            {...(several ? { nameOf: ({ event }) => (event ? lenderOf(event.lenderId) : '') } : {})}
          />
          <FoldedPart heading="h3" title={words.table}>
            <DataTable label={words.table} columns={[words.what, words.lastDay, words.stands]}>
              {clocks.map((clock) => {
                const what = [
                  ofClocks.clocks[clock.clock].title,
                  several && clock.event && lenderOf(clock.event.lenderId),
                  agreementWords(clock, ofClocks),
                ]
                const doubt = clock.endedBy ? undefined : ifSchemeWords(clock, ofClocks.ifScheme)
                const day = clock.lastDay ? longDateWithWeekday(clock.lastDay) : words.noDay
                return dataRow(`${clock.clock} ${clock.event?.id} ${clock.agreements}`, [
                  what.filter(Boolean).join(', '),
                  [day, doubt].filter(Boolean).join('. '),
                  caseClockStatus(clock, today, ofClocks),
                ])
              })}
            </DataTable>
          </FoldedPart>
          <p className="general">{fillIn(words.general, { day: longDate(today) })}</p>
        </div>
      )}
      {open.length > 0 && (
        <AddToCalendar clocks={open} today={today}>
          {ofClocks.next.addAll}
        </AddToCalendar>
      )}
      <Radios
        small
        id="nation"
        legend={words.nation}
        options={holidayNations.map((value) => ({ value, label: words.nations[value] }))}
        value={nation}
        onChange={(value) => changeCase(inAnswers({ nation: value as HolidayNation }))}
      />
      <ResultActions fileName="car-finance-dates" />
    </>
  )
}

/** List of events, day by day, each with its consequence where that isn’t a clock, and a way to take it out. */
const EventList = ({
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

/** Remove an event. Its button goes too, so move the focus to the head of the list. */
function remove(event: CaseEvent) {
  changeCase(removeEvents([event]))
  document.querySelector<HTMLElement>(stepHead)?.focus()
}

type NoteContext = Pick<CaseContext, 'today' | 'nation' | 'facts' | 'words'>

/** Events that make the note on an earlier event obsolete. */
const answeredBy: Partial<Record<CaseEventKind, readonly CaseEventKind[]>> = {
  complaintSent: ['acknowledged', 'holdingLetter', 'finalResponse', 'redressDecision'],
  holdingLetter: ['finalResponse', 'redressDecision'],
  provisionalDecision: ['finalResponse', 'redressDecision'],
  sarIdAsked: ['sarIdGiven', 'sarReply'],
  sarClarifyAsked: ['sarClarifyGiven', 'sarReply'],
  sarExtended: ['sarReply'],
}

/** Note on what follows from an event, with a link to the page that helps; null when nothing does, or when what followed has come. */
export function eventNote(
  event: CaseEvent,
  caseFile: CaseFile,
  context: NoteContext,
): { words: string; link?: string } | null {
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
