import type { CaseClock } from '../../calendar/caseClocks.ts'
import type { Representative } from '../../casefile/caseFile.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import { clocksOfEvents } from '../../toolkit/letters/replyClocks.ts'

/** The days in which a contract can be cancelled without a reason; null when the day it was signed is not known, or is before the rule. */
export function coolingOff(
  signedOn: Representative['signedOn'],
  context: Pick<LetterContext, 'today' | 'nation' | 'facts'>,
): CaseClock | null {
  if (signedOn === undefined) return null
  const event = { id: 'signed', date: signedOn, kind: 'contractSigned', lenderId: 'unknown' } as const
  return clocksOfEvents([event], context).clocks[0] ?? null
}
