import { describe, expect, test } from 'vitest'
import { dateBoxes, keptDate } from '../../../../src/toolkit/questions/keptDate.ts'

const noDates = [undefined, '', 'yes', '2026-02-30', '2026-2-3', '20261103', '2026-11-03T00:00']

describe('a date kept as an answer', () => {
  test('is read back', () => expect(keptDate('2026-11-03')).toBe('2026-11-03'))
  test.each(noDates)('is none when %o stands there', (kept) => expect(keptDate(kept)).toBeNull())
})

describe('the boxes of a date', () => {
  test('hold its day, month and year as people write them', () =>
    expect(dateBoxes('2026-02-03')).toEqual({ day: '3', month: '2', year: '2026' }))
  test.each(noDates)('are empty when %o stands there', (kept) =>
    expect(dateBoxes(kept)).toEqual({ day: '', month: '', year: '' }),
  )
})
