import { expect, test } from 'vitest'
import { changedSinceCheck, dueOn, factFile, overdueFacts } from '../../../src/facts/fact.ts'
import { factWith } from '../../support/sites.ts'

test('a fact’s id is its path', () => {
  expect(factFile('scheme.apr-cut')).toBe('content/facts/scheme/apr-cut.yaml')
  expect(factFile('lenders.black-horse.provision')).toBe('content/facts/lenders/black-horse/provision.yaml')
})

const checked = (on: string, reviewEvery: number) =>
  factWith({ '2020-01-01': 1 }, { checked: { on, by: 'Test editors' }, reviewEvery })

test('a fact is due on the day after its interval ends', () => {
  expect(dueOn(checked('2026-11-01', 30))).toBe('2026-12-02')
})

test('a fact is overdue from that day on', () => {
  const fact = checked('2026-11-01', 30)
  expect(overdueFacts([fact], '2026-12-01')).toEqual([])
  expect(overdueFacts([fact], '2026-12-02')).toEqual([fact])
})

test('a value that took effect after the last check makes it overdue at once', () => {
  const fact = factWith(
    { '2020-01-01': 1, '2026-11-10': 2 },
    { checked: { on: '2026-11-01', by: 'Test editors' }, reviewEvery: 365 },
  )
  expect([changedSinceCheck(fact, '2026-11-09'), changedSinceCheck(fact, '2026-11-10')]).toEqual([false, true])
  expect(overdueFacts([fact], '2026-11-10')).toEqual([fact])
})
