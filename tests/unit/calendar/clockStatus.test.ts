import { expect, test } from 'vitest'
import { clockStatus } from '../../../src/calendar/clockStatus.ts'
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
