import type { CaseEvent, CaseFile } from '../../casefile/caseFile.ts'
import { caseEventKinds } from '../../casefile/caseKinds.ts'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { type DateParts, parseDateParts } from '../../casefile/inputs/dates.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { sentKinds } from '../../toolkit/case/eventKinds.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { orderFault } from '../../toolkit/case/orderFault.ts'
import { dateBoxId, dateFaultsOf } from '../../toolkit/controls/dateFaults.ts'
import type { Fault } from '../../toolkit/controls/ErrorSummary.tsx'

/** Contents of the boxes that ask about an event. */
export type EventTyped = { kind: string; date: DateParts; by: string; code: string; note: string; lender: string }

/** True for letters that may carry a code. */
export const mayHaveCode = (kind: string): boolean => kind === 'finalResponse' || kind === 'redressDecision'

/** The event that was entered, or what is wrong with it, by itself and beside the others of the case. */
export function enteredEvent(
  { kind, date: typed, by, code, note, lender }: EventTyped,
  caseFile: CaseFile,
  today: PlainDate,
  { events, form, order }: Pick<ToolWords['deadlines'], 'events' | 'form'> & Pick<ToolWords['case'], 'order'>,
): { event: Omit<CaseEvent, 'id'> } | { faults: Fault[] } {
  const named = caseEventKinds.find((one) => one === kind)
  const date = parseDateParts(typed, { about: events[named ?? 'note'].about, today })
  if (!named || lender === '' || !date.ok) {
    return {
      faults: [
        ...(named ? [] : [{ box: 'event', message: form.none }]),
        ...(lender === '' ? [{ box: 'event-lender', message: form.noLender }] : []),
        ...dateFaultsOf('event-date', date),
      ],
    }
  }
  const event: Omit<CaseEvent, 'id'> = {
    kind: named,
    date: date.value,
    lenderId: lender,
    ...(sentKinds.includes(named) ? { by: by as NonNullable<CaseEvent['by']> } : {}),
    ...(mayHaveCode(kind) && oneLine(code) ? { code: oneLine(code).slice(0, 40) } : {}),
    ...(kind === 'note' && oneLine(note) ? { text: oneLine(note).slice(0, 300) } : {}),
  }
  const wrong = orderFault(event, caseFile, today, order)
  return wrong === null ? { event } : { faults: [{ box: dateBoxId('event-date', 'day'), message: wrong }] }
}
