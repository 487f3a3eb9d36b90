import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths } from '../../../../src/dates/plainDate.ts'
import { instalment } from '../../../../src/rules/credit/creditAgreement.ts'
import { halfPoint, rebate, settlementDay } from '../../../../src/rules/credit/earlyEnding.ts'
import { monthlyRate } from '../../../../src/rules/credit/rates.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const agreement = { start: '2024-01-15', amountOfCredit: 1_000_000, apr: 990, months: 48, balloon: 0 }

test('on the first day the whole cost of credit comes back', () => {
  expect(rebate(agreement, '2024-01-15')).toMatchObject({
    paid: { count: 0, amount: 0 },
    toSettle: 1_000_000,
    rebate: 205_390,
  })
})

test('at the end there is nothing to settle and nothing to give back', () => {
  expect(rebate(agreement, '2028-01-15')).toMatchObject({ paid: { count: 48 }, remaining: 0, toSettle: 0, rebate: 0 })
})

test('half way, £10,000 at 9.9% over 48 months takes £5,470.61 to settle', () => {
  expect(rebate(agreement, '2026-01-15')).toEqual({
    settlementDay: '2026-01-15',
    instalment: 25_112,
    paid: { count: 24, amount: 602_695 },
    remaining: 602_695,
    toSettle: 547_061,
    rebate: 55_634,
  })
})

test('days beyond a whole month add interest day by day', () => {
  const [first, later] = [rebate(agreement, '2026-01-15'), rebate(agreement, '2026-01-25')]
  expect(later.toSettle / first.toSettle).toBeCloseTo(1.099 ** (10 / 365), 5)
})

test('a settlement before the start is an error', () => {
  expect(() => rebate(agreement, '2024-01-14')).toThrow('is before the agreement’s start')
})

const anyAgreement = fc.integer({ min: 10_000, max: 5_000_000 }).chain((amountOfCredit) =>
  fc.record({
    start: fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2010-01-01', days)),
    amountOfCredit: fc.constant(amountOfCredit),
    apr: fc.integer({ min: 0, max: 4000 }),
    months: fc.integer({ min: 1, max: 84 }),
    balloon: fc.integer({ min: 0, max: amountOfCredit }),
  }),
)

test('on a payment day, what settles is the balance of the loan', () => {
  fc.assert(
    fc.property(anyAgreement, fc.integer({ min: 0, max: 83 }), (loan, paid) => {
      fc.pre(paid < loan.months)
      const monthly = monthlyRate(loan.apr / 10_000, 'effective')
      const level = instalment(loan, monthly)
      let owed = loan.amountOfCredit
      for (let month = 0; month < paid; month += 1) owed = owed * (1 + monthly) - level
      expect(Math.abs(rebate(loan, addMonths(loan.start, paid)).toSettle - owed)).toBeLessThan(0.51)
    }),
  )
})

test('the rebate is never below nothing nor above what is left', () => {
  fc.assert(
    fc.property(anyAgreement, fc.integer({ min: 0, max: 3000 }), (loan, days) => {
      const result = rebate(loan, addDays(loan.start, days))
      fc.pre(result.paid.count < loan.months)
      // Between two payment days interest runs on, so just before a payment the rebate may be a little under the next one's.
      expect(result.rebate).toBeGreaterThanOrEqual(-1)
      expect(result.rebate).toBeLessThanOrEqual(result.remaining)
    }),
  )
})

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

const at = (totalPayable: number, paid: number, arrears: number) =>
  halfPoint({ totalPayable, paid, arrears, noticeOn: '2026-06-30' }, contentFacts)

test('everydayrights.co.uk: £30,000 payable, so half is £15,000', () => {
  expect(at(3_000_000, 0, 0)).toEqual({ half: 1_500_000, toPay: 1_500_000, arrears: 0, reached: false })
})

test('at half nothing more is due, and beyond it nothing comes back', () => {
  expect(at(3_000_000, 1_500_000, 0)).toMatchObject({ toPay: 0, reached: true })
  expect(at(3_000_000, 2_000_000, 0)).toMatchObject({ toPay: 0, reached: true })
})

test('arrears count towards the half, and stay due beyond it', () => {
  expect(at(3_000_000, 1_200_000, 100_000).toPay).toBe(300_000)
  expect(at(3_000_000, 1_450_000, 100_000).toPay).toBe(100_000)
})

test('half of an odd penny is rounded up', () => {
  expect(at(100_001, 0, 0).half).toBe(50_001)
})

test('amounts below nothing are errors', () => {
  expect(() => at(3_000_000, -1, 0)).toThrow('amounts cannot be below 0')
})
