import { expect, test } from 'vitest'
import { coolingOff } from '../../../../src/tools/represented-check/coolingOff.ts'
import { contentFacts, withFact } from '../../support/contentFacts.ts'

const on = (today: string) => ({ today, nation: 'england-and-wales', facts: contentFacts }) as const
const event = (date: string) => ({ id: 'signed', date, kind: 'contractSigned', lenderId: 'unknown' })

test('within 14 days the last day is given, with the working day before it', () => {
  // 24 November 2026 is a Tuesday.
  expect(coolingOff('2026-11-10', on('2026-11-20'))).toEqual({
    clock: 'cooling-off',
    lastDay: '2026-11-24',
    advisedDay: '2026-11-23',
    state: 'running',
    event: event('2026-11-10'),
  })
})

test('the last day itself is in time, and the next is not', () => {
  expect(coolingOff('2026-11-10', on('2026-11-24'))?.state).toBe('running')
  expect(coolingOff('2026-11-10', on('2026-11-25'))?.state).toBe('passed')
})

test('the length is the rule’s, not ours', () => {
  expect(
    coolingOff('2026-11-10', { ...on('2026-11-20'), facts: withFact(contentFacts, 'fees.cooling-off', 30) })?.lastDay,
  ).toBe('2026-12-10')
})

test('nothing is said of a day that is not known, or before the rule', () => {
  expect(coolingOff(undefined, on('2026-11-20'))).toBeNull()
  expect(coolingOff('2019-03-31', on('2026-11-20'))).toBeNull()
  expect(coolingOff('2019-04-01', on('2026-11-20'))?.lastDay).toBe('2019-04-15')
})
