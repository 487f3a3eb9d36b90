import type { CaseEvent, CaseFile } from './caseFile.ts'
import { lenderKey } from './caseFile.ts'
import { type CaseEventKind, caseEvents } from './caseKinds.ts'

export const journeySteps = ['find', 'write', 'wait', 'read', 'ombudsman'] as const
export type JourneyStep = (typeof journeySteps)[number]

/** Journey step that an event leads to; undefined for one that does not move it. */
export function stepAfter(kind: CaseEventKind): JourneyStep | undefined {
  const event = caseEvents[kind]
  return 'leadsTo' in event ? event.leadsTo : undefined
}

const unknown = lenderKey({})

/** List the steps that a case’s complaints have reached, in order: each lender’s newest event decides. Empty for an empty case. */
export function journeyStepsOf({ agreements, events }: Pick<CaseFile, 'agreements' | 'events'>): JourneyStep[] {
  const lenders = new Set([...agreements.map(lenderKey), ...events.map(({ lenderId }) => lenderId)])
  const reached = new Set([...lenders].map((lender) => stepWith(lender, events)))
  return journeySteps.filter((step) => reached.has(step))
}

function stepWith(lender: string, events: readonly CaseEvent[]): JourneyStep {
  const newest = events
    .filter(({ lenderId, kind }) => lenderId === lender && stepAfter(kind) !== undefined)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1)
  return (newest && stepAfter(newest.kind)) ?? (lender === unknown ? 'find' : 'write')
}
