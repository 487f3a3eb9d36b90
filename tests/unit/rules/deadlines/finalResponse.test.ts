import { expect, test } from 'vitest'
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
