import { expect, test } from 'vitest'
import { eventDateFaults, lateDateFault } from '../../../../src/rules/deadlines/eventDateFaults.ts'

test('dates in order have no faults', () => {
  expect(
    eventDateFaults(
      { 'agreement-start': '2016-05-01', 'complaint-sent': '2026-06-03', 'final-response': '2026-06-03' },
      '2026-11-20',
    ),
  ).toEqual([])
})

test('a reply cannot come before the complaint', () => {
  expect(eventDateFaults({ 'complaint-sent': '2026-06-03', 'final-response': '2026-06-02' }, '2026-11-20')).toEqual([
    {
      at: 'final-response',
      message: 'The date of the final response must be the same as or after 3 June 2026, when you complained',
    },
  ])
})

test('what happened is not in the future, and a date is a real one', () => {
  expect(
    eventDateFaults({ 'complaint-sent': '2026-11-21', acknowledgement: '2026-02-30' }, '2026-11-20').map(
      ({ message }) => message,
    ),
  ).toEqual([
    'The date of your complaint must be today or in the past',
    'The date of the acknowledgement must be a real date',
  ])
})

test('what others must follow cannot come after the earliest of them', () => {
  const dates = { acknowledgement: '2026-06-05', 'final-response': '2026-07-03' } as const
  expect(lateDateFault('complaint-sent', '2026-06-06', dates)).toBe(
    'The date of your complaint must be the same as or before 5 June 2026, the date of the acknowledgement',
  )
  expect(lateDateFault('complaint-sent', '2026-06-05', dates)).toBeNull()
  expect(lateDateFault('contract-signed', '2026-06-06', dates)).toBeNull()
})

test('unless another of its kind came in time', () => {
  const dates = { acknowledgement: '2026-06-05', 'complaint-sent': '2026-06-03' } as const
  expect(lateDateFault('complaint-sent', '2026-08-01', dates)).toBeNull()
  expect(lateDateFault('complaint-sent', '2026-08-01', { ...dates, 'complaint-sent': '2026-06-06' })).toBe(
    'The date of your complaint must be the same as or before 5 June 2026, the date of the acknowledgement',
  )
})
