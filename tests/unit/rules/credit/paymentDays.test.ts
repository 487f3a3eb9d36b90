import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, fromDayNumber } from '../../../../src/dates/plainDate.ts'
import { paymentDays } from '../../../../src/rules/credit/paymentDays.ts'

const daysOf = (start: string, months: number) => paymentDays(start, months).map(fromDayNumber)

test('a loan of the 31st is paid on the last day of short months and on the 31st of long ones', () => {
  expect(daysOf('2023-12-31', 4)).toEqual(['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30'])
})

test('a loan of a leap day comes back to the 29th in the next leap year', () => {
  const days = daysOf('2016-02-29', 48)
  expect([days[0], days[11], days[47]]).toEqual(['2016-03-29', '2017-02-28', '2020-02-29'])
})

test('every payment is that many calendar months after the start', () => {
  const start = fc.integer({ min: 13_000, max: 20_500 }).map(fromDayNumber)
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 120 }), (day, months) => {
      expect(daysOf(day, months)).toEqual(Array.from({ length: months }, (_, index) => addMonths(day, index + 1)))
    }),
  )
})
