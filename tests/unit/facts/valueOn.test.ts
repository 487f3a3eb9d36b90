import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayNumber, fromDayNumber } from '../../../src/dates/plainDate.ts'
import type { Fact } from '../../../src/facts/fact.ts'
import {
  datesOn,
  FactRangeError,
  factNamed,
  lastKnownDay,
  numberOn,
  rowsOn,
  textOn,
  valueOn,
} from '../../../src/facts/valueOn.ts'
import { factWith } from '../../support/sites.ts'

const rate = factWith({ '2007-04-06': 21, '2014-04-01': 17 })

describe('the value in force', () => {
  test.each([
    ['2007-04-06', 21],
    ['2014-03-31', 21],
    ['2014-04-01', 17],
    ['2099-01-01', 17],
  ])('on %s is %d', (day, value) => {
    expect(valueOn(rate, day).value).toBe(value)
  })

  test('is never made up before the first', () => {
    expect(() => valueOn(rate, '2007-04-05')).toThrow(
      'test.fact has no value on 2007-04-05 (5 April 2007); its first value starts 2007-04-06',
    )
  })

  test('is never made up after the end', () => {
    const ended = factWith({ '2020-01-01': 1, '2021-01-01': null })
    expect(valueOn(ended, '2020-12-31').value).toBe(1)
    expect(() => valueOn(ended, '2021-01-01')).toThrow('it ended on 2021-01-01')
  })

  test('is never made up past the day to which it is confirmed', () => {
    const known = factWith({ '2020-01-01': 1 }, { knownUntil: '2026-11-04' })
    expect(valueOn(known, '2026-11-04').value).toBe(1)
    expect(() => valueOn(known, '2026-11-05')).toThrow(
      'test.fact has no value on 2026-11-05 (5 November 2026); it is confirmed only to 2026-11-04',
    )
  })

  test('outside what is known comes with where that begins or stops', () => {
    const knownOf = (fact: Fact, day: string) => {
      try {
        return valueOn(fact, day)
      } catch (error) {
        return error instanceof FactRangeError && error.known
      }
    }
    expect(knownOf(rate, '2007-04-05')).toEqual({ is: 'from', day: '2007-04-06' })
    expect(knownOf(factWith({ '2020-01-01': 1, '2021-01-01': null }), '2022-01-01')).toEqual({
      is: 'ended',
      day: '2021-01-01',
    })
    expect(knownOf(factWith({ '2020-01-01': 1 }, { knownUntil: '2026-11-04' }), '2026-11-05')).toEqual({
      is: 'to',
      day: '2026-11-04',
    })
  })

  test('is that of the latest start not after the day', () => {
    const days = fc
      .uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 6 })
      .map((list) => list.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (starts, offset) => {
        const base = dayNumber('2026-01-01')
        const fact = factWith(Object.fromEntries(starts.map((start) => [fromDayNumber(base + start), start])))
        const day = addDays('2026-01-01', offset)
        const expected = starts.filter((start) => start <= offset).at(-1)
        if (expected === undefined) expect(() => valueOn(fact, day)).toThrow(FactRangeError)
        else expect(valueOn(fact, day).value).toBe(expected)
      }),
    )
  })
})

describe('a value by the name of its fact', () => {
  const facts = new Map([
    ['rate', rate],
    ['text', factWith({ '2020-01-01': 'live' }, { unit: 'state' })],
    ['table', factWith({ '2020-01-01': [{ from: 1, percent: 30 }] }, { unit: 'table' })],
    ['days', factWith({ '2020-01-01': ['2026-12-25'] }, { unit: 'dates' })],
  ])

  test('comes in its own type', () => {
    expect(numberOn(facts, 'rate', '2026-01-01')).toBe(17)
    expect(textOn(facts, 'text', '2026-01-01')).toBe('live')
    expect(rowsOn(facts, 'table', '2026-01-01')).toEqual([{ from: 1, percent: 30 }])
    expect(datesOn(facts, 'days', '2026-01-01')).toEqual(['2026-12-25'])
  })

  test('never comes in another', () => {
    expect(() => numberOn(facts, 'text', '2026-01-01')).toThrow('text is not a number')
    expect(() => textOn(facts, 'rate', '2026-01-01')).toThrow('rate is not text')
    expect(() => rowsOn(facts, 'days', '2026-01-01')).toThrow('days is not a table')
    expect(() => datesOn(facts, 'table', '2026-01-01')).toThrow('table is not a list of dates')
  })

  test('is asked for where it is missing', () => {
    expect(() => factNamed(facts, 'fees.cap')).toThrow('There is no fact "fees.cap"; add content/facts/fees/cap.yaml')
  })
})

test('the last known day is the day itself, or the last confirmed one', () => {
  expect(lastKnownDay(factWith({ '2020-01-01': 1 }), '2026-11-20')).toBe('2026-11-20')
  const known = factWith({ '2020-01-01': 1 }, { knownUntil: '2026-11-04' })
  expect([lastKnownDay(known, '2026-11-03'), lastKnownDay(known, '2026-11-20')]).toEqual(['2026-11-03', '2026-11-04'])
})
