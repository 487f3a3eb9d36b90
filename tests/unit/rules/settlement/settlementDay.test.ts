import { expect, test } from 'vitest'
import { settlementDay } from '../../../../src/rules/settlement/settlementDay.ts'
import { contentFacts } from '../../support/contentFacts.ts'

test('28 days after asking, and 30 days or a month more if the lender defers (SI 2004/1483, regulations 5 and 6)', () => {
  const day = (deferral: 'none' | 'days' | 'month') => settlementDay('2026-01-03', 48, deferral, contentFacts)
  expect([day('none'), day('days'), day('month')]).toEqual(['2026-01-31', '2026-03-02', '2026-02-28'])
})

test('an agreement of a year or less cannot be deferred', () => {
  expect(() => settlementDay('2026-01-03', 12, 'month', contentFacts)).toThrow('more than 12 months')
  expect(settlementDay('2026-01-03', 13, 'month', contentFacts)).toBe('2026-02-28')
})

test('before 31 May 2005 other regulations applied', () => {
  expect(() => settlementDay('2005-05-30', 48, 'none', contentFacts)).toThrow(
    'settlement.notice-days has no value on 2005-05-30',
  )
})
