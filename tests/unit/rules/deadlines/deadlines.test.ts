import { describe, expect, test } from 'vitest'
import { addDays } from '../../../../src/dates/plainDate.ts'
import { mayStillRun } from '../../../../src/rules/deadlines/clock.ts'
import { deadlineClocks, deadlineFacts } from '../../../../src/rules/deadlines/deadlines.ts'
import type { ComplaintSubject, DeadlineEvent } from '../../../../src/rules/deadlines/event.ts'
import { contentFacts, withFact } from '../../support/contentFacts.ts'

const today = '2026-11-20'
const nation = 'england-and-wales'
const clocksOf = (event: DeadlineEvent, on = today) =>
  deadlineClocks({ today: on, nation, events: [event] }, contentFacts)

test('a final response starts the ombudsman clock and nothing else', () => {
  expect(clocksOf({ kind: 'final-response', date: '2026-08-31' })).toEqual([
    { clock: 'ombudsman', event: 0, lastDay: '2027-02-28', advisedDay: '2027-02-26', state: 'running' },
  ])
})

test.each<[string, DeadlineEvent, string, string, string]>([
  [
    'a complaint received on 28 September 2026 is answered within eight weeks',
    { kind: 'complaint-received', date: '2026-09-28' },
    'final-response',
    '2026-11-23',
    'running',
  ],
  [
    'a lease complaint of 1 September 2026 was due on 27 October',
    { kind: 'complaint-received', date: '2026-09-01' },
    'final-response',
    '2026-10-27',
    'passed',
  ],
  [
    'a letter coded RD02 of 31 August 2026',
    { kind: 'scheme-decision', date: '2026-08-31' },
    'ombudsman',
    '2027-02-28',
    'running',
  ],
  [
    'a letter coded RD01 of 15 July 2026',
    { kind: 'scheme-decision', date: '2026-07-15' },
    'ombudsman',
    '2027-01-15',
    'running',
  ],
  [
    'a final response of 20 January 2026 keeps the longer limit',
    { kind: 'final-response', date: '2026-01-20' },
    'ombudsman',
    '2027-04-20',
    'running',
  ],
  [
    'the last response with the longer limit',
    { kind: 'final-response', date: '2026-01-29' },
    'ombudsman',
    '2027-04-29',
    'running',
  ],
  [
    'the first response with the ordinary limit again',
    { kind: 'final-response', date: '2026-01-30' },
    'ombudsman',
    '2026-07-30',
    'passed',
  ],
  [
    'an older response whose longer limit ended before the fixed day',
    { kind: 'final-response', date: '2025-03-01' },
    'ombudsman',
    '2026-07-29',
    'passed',
  ],
  [
    'a response from before the longer limit',
    { kind: 'final-response', date: '2023-05-31' },
    'ombudsman',
    '2023-11-30',
    'passed',
  ],
  [
    'an invitation of 1 October 2026, whose own day counts',
    { kind: 'opt-in-invitation', date: '2026-10-01' },
    'opt-in',
    '2027-03-31',
    'running',
  ],
  [
    'an access request received on 31 January 2027, a Sunday in February after',
    { kind: 'sar-received', date: '2027-01-31' },
    'sar',
    '2027-03-01',
    'running',
  ],
  [
    'an access request on 3 September 2026 falls on a Saturday',
    { kind: 'sar-received', date: '2026-09-03' },
    'sar',
    '2026-10-05',
    'passed',
  ],
  [
    'an access request that ends on Christmas Day',
    { kind: 'sar-received', date: '2026-11-25' },
    'sar',
    '2026-12-29',
    'running',
  ],
  [
    'an access request with more time',
    { kind: 'sar-received', date: '2026-11-02', extended: true },
    'sar',
    '2027-02-02',
    'running',
  ],
  [
    'an access request that waited for proof of identity',
    { kind: 'sar-received', date: '2026-11-02', identity: { askedOn: '2026-11-04', answeredOn: '2026-11-10' } },
    'sar',
    '2026-12-10',
    'running',
  ],
  [
    'an access request that stood still for a question',
    { kind: 'sar-received', date: '2026-11-02', clarification: { askedOn: '2026-11-04', answeredOn: '2026-11-09' } },
    'sar',
    '2026-12-08',
    'running',
  ],
  [
    'one answered on the day it was asked stood still for that day',
    { kind: 'sar-received', date: '2026-11-02', clarification: { askedOn: '2026-11-04', answeredOn: '2026-11-04' } },
    'sar',
    '2026-12-03',
    'running',
  ],
  [
    'a contract signed on 10 November 2026',
    { kind: 'contract-signed', date: '2026-11-10' },
    'cooling-off',
    '2026-11-24',
    'running',
  ],
])('%s', (_, event, clock, lastDay, state) => {
  expect(clocksOf(event)[0]).toMatchObject({ clock, event: 0, lastDay, state })
})

describe('the weeks for a final response stand still during the pause of 2024 to 2026', () => {
  const due = (date: string, about?: ComplaintSubject) =>
    clocksOf({ kind: 'complaint-received', date, ...(about ? { about } : {}) })[0]?.lastDay
  test.each<[string, string, ComplaintSubject | undefined, string]>([
    ['the day before the pause took complaints in', '2023-11-16', undefined, '2024-01-11'],
    ['the first complaint in it had used 54 days', '2023-11-17', undefined, '2026-06-02'],
    ['the day the weeks stopped', '2024-01-11', undefined, '2026-07-26'],
    ['received while they stood still', '2025-03-01', undefined, '2026-07-26'],
    ['the last day of the pause', '2026-05-31', undefined, '2026-07-26'],
    ['the day after it', '2026-06-01', undefined, '2026-07-27'],
    ['other commission, before the pause took it in', '2024-10-25', 'other-commission', '2024-12-20'],
    ['other commission, with 54 days used', '2024-10-26', 'other-commission', '2026-06-02'],
    ['other commission, received while the weeks stood still', '2025-03-01', 'other-commission', '2026-07-26'],
    ['other commission, when only the discretionary kind was paused', '2024-03-01', 'other-commission', '2024-04-26'],
    ['a lease, whose pause ended first', '2025-03-01', 'lease', '2026-01-29'],
    ['a lease, after its pause', '2025-12-05', 'lease', '2026-01-30'],
    ['a complaint about something else', '2025-03-01', 'something-else', '2025-04-26'],
  ])('%s', (_, date, about, lastDay) => expect(due(date, about)).toBe(lastDay))
  test('so a later complaint is never due before an earlier one', () => {
    const days = Array.from({ length: 1_200 }, (_, after) => due(addDays('2023-09-01', after)) ?? '')
    expect(days).toEqual(days.toSorted())
  })
})

test('St Andrew’s Day moves the last day in Scotland only', () => {
  const lastDay = (where: 'scotland' | 'england-and-wales' | 'northern-ireland') =>
    deadlineClocks({ today, nation: where, events: [{ kind: 'sar-received', date: '2026-10-30' }] }, contentFacts)[0]
      ?.lastDay
  expect([lastDay('scotland'), lastDay('england-and-wales'), lastDay('northern-ireland')]).toEqual([
    '2026-12-01',
    '2026-11-30',
    '2026-11-30',
  ])
})

describe('the last day itself', () => {
  test('is still running', () =>
    expect(clocksOf({ kind: 'final-response', date: '2026-05-20' })[0]).toMatchObject({
      lastDay: today,
      advisedDay: '2026-11-19',
      state: 'running',
    }))
  test('has passed the day after', () =>
    expect(clocksOf({ kind: 'final-response', date: '2026-05-19' })[0]?.state).toBe('passed'))
})

describe('the fixed last day to come forward', () => {
  const fixed = {
    clock: 'come-forward',
    event: null,
    lastDay: '2027-08-31',
    advisedDay: '2027-08-27',
    state: 'running',
  }
  test('is all there is when nothing has happened', () =>
    expect(deadlineClocks({ today, nation, events: [] }, contentFacts)).toEqual([fixed]))
  test('appears once, last, while the lender has no complaint', () => {
    const events: DeadlineEvent[] = [
      { kind: 'sar-received', date: '2026-11-02' },
      { kind: 'sar-received', date: '2026-11-03' },
    ]
    expect(deadlineClocks({ today, nation, events }, contentFacts).map(({ clock }) => clock)).toEqual([
      'sar',
      'sar',
      'come-forward',
    ])
  })
  test.each(['complaint-received', 'final-response', 'scheme-decision', 'opt-in-invitation'] as const)(
    'is gone after %s',
    (kind) => {
      expect(clocksOf({ kind, date: '2026-10-01' }).map(({ clock }) => clock)).not.toContain('come-forward')
    },
  )
  test('allows for the August holiday of the nation', () => {
    const advised = (where: 'scotland' | 'england-and-wales') =>
      deadlineClocks({ today, nation: where, events: [] }, contentFacts)[0]?.advisedDay
    expect([advised('england-and-wales'), advised('scotland')]).toEqual(['2027-08-27', '2027-08-30'])
  })
})

describe('a complaint the scheme covers', () => {
  const complaint: DeadlineEvent = {
    kind: 'complaint-received',
    date: '2026-05-01',
    scheme: true,
    agreementStart: '2016-05-01',
  }
  const inState = (state: string, event = complaint) =>
    deadlineClocks({ today, nation, events: [event] }, withFact(contentFacts, 'scheme.state', state))
  test('is paused, without a date, while the scheme is partly suspended', () => {
    expect(clocksOf(complaint)).toEqual([
      { clock: 'final-response', event: 0, lastDay: null, advisedDay: null, state: 'paused' },
    ])
  })
  test('runs from the end of the implementation period once the scheme is upheld', () => {
    expect(inState('upheld')[0]?.lastDay).toBe('2026-09-30')
    expect(inState('upheld', { ...complaint, agreementStart: '2012-05-01' })[0]?.lastDay).toBe('2026-11-30')
    expect(inState('live', { kind: 'complaint-received', date: '2026-05-01', scheme: true })[0]?.lastDay).toBe(
      '2026-11-30',
    )
  })
  test('has no known day if it was made after that period', () =>
    expect(inState('upheld', { ...complaint, date: '2026-10-01' })).toEqual([]))
  test('has the ordinary clock if the scheme is quashed', () =>
    expect(inState('quashed')[0]?.lastDay).toBe('2026-07-26'))
  test('is paused while the terms are made again', () => expect(inState('remade')[0]?.state).toBe('paused'))
})

describe('a complaint of which it is not known if the scheme covers it', () => {
  const complaint: DeadlineEvent = { kind: 'complaint-received', date: '2026-05-01', scheme: 'unknown' }
  const inState = (state: string, event = complaint) =>
    deadlineClocks({ today, nation, events: [event] }, withFact(contentFacts, 'scheme.state', state))
  const ordinary = {
    clock: 'final-response',
    event: 0,
    lastDay: '2026-07-26',
    advisedDay: '2026-07-24',
    state: 'passed',
  }
  test('has the ordinary day, and none under the scheme while its times are paused', () => {
    expect(clocksOf(complaint)).toEqual([{ ...ordinary, ifScheme: null }])
    expect(mayStillRun({ ifScheme: null }, today)).toBe(true)
  })
  test('has the scheme’s day beside it once its times run', () => {
    expect(inState('upheld')).toEqual([{ ...ordinary, ifScheme: '2026-11-30' }])
    expect(inState('upheld', { ...complaint, agreementStart: '2016-05-01' })).toEqual([
      { ...ordinary, ifScheme: '2026-09-30' },
    ])
    expect(['2026-11-30', '2026-12-01'].map((day) => mayStillRun({ ifScheme: '2026-11-30' }, day))).toEqual([
      true,
      false,
    ])
  })
  test('has none under the scheme where no length is known for it', () =>
    expect(inState('upheld', { ...complaint, date: '2026-10-01' })).toMatchObject([
      { lastDay: '2026-11-26', state: 'running', ifScheme: null },
    ]))
  test('has one day only if the scheme is quashed', () => {
    expect(inState('quashed')).toEqual([ordinary])
    expect(mayStillRun({}, today)).toBe(false)
  })
})

test.each([
  'acknowledgement',
  'holding-letter',
  'ombudsman-sent',
  'investigator-view',
  'provisional-decision',
  'opt-in-reminder',
] as const)('%s starts no clock, and shows that the lender has a complaint', (kind) => {
  expect(clocksOf({ kind, date: '2026-10-01' })).toEqual([])
})

test('a day before the rule existed is refused with the reason', () => {
  expect(() => clocksOf({ kind: 'opt-in-invitation', date: '2024-01-03' })).toThrow(
    'scheme.opt-in-window has no value on 2024-01-03 (3 January 2024); its first value starts 2026-03-31',
  )
})

test('every fact the engine reads exists', () => {
  expect(deadlineFacts.filter((id) => !contentFacts.has(id))).toEqual([])
})
