import type { CaseClock } from '../../calendar/caseClocks.ts'
import type { Representative } from '../../casefile/caseFile.ts'
import { kindOfStep } from '../../flows/steps.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { signingSteps } from '../../toolkit/case/steps.ts'
import { clocksOfEvents } from '../../toolkit/letters/replyClocks.ts'
import { fromSteps } from '../../toolkit/questions/fromLender.ts'
import { signStep } from '../../toolkit/questions/signQuestion.ts'
import { representedQuestions } from './weighRepresentation.ts'

/** The signs that are asked about, one a page. */
export const signSteps = (): string[] => representedQuestions.map(signStep)

/** Questions for the letter: to the firm, or to a lender that names a firm nobody chose. */
export function letterSteps(now: Snapshot, inTime: boolean): string[] {
  const toFirm = ['firm', 'signed', ...(inTime ? [] : ['leave'])]
  const toLender = ['lender-dated', ...fromSteps(now)]
  return [...(now.answers.checks?.['write-to'] === 'lender' ? toLender : toFirm), ...signingSteps(now.caseFile)]
}

/** True for the steps before a letter is wanted. */
export const isSign = (step: string): boolean => ['', 'sign', 'result'].includes(kindOfStep(step))

/** The days in which a contract can be cancelled without a reason; null when the day it was signed is not known, or is before the rule. */
export function coolingOff(
  signedOn: Representative['signedOn'],
  context: Pick<LetterContext, 'today' | 'nation' | 'facts'>,
): CaseClock | null {
  if (signedOn === undefined) return null
  const event = { id: 'signed', date: signedOn, kind: 'contractSigned', lenderId: 'unknown' } as const
  return clocksOfEvents([event], context).clocks[0] ?? null
}
