import { expect, test } from 'vitest'
import { bankRateBetween, rateOf, yearRates } from '../../../../src/rules/interest/yearRates.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const scheme = { margin: 100, floor: 300 }
const ratesTo = (from: string, calculatedOn: string) =>
  yearRates(bankRateBetween(contentFacts, `${from.slice(0, 4)}-01-01`, calculatedOn), scheme, from, calculatedOn)
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
