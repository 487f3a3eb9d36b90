import { describe, expect, test } from 'vitest'
import { deadlineClocks } from '../../../../src/rules/deadlines/deadlines.ts'
import type { DeadlineEvent } from '../../../../src/rules/deadlines/event.ts'
import { contentFacts, withFact } from '../../support/contentFacts.ts'

const today = '2026-11-20'
const nation = 'england-and-wales'

describe('the letters that the scheme has lenders send', () => {
  const inState = (state: string, ...events: DeadlineEvent[]) =>
    deadlineClocks({ today, nation, events }, withFact(contentFacts, 'scheme.state', state)).map(
      ({ clock, lastDay, state: stands }) => [clock, lastDay, stands],
    )
  const made: DeadlineEvent = { kind: 'agreement-made', date: '2021-03-31' }
  const invitation = (state: string, event = made) => inState(state, event).find(([clock]) => clock === 'invitation')
  test('an invitation is due on the day of the agreement’s own scheme', () => {
    expect(invitation('live')).toEqual(['invitation', '2026-12-31', 'running'])
    expect(invitation('upheld', { ...made, date: '2014-03-31' })).toEqual(['invitation', '2027-02-28', 'running'])
    expect(invitation('live', { ...made, date: '2014-04-01' })?.[1]).toBe('2026-12-31')
    expect(invitation('live', { ...made, date: '2024-11-02' })).toBeUndefined()
  })
  test('it stands still with the order, and goes with the scheme', () => {
    expect(invitation('part-suspended')).toEqual(['invitation', null, 'paused'])
    expect(invitation('quashed')).toBeUndefined()
  })
  test('nobody is invited who has complained', () =>
    expect(inState('live', made, { kind: 'complaint-received', date: '2026-06-02' }).map(([clock]) => clock)).toEqual([
      'complain-by',
      'final-response',
    ]))
  test('a missed day for the determination opens the ombudsman without a letter, once the times run', () => {
    const due: DeadlineEvent = { kind: 'determination-due', date: '2026-09-30' }
    expect(inState('upheld', due)).toEqual([['determination', '2026-09-30', 'passed']])
    expect(inState('part-suspended', due)).toEqual([['determination', null, 'paused']])
    expect(inState('quashed', due)).toEqual([])
  })
  test('a reminder of the invitation leaves its window as it is', () => {
    expect(
      inState(
        'live',
        { kind: 'opt-in-invitation', date: '2026-12-31' },
        { kind: 'opt-in-reminder', date: '2027-03-01' },
      ),
    ).toEqual([['opt-in', '2027-06-30', 'running']])
  })
})
