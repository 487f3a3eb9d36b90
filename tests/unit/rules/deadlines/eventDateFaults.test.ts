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
    { at: 'final-response', is: 'early', than: 'complaint-sent', on: '2026-06-03' },
  ])
})

test('what happened is not in the future, and a date is a real one', () => {
  expect(eventDateFaults({ 'complaint-sent': '2026-11-21', acknowledgement: '2026-02-30' }, '2026-11-20')).toEqual([
    { at: 'complaint-sent', is: 'future' },
    { at: 'acknowledgement', is: 'not-real' },
  ])
})

test('what others must follow cannot come after the earliest of them', () => {
  const dates = { acknowledgement: '2026-06-05', 'final-response': '2026-07-03' } as const
  expect(lateDateFault('complaint-sent', '2026-06-06', dates)).toEqual({
    at: 'complaint-sent',
    is: 'late',
    than: 'acknowledgement',
    on: '2026-06-05',
  })
  expect(lateDateFault('complaint-sent', '2026-06-05', dates)).toBeNull()
  expect(lateDateFault('contract-signed', '2026-06-06', dates)).toBeNull()
})

test('unless another of its kind came in time', () => {
  const dates = { acknowledgement: '2026-06-05', 'complaint-sent': '2026-06-03' } as const
  expect(lateDateFault('complaint-sent', '2026-08-01', dates)).toBeNull()
  expect(lateDateFault('complaint-sent', '2026-08-01', { ...dates, 'complaint-sent': '2026-06-06' })).toMatchObject({
    is: 'late',
    than: 'acknowledgement',
    on: '2026-06-05',
  })
})
