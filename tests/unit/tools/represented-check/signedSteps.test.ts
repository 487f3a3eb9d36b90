import { describe, expect, test } from 'vitest'
import { nothingTold } from '../../../../src/toolkit/case/snapshot.ts'
import { inChecks } from '../../../../src/toolkit/questions/inChecks.ts'
import { coolingOff, isSign, letterSteps } from '../../../../src/tools/represented-check/signedSteps.ts'
import { contentFacts, withFact } from '../../support/contentFacts.ts'

const told = (checks: Record<string, string>) => inChecks(checks)(nothingTold)

test('within the first days nobody is asked whether to cancel or to ask first', () => {
  expect(letterSteps(told({}), true)).not.toContain('leave')
  expect(letterSteps(told({}), false)).toContain('leave')
})

test('a letter to the lender asks for its date and not for a firm', () => {
  const steps = letterSteps(told({ 'write-to': 'lender' }), false)
  expect(steps).toContain('lender-dated')
  expect(steps).not.toContain('firm')
})

test('the signs come before the letter', () => {
  expect(['', 'sign:signed', 'result', 'firm', 'firm-letter'].map(isSign)).toEqual([true, true, true, false, false])
})

describe('the days in which a contract can be cancelled', () => {
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
})
