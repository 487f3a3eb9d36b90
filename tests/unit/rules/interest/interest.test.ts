import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, fromDayNumber } from '../../../../src/dates/plainDate.ts'
import { bankRateBetween, yearRates } from '../../../../src/rules/interest/yearRates.ts'
import { interestOn } from '../../../../src/rules/interest/interest.ts'
import { roundHalfUp } from '../../../../src/rules/money/pence.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const ratesTo = (from: string, calculatedOn: string, floor = 300) =>
  yearRates(
    bankRateBetween(contentFacts, `${from.slice(0, 4)}-01-01`, calculatedOn),
    { margin: 100, floor },
    from,
    calculatedOn,
  )

describe('known sums', () => {
  test('£600 from 1 March 2016 to 30 June 2026, both ways of applying the floor', () => {
    const rates = ratesTo('2016-03-01', '2026-06-30')
    expect(roundHalfUp(interestOn(60_000, '2016-03-01', '2026-06-30', rates, 'per-year'))).toBe(23_953)
    expect(roundHalfUp(interestOn(60_000, '2016-03-01', '2026-06-30', rates, 'whole-period'))).toBe(18_607)
  })

  test('the £1,650.95 of Johnson v FirstRand [2025] UKSC 33, from 29 July 2017 (a date assumed), with and without a floor', () => {
    const interest = (floor: number) =>
      roundHalfUp(
        interestOn(165_095, '2017-07-29', '2026-06-30', ratesTo('2017-07-29', '2026-06-30', floor), 'per-year'),
      )
    expect([interest(300), interest(0)]).toEqual([58_920, 46_404])
  })

  test('Congruent’s overpayment of £16.17 a month from 1 January 2020 to 31 December 2025, with and without a floor', () => {
    const overpayment = 1617.19
    const interest = (floor: number) => {
      const rates = ratesTo('2020-01-01', '2025-12-31', floor)
      const starts = Array.from({ length: 48 }, (_, index) => fromDayNumber(Date.UTC(2020, index + 1, 1) / 86_400_000))
      return roundHalfUp(
        starts.reduce((sum, start) => sum + interestOn(overpayment, start, '2025-12-31', rates, 'per-year'), 0),
      )
    }
    expect([interest(300), interest(0)]).toEqual([15_185, 14_234])
  })

  test('a whole year at 3% is 3%, a leap year a day more', () => {
    const flat = yearRates([{ from: '2016-01-01', rate: 200 }], { margin: 100, floor: 0 }, '2016-01-01', '2020-01-01')
    expect(roundHalfUp(interestOn(100_000, '2017-01-01', '2018-01-01', flat, 'per-year'))).toBe(3000)
    expect(roundHalfUp(interestOn(100_000, '2016-01-01', '2017-01-01', flat, 'per-year'))).toBe(3008)
  })

  test('the day of calculation earns nothing, and nor does the time after it', () => {
    const rates = ratesTo('2016-03-01', '2026-06-30')
    expect(interestOn(60_000, '2026-06-30', '2026-06-30', rates, 'per-year')).toBe(0)
    expect(interestOn(60_000, '2026-08-01', '2026-06-30', rates, 'per-year')).toBe(0)
  })

  test('a period the rates do not cover is an error', () => {
    const rates = ratesTo('2016-03-01', '2020-06-30')
    expect(() => interestOn(1, '2015-12-31', '2020-06-30', rates, 'per-year')).toThrow('do not cover')
  })
})

describe('laws', () => {
  const first = '2007-04-06'
  const last = '2026-06-30'
  const rates = ratesTo(first, last)
  const day = fc.integer({ min: 0, max: daysBetween(first, last) }).map((days) => addDays(first, days))
  const amount = fc.integer({ min: 0, max: 5_000_000 })
  const days = fc.tuple(day, day, day).map((three) => three.sort() as [string, string, string])

  test('floored year by year, interest is additive over adjoining periods', () => {
    fc.assert(
      fc.property(amount, days, (pence, [from, between, to]) => {
        const over = (start: string, end: string) => interestOn(pence, start, end, rates, 'per-year')
        expect(over(from, between) + over(between, to)).toBeCloseTo(over(from, to), 5)
      }),
    )
  })

  // Each part may lift its own mean to the floor, so cutting a period in two can only add.
  test('floored over the whole period, the parts come to at least the whole', () => {
    fc.assert(
      fc.property(amount, days, (pence, [from, between, to]) => {
        const over = (start: string, end: string) => interestOn(pence, start, end, rates, 'whole-period')
        expect(over(from, between) + over(between, to)).toBeGreaterThanOrEqual(over(from, to) - 1e-6)
      }),
    )
  })

  test('flooring each year never gives less than flooring the whole period', () => {
    fc.assert(
      fc.property(amount, days, (pence, [from, , to]) => {
        expect(interestOn(pence, from, to, rates, 'per-year')).toBeGreaterThanOrEqual(
          interestOn(pence, from, to, rates, 'whole-period') - 1e-6,
        )
      }),
    )
  })

  test('more money or more time never earns less', () => {
    fc.assert(
      fc.property(amount, amount, days, (some, more, [from, between, to]) => {
        for (const floor of ['per-year', 'whole-period'] as const) {
          expect(interestOn(some + more, from, to, rates, floor)).toBeGreaterThanOrEqual(
            interestOn(some, from, to, rates, floor),
          )
          expect(interestOn(some, from, to, rates, floor)).toBeGreaterThanOrEqual(
            interestOn(some, between, to, rates, floor) - 1e-6,
          )
        }
      }),
    )
  })
})
