import { expect, test } from 'vitest'
import { emptyCaseFile } from '../../../../src/casefile/caseFile.ts'
import { type EventTyped, enteredEvent } from '../../../../src/tools/deadlines/EventForm.tsx'
import { contentWords } from '../../support/contentWords.ts'

const typed: EventTyped = {
  event: 'finalResponse',
  'event-date': { day: '2', month: 'nov', year: '2026' },
  'event-by': 'email',
  'event-code': ' RD01 ',
  'event-note': 'no',
  'event-lender': 'black-horse',
}
const entered = (change: Partial<EventTyped>) =>
  enteredEvent({ ...typed, ...change }, emptyCaseFile('case'), '2026-11-20', {
    ...contentWords.deadlines,
    ...contentWords.case,
  })
const at = { date: '2026-11-02', lenderId: 'black-horse' }

test('an event has what was asked of its kind, and nothing else', () => {
  expect(entered({})).toEqual({ event: { ...at, kind: 'finalResponse', code: 'RD01' } })
  expect(entered({ event: 'sarIdGiven', 'event-by': 'post' })).toEqual({
    event: { ...at, kind: 'sarIdGiven', by: 'post' },
  })
  expect(entered({ event: 'note', 'event-note': 'They rang' })).toEqual({
    event: { ...at, kind: 'note', text: 'They rang' },
  })
  expect(entered({ event: 'sarExtended' })).toEqual({ event: { ...at, kind: 'sarExtended' } })
  expect(entered({ event: 'fosView' })).toEqual({ event: { ...at, kind: 'fosView' } })
})

test('what is missing is said box by box', () => {
  expect(entered({ event: '', 'event-lender': '', 'event-date': { day: '2', month: '', year: '2026' } })).toEqual({
    faults: [
      { box: 'event', message: 'Select what happened' },
      { box: 'event-lender', message: 'Select the lender' },
      { box: 'event-date-month', message: { id: 'date-without-month', about: 'it happened' }, parts: ['month'] },
    ],
  })
  expect(entered({ event: 'sarIdAsked', 'event-date': { day: '', month: '', year: '' } })).toEqual({
    faults: [
      {
        box: 'event-date-day',
        message: { id: 'date-none', about: 'they asked for proof' },
        parts: ['day', 'month', 'year'],
      },
    ],
  })
})
