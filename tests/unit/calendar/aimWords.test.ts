import { expect, test } from 'vitest'
import { aimWords } from '../../../src/calendar/aimWords.ts'
import { contentWords } from '../support/contentWords.ts'

// The last day is a Monday, so that the working day before it is the Friday.
const clock = { clock: 'ombudsman', lastDay: '2026-11-30', advisedDay: '2026-11-27' } as const

test.each([
  ['2026-11-26', 'Aim for Friday 27 November 2026, a working day before it.'],
  ['2026-11-27', 'It’s very close, so send it today.'],
  ['2026-11-29', 'It’s very close, so send it today.'],
  ['2026-11-30', 'That’s today: send it now.'],
  ['2026-12-01', ''],
])('on %s it says “%s”', (today, says) => expect(aimWords(clock, today, contentWords.shared.aim)).toBe(says))

test('a firm’s day has none to aim for, and neither has a clock that stands still', () => {
  expect(aimWords({ ...clock, clock: 'sar' }, '2026-11-26', contentWords.shared.aim)).toBe('')
  expect(aimWords({ ...clock, lastDay: null, advisedDay: null }, '2026-11-26', contentWords.shared.aim)).toBe('')
})
