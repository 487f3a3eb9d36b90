import { expect, test } from 'vitest'
import { clockStatus, ifSchemeWords } from '../../../src/calendar/clockStatus.ts'
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
