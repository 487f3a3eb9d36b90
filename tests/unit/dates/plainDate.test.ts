import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dateParts,
  dayInLondon,
  dayNumber,
  daysBetween,
  daysInMonth,
  fromDayNumber,
  isPlainDate,
  longDate,
  longDateWithWeekday,
  plainDate,
  weekdayOf,
} from '../../../src/dates/plainDate.ts'

/** Any day from 1900 to 2100. */
const anyDay = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2100-12-31') }).map(fromDayNumber)
const holds = (check: (...days: string[]) => void, ...days: fc.Arbitrary<string>[]) =>
  fc.assert(
    fc.property(fc.tuple(...days), (drawn) => {
      check(...drawn)
    }),
  )

describe('a plain date', () => {
  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('%s is one', (text) => {
    expect(isPlainDate(text)).toBe(true)
  })

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-04-31',
    '2026-1-1',
    '20 November 2026',
    '2026-11-20T00:00:00Z',
    '',
  ])('%s is none', (text) => {
    expect(isPlainDate(text)).toBe(false)
  })

  test('is its parts put together', () => {
    holds((day = '') => {
      const { year, month, day: date } = dateParts(day)
      expect(plainDate(year, month, date)).toBe(day)
      expect(isPlainDate(day)).toBe(true)
      expect(date).toBeLessThanOrEqual(daysInMonth(year, month))
    }, anyDay)
  })

  test('compares as it reads', () => {
    holds(
      (one = '', other = '') => {
        expect(one < other).toBe(daysBetween(one, other) > 0)
      },
      anyDay,
      anyDay,
    )
  })
})

describe('days later', () => {
  test('are counted and counted back', () => {
    holds(
      (one = '', other = '') => {
        expect(addDays(one, daysBetween(one, other))).toBe(other)
        expect(weekdayOf(addDays(one, 7))).toBe(weekdayOf(one))
      },
      anyDay,
      anyDay,
    )
  })

  test('do not slip when the clocks change', () => {
    expect([addDays('2026-03-28', 2), addDays('2026-10-24', 2)]).toEqual(['2026-03-30', '2026-10-26'])
  })
})

describe('months later', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %d months is %s', (from, count, to) => {
    expect(addMonths(from, count)).toBe(to)
  })

  test('keep the day of the month, or take the last there is', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, count) => {
        const before = dateParts(day)
        const after = dateParts(addMonths(day, count))
        expect((after.year - before.year) * 12 + after.month - before.month).toBe(count)
        expect(after.day).toBe(Math.min(before.day, daysInMonth(after.year, after.month)))
      }),
    )
  })
})

test('a date in words', () => {
  expect(longDate('2026-11-20')).toBe('20 November 2026')
  expect(longDateWithWeekday('2026-11-20')).toBe('Friday 20 November 2026')
})

test('the day in London follows its clocks, in winter and in summer', () => {
  expect(dayInLondon(Date.UTC(2026, 10, 20, 23, 59))).toBe('2026-11-20')
  expect(dayInLondon(Date.UTC(2026, 10, 21, 0, 0))).toBe('2026-11-21')
  expect(dayInLondon(Date.UTC(2026, 5, 30, 23, 0))).toBe('2026-07-01')
})
