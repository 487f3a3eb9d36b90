import type { ClockName } from '../rules/deadlines/clock.ts'
import type { CaseEventKind } from '../casefile/caseFile.ts'

/** The clock that each kind of event starts; the others start none. */
export const startedClock = {
  complaintSent: 'final-response',
  finalResponse: 'ombudsman',
  redressDecision: 'ombudsman',
  optInInvite: 'opt-in',
  sarSent: 'sar',
  contractSigned: 'cooling-off',
} as const satisfies Partial<Record<CaseEventKind, ClockName>>
