import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caseClocks } from '../../../src/calendar/caseClocks.ts'
import { type CaseFile, emptyCaseFile } from '../../../src/casefile/caseFile.ts'
import { caseEventKinds, caseEvents } from '../../../src/casefile/caseKinds.ts'
import { caseClockStatus } from '../../../src/toolkit/letters/ClockList.tsx'
import { tries } from '../../support/nightly.ts'
import { anyCaseFile } from '../support/anyCaseFile.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { contentWords } from '../support/contentWords.ts'

const when = { today: '2026-11-20', nation: 'england-and-wales' } as const
const clocksOf = (content: Partial<CaseFile>) =>
  caseClocks({ ...emptyCaseFile('case'), ...content }, when, contentFacts)

test('an empty case has the fixed day only', () => {
  expect(clocksOf({}).clocks).toMatchObject([{ clock: 'come-forward', event: null, lastDay: '2027-08-31' }])
})

test('two lenders have their own clocks, and a letter entered twice counts once', () => {
  const letter = { date: '2026-08-31', kind: 'redressDecision', lenderId: 'black-horse', code: 'RD02' } as const
  const { clocks } = clocksOf({
    events: [
      { id: '1', ...letter },
      { id: '2', ...letter },
      { id: '3', date: '2026-09-24', kind: 'complaintSent', lenderId: 'motonovo-finance', by: 'post' },
    ],
  })
  expect(clocks.map(({ clock, lastDay, event }) => [event?.lenderId, clock, lastDay])).toEqual([
    ['black-horse', 'ombudsman', '2027-02-28'],
    ['motonovo-finance', 'final-response', '2026-11-23'],
  ])
})

test('a complaint about an agreement the scheme covers is paused; one about a lease runs', () => {
  const sent = { id: '1', date: '2026-09-01', kind: 'complaintSent', lenderId: 'black-horse', by: 'email' } as const
  const start = { year: 2016, month: 5, approx: false }
  const state = (type: 'pcp' | 'lease', date: string = sent.date) =>
    clocksOf({
      events: [{ ...sent, date }],
      agreements: [{ id: 'a', lenderId: 'black-horse', type, joint: 'no', start }],
    }).clocks[0]
  expect(state('pcp')).toMatchObject({ clock: 'final-response', state: 'paused', lastDay: null })
  expect(state('lease')).toMatchObject({ clock: 'final-response', state: 'passed', lastDay: '2026-10-27' })
  expect(state('lease', '2025-03-01')).toMatchObject({ lastDay: '2026-01-29' })
})

test('a PCP and a lease with one lender each have their own clock', () => {
  const sent = { id: '1', date: '2026-09-01', kind: 'complaintSent', lenderId: 'black-horse', by: 'email' } as const
  const start = { year: 2016, month: 5, approx: false }
  const own = { lenderId: 'black-horse', joint: 'no', start } as const
  const agreements: CaseFile['agreements'] = [
    { ...own, id: 'a', type: 'pcp' },
    { ...own, id: 'b', type: 'lease' },
    { ...own, id: 'c', type: 'hp' },
  ]
  expect(
    clocksOf({ events: [sent], agreements }).clocks.map(({ agreements: about, lastDay, state }) => [
      about,
      lastDay,
      state,
    ]),
  ).toEqual([
    [[1, 3], null, 'paused'],
    [[2], '2026-10-27', 'passed'],
  ])
  expect(clocksOf({ events: [sent], agreements: agreements.slice(0, 1) }).clocks[0]?.agreements).toBeUndefined()
})

test('a complaint about what is not known has the ordinary day, and none under the scheme', () => {
  const sent = { id: '1', date: '2026-09-01', kind: 'complaintSent', lenderId: 'black-horse', by: 'email' } as const
  const [clock] = clocksOf({ events: [sent] }).clocks
  expect(clock).toMatchObject({ clock: 'final-response', state: 'passed', lastDay: '2026-10-27', ifScheme: null })
  expect(clock && caseClockStatus(clock, when.today, contentWords.clocks)).toBe('Passed 24 days ago')
})

test('an impossible date is set aside with its clock and what is known of it', () => {
  const invited = { id: '1', date: '2020-01-01', kind: 'optInInvite', lenderId: 'black-horse' } as const
  const { clocks, notKnown } = clocksOf({ events: [invited] })
  expect(clocks).toEqual([])
  expect(notKnown.map(({ event, clock, why }) => [event, clock, why.known])).toEqual([
    [invited, 'opt-in', { is: 'from', day: '2026-03-31' }],
  ])
})

const starting = caseEventKinds.flatMap((kind) => {
  const event = caseEvents[kind]
  return 'starts' in event ? [{ kind, clock: event.starts }] : []
})

test.each(starting)('$kind starts the clock that it is said to', ({ kind, clock }) => {
  const { clocks } = clocksOf({ events: [{ id: '1', date: '2026-10-01', kind, lenderId: 'black-horse' }] })
  expect(clocks[0]).toMatchObject({ clock, event: { id: '1' } })
})

test('no other event starts one', () => {
  const others = caseEventKinds.filter((kind) => !starting.some((one) => one.kind === kind))
  expect(
    others.flatMap((kind) =>
      clocksOf({ events: [{ id: '1', date: '2026-10-01', kind, lenderId: 'black-horse' }] }).clocks.filter(
        ({ event }) => event !== null,
      ),
    ),
  ).toEqual([])
})

describe('proof of identity', () => {
  const sar = { id: 's', date: '2026-11-02', kind: 'sarSent', lenderId: 'black-horse', by: 'email' } as const
  const asked = { id: 'a', date: '2026-11-04', kind: 'sarIdAsked', lenderId: 'black-horse' } as const
  const given = { id: 'g', date: '2026-11-06', kind: 'sarIdGiven', lenderId: 'black-horse', by: 'post' } as const
  const sarClock = (...events: CaseFile['events']) =>
    clocksOf({ events: [sar, ...events] }).clocks.find(({ clock }) => clock === 'sar')

  test('that is asked for stops the clock of the access request', () => {
    expect(sarClock(asked)).toMatchObject({ state: 'paused', lastDay: null, event: sar })
  })

  test('that is given starts it, on the day it arrives', () => {
    // Posted on a Friday, it arrives on the Tuesday.
    expect(sarClock(asked, given)).toMatchObject({ state: 'running', lastDay: '2026-12-10' })
  })

  test('asked for again is owed again; asked for by another firm it changes nothing', () => {
    expect(sarClock(asked, given, { ...asked, id: 'b', date: '2026-11-12' })?.state).toBe('paused')
    expect(sarClock({ ...asked, lenderId: 'moneybarn' })?.lastDay).toBe('2026-12-02')
  })

  test('belongs to the request before it', () => {
    const later = { ...sar, id: 'later', date: '2026-11-10' }
    const { clocks } = clocksOf({ events: [later, sar, asked] })
    expect(clocks.filter(({ clock }) => clock === 'sar').map(({ event, lastDay }) => [event?.id, lastDay])).toEqual([
      ['later', '2026-12-10'],
      ['s', null],
    ])
  })
})

describe('a letter that asks for longer', () => {
  const sar = { id: 's', date: '2026-11-02', kind: 'sarSent', lenderId: 'black-horse', by: 'email' } as const
  const longer = { id: 'x', date: '2026-11-12', kind: 'sarExtended', lenderId: 'black-horse' } as const
  const lastDay = (...events: CaseFile['events']) =>
    clocksOf({ events }).clocks.find(({ clock }) => clock === 'sar')?.lastDay

  test('gives the firm that sent it longer, and no other', () => {
    expect(lastDay(sar)).toBe('2026-12-02')
    expect(lastDay(sar, longer)).toBe('2027-02-02')
    expect(lastDay(sar, { ...longer, lenderId: 'moneybarn' })).toBe('2026-12-02')
  })

  test('starts no clock by itself, and is no answer', () => {
    expect(clocksOf({ events: [longer] }).clocks.map(({ clock }) => clock)).toEqual(['come-forward'])
    expect(clocksOf({ events: [sar, longer] }).clocks[0]?.endedBy).toBeUndefined()
  })
})

describe('the slow clocks', () => {
  const lender = { lenderId: 'black-horse' } as const
  const agreement = {
    id: 'a',
    ...lender,
    type: 'pcp',
    start: { year: 2021, month: 3, approx: false },
    joint: 'no',
  } as const
  const foundOut = { id: 'f', date: '2024-01-11', kind: 'foundOut', ...lender } as const
  test('count from the agreement of the same lender, at its earliest', () => {
    const lastDay = (agreements: CaseFile['agreements']) =>
      clocksOf({ agreements, events: [foundOut] }).clocks[0]?.lastDay
    expect(lastDay([agreement])).toBe('2027-03-01')
    expect(lastDay([])).toBe('2027-01-11')
    expect(lastDay([{ ...agreement, lenderId: 'moneybarn' }])).toBe('2027-01-11')
  })
  test('a complaint in time ends the years to complain in', () => {
    const complaint = { id: 'c', date: '2026-06-02', kind: 'complaintSent', ...lender } as const
    const [years] = clocksOf({ agreements: [agreement], events: [foundOut, complaint] }).clocks
    expect(years).toMatchObject({ clock: 'complain-by', endedBy: { id: 'c' } })
  })
  test('a determination that was missed is over when one comes', () => {
    const missed = { id: 'm', date: '2026-09-30', kind: 'determinationMissed', ...lender } as const
    const letter = { id: 'l', date: '2026-10-14', kind: 'redressDecision', ...lender } as const
    expect(clocksOf({ events: [missed] }).clocks).toMatchObject([{ clock: 'determination', state: 'paused' }])
    expect(clocksOf({ events: [missed, letter] }).clocks[0]?.endedBy?.id).toBe('l')
  })
})

describe('a clock is over', () => {
  const letter = { id: 'l', date: '2026-08-31', kind: 'finalResponse', lenderId: 'black-horse' } as const
  const endOf = (...events: CaseFile['events']) => clocksOf({ events }).clocks[0]?.endedBy?.id
  test('once the ombudsman has the complaint, or has given a view', () => {
    expect(endOf(letter)).toBeUndefined()
    expect(endOf(letter, { id: 'f', date: '2026-09-10', kind: 'fosSent', lenderId: 'black-horse' })).toBe('f')
    expect(endOf(letter, { id: 'v', date: '2026-11-10', kind: 'fosView', lenderId: 'black-horse' })).toBe('v')
  })
  test('but not by a step that came too late, or about another lender', () => {
    expect(
      endOf(
        { ...letter, date: '2026-02-02' },
        { id: 'f', date: '2026-09-10', kind: 'fosSent', lenderId: 'black-horse' },
      ),
    ).toBeUndefined()
    expect(endOf(letter, { id: 'f', date: '2026-09-10', kind: 'fosSent', lenderId: 'moneybarn' })).toBeUndefined()
  })
  test('when the lender has answered, even late; a holding letter is no answer', () => {
    const sent = { id: 's', date: '2026-06-01', kind: 'complaintSent', lenderId: 'black-horse' } as const
    expect(endOf(sent, { ...letter, id: 'h', kind: 'holdingLetter' })).toBeUndefined()
    expect(endOf(sent, letter)).toBe('l')
  })
  test('and is said to be, by the day', () => {
    const clock = clocksOf({
      events: [letter, { id: 'f', date: '2026-09-10', kind: 'fosSent', lenderId: 'black-horse' }],
    }).clocks[0]
    expect(clock && caseClockStatus(clock, when.today, contentWords.clocks)).toBe('Done on 10 September 2026')
    expect(clock && caseClockStatus({ ...clock, clock: 'sar' }, when.today, contentWords.clocks)).toBe(
      'Answered on 10 September 2026',
    )
    expect(
      clock &&
        caseClockStatus(
          { clock: clock.clock, event: clock.event, lastDay: when.today, advisedDay: null, state: 'running' },
          when.today,
          contentWords.clocks,
        ),
    ).toBe('Today')
  })
})

test.each(['holdingLetter', 'fosSent', 'fosView'] as const)(
  'the fixed day to come forward is gone after %s',
  (kind) => {
    expect(clocksOf({ events: [{ id: '1', date: '2026-11-02', kind, lenderId: 'black-horse' }] }).clocks).toEqual([])
  },
)

test('no case file stops the clocks', () => {
  fc.assert(
    fc.property(anyCaseFile, (caseFile) => {
      caseClocks(caseFile, when, contentFacts)
    }),
    { numRuns: tries(1_000) },
  )
})
