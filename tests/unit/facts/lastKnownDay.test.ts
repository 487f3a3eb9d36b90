import { expect, test } from 'vitest'
import { lastKnownDay } from '../../../src/facts/lastKnownDay.ts'
import { factWith } from '../../support/sites.ts'

test('the day itself, or the last confirmed one', () => {
  expect(lastKnownDay(factWith({ '2020-01-01': 1 }), '2026-11-20')).toBe('2026-11-20')
  const known = factWith({ '2020-01-01': 1 }, { knownUntil: '2026-11-04' })
  expect([lastKnownDay(known, '2026-11-03'), lastKnownDay(known, '2026-11-20')]).toEqual(['2026-11-03', '2026-11-04'])
})
