import { caseClocks } from '../../calendar/caseClocks.ts'
import { type CaseEvent, type CaseFile, lenderKey } from '../../casefile/caseFile.ts'
import { FilledParagraph } from '../../components/Filled.tsx'
import type { CaseContext } from '../case/withCase.tsx'
import { NextStepsPicture } from '../controls/PageFragment.tsx'
import { useWords } from '../controls/useWords.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { ClockList } from './ClockList.tsx'
import { notKnownWords } from './notKnownWords.ts'
import { SentForm } from './SentForm.tsx'

/** List the dates after a letter is sent: from the day it was sent or, until that is noted, from today. */
export function NextDates({
  kind,
  lender,
  caseFile,
  context,
}: {
  kind: 'complaintSent' | 'sarSent'
  lender: string
  caseFile: CaseFile
  context: CaseContext
}) {
  const { today, nation, facts } = context
  const says = useWords('clocks').next
  const { notKnown: doubts } = useWords('shared')
  const own = caseFile.events.filter((event) => event.kind === kind && event.lenderId === lender)
  const events: CaseEvent[] = own.length > 0 ? own : [{ id: 'today', kind, lenderId: lender, date: today }]
  const agreements = caseFile.agreements.filter((agreement) => lenderKey(agreement) === lender)
  const { clocks, notKnown } = caseClocks({ ...caseFile, agreements, events }, { today, nation }, facts)
  return (
    <section aria-labelledby="what-next" className="what-next">
      <h3 id="what-next">{says.title}</h3>
      <NextStepsPicture />
      <SentForm kind={kind} lender={lender} today={today} caseFile={caseFile} />
      {own.length === 0 && <p>{says.today}</p>}
      {notKnown.map(({ event, clock, why }) => (
        <p key={event.id} className="doubt">
          {notKnownWords(doubts, clock, event.date, why)}
        </p>
      ))}
      <ClockList clocks={clocks.filter(({ event }) => event !== null)} today={today} />
      {clocks.length > 1 && (
        <AddToCalendar clocks={clocks} today={today}>
          {says.addAll}
        </AddToCalendar>
      )}
      <FilledParagraph words={says.keep} />
    </section>
  )
}
