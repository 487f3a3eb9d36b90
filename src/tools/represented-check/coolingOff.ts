import type { CaseClock } from '../../calendar/caseClocks.ts'
import type { Representative } from '../../casefile/caseFile.ts'
import { withinKnown } from '../../facts/valueOn.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import { deadlineClocks } from '../../rules/deadlines/deadlines.ts'

/** The days in which a contract can be cancelled without a reason; null when the day it was signed is not known, or is before the rule. */
export function coolingOff(
  signedOn: Representative['signedOn'],
  { today, nation, facts }: Pick<LetterContext, 'today' | 'nation' | 'facts'>,
): CaseClock | null {
  if (signedOn === undefined) return null
  const clocks = withinKnown(
    () => deadlineClocks({ today, nation, events: [{ kind: 'contract-signed', date: signedOn }] }, facts),
    () => [],
  )
  const clock = clocks.find((one) => one.clock === 'cooling-off')
  return clock
    ? { ...clock, event: { id: 'signed', date: signedOn, kind: 'contractSigned', lenderId: 'unknown' } }
    : null
}
