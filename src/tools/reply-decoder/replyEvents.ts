import type { CaseEvent, CaseEventKind } from '../../casefile/caseFile.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { ReplyReading } from '../../letters/replyDecoder.ts'

type NewEvent = Omit<CaseEvent, 'id'>

/** Letters that start no clock and have a place of their own among the dates. */
const withoutClock: Readonly<Record<string, CaseEventKind>> = {
  'on-hold': 'holdingLetter',
  acknowledged: 'acknowledged',
}
const codes: Readonly<Record<string, string>> = { rd01: 'RD01', rd02: 'RD02' }

/**
 * What a letter becomes among the dates of a case: its answer, an invitation, or both, which start clocks; without either, what else
 * it is. It is one answer, whatever number of reasons it gives: the surest counts.
 */
export function replyEvents(readings: readonly ReplyReading[], date: PlainDate, lenderId: string): NewEvent[] {
  const starts = readings.map(({ meaning }) => meaning.starts)
  const answer = starts.find((start) => start === 'final-response' || start === 'scheme-decision')
  const code = readings.map(({ meaning }) => codes[meaning.id]).find(Boolean)
  const clocks: NewEvent[] = [
    ...(answer
      ? [
          {
            date,
            lenderId,
            kind: answer === 'final-response' ? ('finalResponse' as const) : ('redressDecision' as const),
            ...(code ? { code } : {}),
          },
        ]
      : []),
    ...(starts.includes('opt-in-invitation') ? [{ date, lenderId, kind: 'optInInvite' as const }] : []),
  ]
  if (clocks.length > 0) return clocks
  const kind = readings.map(({ meaning }) => withoutClock[meaning.id]).find(Boolean)
  if (kind) return [{ date, lenderId, kind }]
  const [first] = readings
  return [
    {
      date,
      lenderId,
      kind: 'note',
      text: first ? `A letter from the lender: ${first.meaning.says}` : 'A letter from the lender',
    },
  ]
}
