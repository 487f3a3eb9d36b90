import { expect, test } from 'vitest'
import { clockStatus } from '../../../../src/rules/deadlines/clockWords.ts'
import { receivedOn, usuallyAcknowledgedBy } from '../../../../src/rules/deadlines/finalResponse.ts'
import { workingDays } from '../../../../src/rules/deadlines/workingDays.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const today = '2026-11-20'
const working = workingDays('england-and-wales', contentFacts)

test('post takes two working days and e-mail none', () => {
  expect(receivedOn({ on: '2026-12-24', by: 'post' }, today, working, contentFacts)).toBe('2026-12-30')
  expect(receivedOn({ on: '2026-12-24', by: 'email' }, today, working, contentFacts)).toBe('2026-12-24')
})

test('a lender usually answers within five working days', () => {
  expect(usuallyAcknowledgedBy('2026-11-20', today, working, contentFacts)).toBe('2026-11-27')
})

test.each([
  ['ombudsman', '2026-12-02', 'In 12 days'],
  ['ombudsman', '2026-11-21', 'In 1 day'],
  ['ombudsman', today, 'Today'],
  ['ombudsman', '2026-11-17', 'Passed 3 days ago'],
  ['sar', '2026-11-19', 'Overdue by 1 day'],
  ['sar', null, 'Paused'],
] as const)('%s with last day %s reads "%s"', (clock, lastDay, words) => {
  expect(clockStatus({ clock, lastDay, event: 0, advisedDay: null, state: 'running' }, today)).toBe(words)
})
