import type { CaseClock } from '../../calendar/caseClocks.ts'
import type { CaseEvent } from '../../casefile/caseFile.ts'
import { startedClock } from '../../calendar/caseClocks.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { FactRangeError } from '../../facts/valueOn.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import { clockOfReply, type ReplyReading } from '../../letters/replyDecoder.ts'
import { notKnownWords } from '../letters/notKnownWords.ts'

const kinds = {
  'final-response': 'finalResponse',
  'scheme-decision': 'redressDecision',
  'opt-in-invitation': 'optInInvite',
} as const

/** The days that follow from a letter, the nearest first, each once; and why one could not be worked out, in words. */
export function replyClocks(
  readings: readonly ReplyReading[],
  date: PlainDate,
  lender: string,
  letters: LetterContext,
): { clocks: CaseClock[]; why: string | null } {
  const clocks = new Map<string, CaseClock>()
  let why: string | null = null
  for (const { meaning } of readings) {
    if (meaning.starts === null) continue
    try {
      const clock = clockOfReply(meaning, date, letters)
      if (!clock) continue
      const event: CaseEvent = { id: `reply-${meaning.starts}`, date, kind: kinds[meaning.starts], lenderId: lender }
      const same = `${clock.clock} ${clock.lastDay}`
      if (!clocks.has(same)) clocks.set(same, { ...clock, event })
    } catch (error) {
      if (!(error instanceof FactRangeError)) throw error
      why = notKnownWords(startedClock[kinds[meaning.starts]], date, error)
    }
  }
  return {
    clocks: [...clocks.values()].toSorted((a, b) => ((a.lastDay ?? '9999') < (b.lastDay ?? '9999') ? -1 : 1)),
    why,
  }
}
