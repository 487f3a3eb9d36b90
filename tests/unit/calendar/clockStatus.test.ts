import { expect, test } from 'vitest'
import { aimWords, clockStatus, ifSchemeWords } from '../../../src/calendar/clockStatus.ts'
import { contentWords } from '../support/contentWords.ts'

const today = '2026-11-20'

test.each([
  ['ombudsman', '2026-12-02', 'In 12 days'],
  ['ombudsman', '2026-11-21', 'In 1 day'],
  ['ombudsman', today, 'Today'],
  ['ombudsman', '2026-11-17', 'Passed 3 days ago'],
  ['sar', '2026-11-19', 'Overdue by 1 day'],
  ['sar', '2023-11-20', 'Overdue by 1,096 days'],
  ['sar', null, 'Paused'],
] as const)('%s with last day %s reads "%s"', (clock, lastDay, words) => {
  expect(clockStatus({ clock, lastDay }, today, contentWords.clocks.status)).toBe(words)
})

test.each([
  [null, 'Passed 3 days ago'],
  ['2026-12-31', 'Passed 3 days ago'],
  [today, 'Passed 3 days ago'],
  ['2026-11-19', 'Overdue by 3 days'],
])('a lender whose time under the scheme, if that covers it, ends on %s: "%s"', (ifScheme, words) => {
  const clock = { clock: 'final-response', lastDay: '2026-11-17', ifScheme } as const
  expect(clockStatus(clock, today, contentWords.clocks.status)).toBe(words)
})

test('the day under the scheme is said where it is not known if that covers the agreement', () => {
  expect(
    [{}, { ifScheme: null }, { ifScheme: '2026-11-30' }].map((clock) =>
      ifSchemeWords(clock, contentWords.clocks.ifScheme),
    ),
  ).toEqual([
    '',
    'That’s the deadline for an ordinary complaint. If the scheme covers your agreement, its own deadlines apply and there’s no date yet. The ombudsman may ask you to wait.',
    'That’s the deadline for an ordinary complaint. If the scheme covers your agreement, it’s Monday 30 November 2026.',
  ])
})

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
