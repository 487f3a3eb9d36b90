import { expect, test } from 'vitest'
import { eventDateFaults } from '../../../../src/rules/deadlines/eventDateFaults.ts'

test('dates in order have no faults', () => {
  expect(eventDateFaults({ 'agreement-start': '2016-05-01', 'complaint-sent': '2026-06-03', 'final-response': '2026-06-03' }, '2026-11-20')).toEqual([])
})

test('a reply cannot come before the complaint', () => {
  expect(eventDateFaults({ 'complaint-sent': '2026-06-03', 'final-response': '2026-06-02' }, '2026-11-20')).toEqual([
    { at: 'final-response', message: 'The date of the final response must be the same as or after 3 June 2026, when you complained' },
  ])
})

test('what happened is not in the future, and a date is a real one', () => {
  expect(eventDateFaults({ 'complaint-sent': '2026-11-21', acknowledgement: '2026-02-30' }, '2026-11-20').map(({ message }) => message)).toEqual([
    'The date of your complaint must be today or in the past',
    'The date of the acknowledgement must be a real date',
  ])
})
