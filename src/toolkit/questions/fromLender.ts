import { type CaseFile, lenderKey } from '../../casefile/caseFile.ts'
import type { Snapshot } from '../case/snapshot.ts'

/** List agreements entered before the check: one of their lenders may be it. */
export const toldBefore = ({ caseFile, answers }: Snapshot): CaseFile['agreements'] =>
  caseFile.agreements.filter(({ id }) => id !== answers.checks?.['from-id'])

export function fromSteps(now: Snapshot): string[] {
  if (toldBefore(now).length === 0) return ['from-other']
  return now.answers.checks?.['from'] === 'other' ? ['from', 'from-other'] : ['from']
}

/** The lender that the letter came from, as its key in the case. */
export function fromLender(now: Snapshot): string {
  const { checks } = now.answers
  const before = toldBefore(now).map(lenderKey)
  const picked = checks?.['from']
  if (picked !== undefined && before.includes(picked)) return picked
  const own = now.caseFile.agreements.find(({ id }) => id === checks?.['from-id'])
  return own ? lenderKey(own) : (before[0] ?? 'unknown')
}
