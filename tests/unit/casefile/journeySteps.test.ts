import { expect, test } from 'vitest'
import type { Agreement, CaseEvent } from '../../../src/casefile/caseFile.ts'
import type { CaseEventKind } from '../../../src/casefile/caseKinds.ts'
import { journeyStepsOf } from '../../../src/casefile/journeySteps.ts'

const agreement = (lenderId?: string): Agreement => ({
  id: lenderId ?? 'none',
  type: 'pcp',
  joint: 'no',
  ...(lenderId ? { lenderId } : {}),
})
const event = (kind: CaseEventKind, date: string, lenderId = 'acorn'): CaseEvent => ({
  id: `${kind} ${date}`,
  kind,
  date,
  lenderId,
})

test('an empty case stands nowhere', () => {
  expect(journeyStepsOf({ agreements: [], events: [] })).toEqual([])
})

test('without a lender it is to be found, and with one it is to be written to', () => {
  expect(journeyStepsOf({ agreements: [agreement()], events: [] })).toEqual(['find'])
  expect(journeyStepsOf({ agreements: [agreement('acorn')], events: [] })).toEqual(['write'])
})

test.each([
  ['complaintSent', 'wait'],
  ['holdingLetter', 'wait'],
  ['provisionalDecision', 'read'],
  ['finalResponse', 'read'],
  ['determinationMissed', 'ombudsman'],
  ['fosSent', 'ombudsman'],
] as const)('%s leads to the step %s', (kind, step) => {
  expect(journeyStepsOf({ agreements: [agreement('acorn')], events: [event(kind, '2026-10-01')] })).toEqual([step])
})

test('the newest letter counts, in whatever order they were entered', () => {
  const events = [event('finalResponse', '2026-10-01'), event('complaintSent', '2026-08-01')]
  expect(journeyStepsOf({ agreements: [agreement('acorn')], events })).toEqual(['read'])
})

test('what is no step of a complaint moves it nowhere', () => {
  const events = [event('complaintSent', '2026-08-01'), event('sarReply', '2026-10-01'), event('note', '2026-11-01')]
  expect(journeyStepsOf({ agreements: [agreement('acorn')], events })).toEqual(['wait'])
})

test('complaints to two lenders stand where each of them stands', () => {
  const events = [event('fosSent', '2026-08-01', 'birch'), event('complaintSent', '2026-09-01')]
  expect(journeyStepsOf({ agreements: [agreement('acorn'), agreement('birch')], events })).toEqual([
    'wait',
    'ombudsman',
  ])
})
