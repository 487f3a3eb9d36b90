import { expect, test } from 'vitest'
import { printedFact } from '../../../src/facts/printedFact.ts'
import { factWith, testDay } from '../../support/sites.ts'

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
