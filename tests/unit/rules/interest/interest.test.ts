import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, fromDayNumber } from '../../../../src/dates/plainDate.ts'
import { bankRateBetween, interestOn, rateOf, yearRates } from '../../../../src/rules/interest/interest.ts'
import { roundHalfUp } from '../../../../src/rules/money/pence.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const scheme = { margin: 100, floor: 300 }
const ratesTo = (from: string, calculatedOn: string, floor = scheme.floor) =>
  yearRates(
    bankRateBetween(contentFacts, `${from.slice(0, 4)}-01-01`, calculatedOn),
    { ...scheme, floor },
    from,
    calculatedOn,
  )
const percent = (fraction: number) => Number((fraction * 100).toFixed(4))

test('the mean of the daily Bank Rate of each calendar year, Bank of England rate history', () => {
  const means = ratesTo('2007-04-06', '2026-09-17').map((year) => [
    year.year,
    percent(year.bankRateSum / year.days / 10_000),
  ])
  expect(means).toEqual([
    [2007, 5.5103],
    [2008, 4.6714],
    [2009, 0.6438],
    [2010, 0.5],
    [2011, 0.5],
    [2012, 0.5],
    [2013, 0.5],
    [2014, 0.5],
    [2015, 0.5],
    [2016, 0.3975],
    [2017, 0.2911],
    [2018, 0.6041],
    [2019, 0.75],
    [2020, 0.2276],
    [2021, 0.1066],
    [2022, 1.4658],
    [2023, 4.6795],
    [2024, 5.1079],
    [2025, 4.2514],
    [2026, 3.75],
  ])
})

test('one point is added, and each year is at least the floor', () => {
  const rates = ratesTo('2007-04-06', '2026-06-30').map((year) => [year.year, percent(rateOf(year, true))])
  expect(rates.filter(([, rate]) => rate !== 3)).toEqual([
    [2007, 6.5103],
    [2008, 5.6714],
    [2023, 5.6795],
    [2024, 6.1079],
    [2025, 5.2514],
    [2026, 4.75],
  ])
})

test('the year of calculation is averaged from 1 January to that day, both included', () => {
  const last = ratesTo('2025-01-01', '2025-02-06').at(-1)
  // 4.75% for 36 days, then 4.5% on 6 February itself.
  expect(last).toMatchObject({ days: 37, bankRateSum: 36 * 475 + 450 })
})

test('a leap year is averaged over 366 days', () => {
  expect(ratesTo('2024-05-01', '2025-01-01')[0]?.days).toBe(366)
})

test('a day after the Bank Rate is confirmed is an error, not a guess', () => {
  expect(() => ratesTo('2020-01-01', '2026-11-20')).toThrow(
    /^rates\.bank-rate has no value on 2026-11-20 .*confirmed only to 2026-11-04$/,
  )
})

test('a year before the series begins is an error', () => {
  expect(() => ratesTo('2006-12-31', '2026-06-30')).toThrow('rates.bank-rate has no value on 2006-01-01')
  expect(() => yearRates([{ from: '2016-01-02', rate: 50 }], scheme, '2016-05-01', '2017-01-01')).toThrow(
    'starts too late',
  )
})

test('a calculation before the start is an error', () => {
  expect(() => yearRates([{ from: '2016-01-01', rate: 50 }], scheme, '2016-05-02', '2016-05-01')).toThrow(
    'is before 2016-05-02',
  )
})

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
