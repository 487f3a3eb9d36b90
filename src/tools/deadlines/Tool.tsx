import { caseClocks } from '../../calendar/caseClocks.ts'
import { agreementWords, ifSchemeWords } from '../../calendar/clockStatus.ts'
import { lenderKey } from '../../casefile/lenderKey.ts'
import { DataTable, dataRow } from '../../components/DataTable.tsx'
import { longDate, longDateWithWeekday } from '../../dates/plainDate.ts'
import { type HolidayNation, holidayNations } from '../../facts/fact.ts'
import { CaseBanner } from '../../toolkit/case/CaseBanner.tsx'
import { changeCase, useCase } from '../../toolkit/case/caseStore.ts'
import type { CaseContext } from '../../toolkit/case/caseTool.ts'
import { goToStep, stepBack, useStep } from '../../toolkit/run/stepStores.ts'
import { withoutDraft, compose, inAnswers, updateCase } from '../../toolkit/case/snapshot.ts'
import { useDialog } from '../../toolkit/case/useDialog.tsx'
import { OpenStep } from '../../toolkit/case/useDraft.ts'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { StepHeading } from '../../toolkit/controls/Field.tsx'
import { Radios } from '../../toolkit/controls/Radios.tsx'
import { ResultActions } from '../../toolkit/controls/ResultActions.tsx'
import { stepHead, useArrival, useTouched } from '../../toolkit/controls/arrival.ts'
import { AddToCalendar } from '../../toolkit/letters/AddToCalendar.tsx'
import { caseClockStatus, ClockList } from '../../toolkit/letters/ClockList.tsx'
import { notKnownWords } from '../../toolkit/letters/notKnownWords.ts'
import { lenderNameFor } from '../../toolkit/questions/agreements.ts'
import { EventList } from './EventList.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { LinkButton, MainButton } from '../../components/Button.tsx'

// It is wanted when a button is pressed, and is on its way when the tool is first touched.
const EventForm = fetchedPart(async () => (await import('./EventForm.tsx')).EventForm)
const fetchForm = () => EventForm.prefetch?.()

/** The step of the form, by which what stands in its boxes is kept. */
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
