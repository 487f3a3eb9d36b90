import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printedFact, printNumber, printPounds, printValue } from '../../../src/facts/print.ts'
import { factWith, testDay } from '../../support/sites.ts'

test.each([
  [1_950_000_000, 'GBP', '£1.95 billion'],
  [829, 'GBP', '£829'],
  [1650.95, 'GBP', '£1,650.95'],
  [0.5, 'GBP', '£0.50'],
  [21, 'percent', '21%'],
  [0.25, 'percent', '0.25%'],
  [1, 'percentage-points', '1 percentage point'],
  [6, 'months', '6 months'],
  [1, 'years', '1 year'],
  [10, 'working-days', '10 working days'],
  [12_100_000, 'count', '12.1 million'],
  [2_145_307, 'count', '2,145,307'],
  [2024, 'year', '2024'],
  ['2027-08-31', 'date', '31 August 2027'],
  ['live', 'state', 'live'],
] as const)('%s in %s is %s', (value, unit, words) => {
  expect(printValue(value, unit)).toBe(words)
})

test('a list of days, and a form asked for', () => {
  expect(printValue(['2026-12-25', '2026-12-28'], 'dates')).toBe('25 December 2026, 28 December 2026')
  expect(printValue(6, 'months', 'adjective')).toBe('6-month')
  expect(printValue(10, 'working-days', 'adjective')).toBe('10-working-day')
  expect(printValue(6, 'months', 'bare')).toBe('6')
})

test('a printed number loses nothing', () => {
  const scale: Record<string, number> = { million: 1e6, billion: 1e9 }
  const readBack = (text: string) => {
    const [figure = '', word = ''] = text.replaceAll(/[£,]/g, '').split(' ')
    return Number(figure) * (scale[word] ?? 1)
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90_000_000_000 }), (value) => {
      expect(readBack(printNumber(value))).toBeCloseTo(value, 0)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (pence) => {
      expect(readBack(printPounds(pence / 100))).toBeCloseTo(pence / 100, 2)
    }),
  )
})

test('a fact is printed with what stands behind it', () => {
  const fact = factWith({ '2007-04-06': 21, '2014-04-01': 17 }, { unit: 'percent', note: 'A note.' })
  expect(printedFact(fact, '2010-01-01')).toEqual({
    id: 'test.fact',
    text: '21%',
    value: '21',
    describes: 'A figure made up for a test.',
    since: '2007-04-06',
    source: { title: 'A source', url: 'https://source.example/' },
    checkedOn: '2026-11-01',
    confirmed: true,
    note: 'A note.',
  })
})

test('anything but high confidence is not confirmed', () => {
  expect(printedFact(factWith({ '2020-01-01': 1 }, { confidence: 'medium' }), testDay).confirmed).toBe(false)
})

test('past the day to which it is confirmed, the last confirmed value is printed, and the day said', () => {
  const fact = factWith({ '2020-01-01': 1 }, { knownUntil: '2026-11-04' })
  expect(printedFact(fact, testDay)).toMatchObject({ text: '1', knownUntil: '2026-11-04' })
  expect(printedFact(fact, '2026-11-04')).not.toHaveProperty('knownUntil')
})

test('one cell of a table, in its own unit', () => {
  const fact = factWith(
    {
      '2020-01-01': [
        { from: 0, percent: 30 },
        { from: 1500, percent: 28 },
      ],
    },
    { unit: 'table', columns: { from: 'GBP', percent: 'percent' } },
  )
  expect(printedFact(fact, testDay, { part: '1.percent' }).text).toBe('28%')
  expect(printedFact(fact, testDay, { part: '1.from' }).text).toBe('£1,500')
  for (const part of ['2.percent', '1.share', 'percent', ''])
    expect(() => printedFact(fact, testDay, { part })).toThrow(`test.fact has no cell "${part}"`)
})
