import type { CaseEvent, CaseFile } from '../../casefile/caseFile.ts'
import type { CaseEventKind } from '../../casefile/caseKinds.ts'
import { lenderKey } from '../../casefile/lenderKey.ts'
import { firstDayOf } from '../../casefile/partialDate.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import {
  type DateFault,
  eventDateFaults,
  lateDateFault,
  type TimelineDate,
  type TimelineDates,
} from '../../rules/deadlines/eventDateFaults.ts'
import type { CaseWords } from './wordsFile.ts'

type Words = CaseWords['order']

/** The place on the timeline of each thing that can happen in a case; null where it has none. What each is called is content. */
export const placeOnTimeline: Record<CaseEventKind, TimelineDate | null> = {
  complaintSent: 'complaint-sent',
  acknowledged: 'acknowledgement',
  holdingLetter: 'holding-letter',
  finalResponse: 'final-response',
  redressDecision: 'scheme-decision',
  provisionalDecision: 'provisional-decision',
  determinationMissed: 'determination-due',
  optInInvite: 'opt-in-invitation',
  optInReminder: 'opt-in-reminder',
  sarSent: 'sar-sent',
  sarIdAsked: 'identity-asked',
  sarIdGiven: 'identity-given',
  sarClarifyAsked: 'clarification-asked',
  sarClarifyGiven: 'clarification-given',
  sarExtended: 'extension-told',
  sarReply: 'sar-answered',
  contractSigned: 'contract-signed',
  foundOut: 'cause-known',
  agreementEnded: 'agreement-ended',
  fosSent: 'ombudsman-sent',
  fosView: 'investigator-view',
  note: null,
}

/**
 * Find the fault in an event’s date beside the others of the same lender: a reply cannot come before the complaint, whichever of the two is
 * entered last.
 */
export function orderFault(
  event: Omit<CaseEvent, 'id'>,
  caseFile: CaseFile,
  today: PlainDate,
  words: Words,
): string | null {
  const at = placeOnTimeline[event.kind]
  if (at === null) return null
  // The earliest of several is the one that others must follow.
  const earliest: TimelineDates = {}
  for (const other of caseFile.events.filter(({ lenderId }) => lenderId === event.lenderId)) {
    const place = placeOnTimeline[other.kind]
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
