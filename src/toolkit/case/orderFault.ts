import { type CaseEvent, type CaseFile, firstDayOf, lenderKey } from '../../casefile/caseFile.ts'
import { caseEvents } from '../../casefile/caseKinds.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import {
  type DateFault,
  eventDateFaults,
  lateDateFault,
  type TimelineDates,
} from '../../rules/deadlines/eventDateFaults.ts'
import type { CaseWords } from './wordsFile.ts'

type Words = CaseWords['order']

/** Find the fault in a date beside others of the same lender, whichever is entered last: no reply comes before its complaint. */
export function orderFault(
  event: Omit<CaseEvent, 'id'>,
  caseFile: CaseFile,
  today: PlainDate,
  words: Words,
): string | null {
  const at = caseEvents[event.kind].place
  if (at === null) return null
  // The earliest of several is the one that others must follow.
  const earliest: TimelineDates = {}
  for (const other of caseFile.events.filter(({ lenderId }) => lenderId === event.lenderId)) {
    const { place } = caseEvents[other.kind]
    if (place !== null && (earliest[place] ?? '9999') > other.date) earliest[place] = other.date
  }
  const starts = caseFile.agreements.flatMap((agreement) =>
    lenderKey(agreement) === event.lenderId && agreement.start ? [firstDayOf(agreement.start)] : [],
  )
  if (starts.length > 0) earliest['agreement-start'] = starts.reduce((first, start) => (start < first ? start : first))
  const early = eventDateFaults({ ...earliest, [at]: event.date }, today).find((fault) => fault.at === at)
  const fault = early ?? lateDateFault(at, event.date, earliest)
  return fault && inWords(fault, words)
}

function inWords(fault: DateFault, { is, events, when }: Words): string {
  const event = events[fault.at]
  switch (fault.is) {
    case 'early':
      return fillIn(is.early, { event, day: longDate(fault.on), when: when[fault.than] })
    case 'late':
      return fillIn(is.late, { event, day: longDate(fault.on), other: events[fault.than] })
    default:
      return fillIn(is[fault.is], { event })
  }
}
