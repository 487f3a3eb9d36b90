import { describe, expect, test } from 'vitest'
import { deadlineClocks } from '../../../../src/rules/deadlines/deadlines.ts'
import type { DeadlineEvent } from '../../../../src/rules/deadlines/event.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const today = '2026-11-20'
const nation = 'england-and-wales'

describe('a question about what is wanted', () => {
  const sarOf = (...events: DeadlineEvent[]) =>
    deadlineClocks(
      { today, nation, events: [{ kind: 'sar-received', date: '2026-11-02' }, ...events] },
      contentFacts,
    ).find(({ clock }) => clock === 'sar')?.lastDay
  test('stops the clock until it is answered, both days counted', () => {
    expect(sarOf({ kind: 'clarification-asked', date: '2026-11-04' })).toBeNull()
    expect(
      sarOf({ kind: 'clarification-asked', date: '2026-11-04' }, { kind: 'clarification-given', date: '2026-11-10' }),
    ).toBe('2026-12-09')
    expect(
      sarOf({ kind: 'clarification-asked', date: '2026-11-04' }, { kind: 'clarification-given', date: '2026-11-04' }),
    ).toBe('2026-12-03')
  })
  test('goes with an extension that was told in time', () =>
    expect(
      sarOf(
        { kind: 'clarification-asked', date: '2026-11-04' },
        { kind: 'clarification-given', date: '2026-11-10' },
        { kind: 'extension-told', date: '2026-12-09' },
      ),
    ).toBe('2027-02-09'))
})

test('an open question from the firm pauses an access request', () => {
  const request: DeadlineEvent = { kind: 'sar-received', date: '2026-11-02', identity: { askedOn: '2026-11-04' } }
  expect(deadlineClocks({ today, nation, events: [request] }, contentFacts)[0]).toMatchObject({
    lastDay: null,
    state: 'paused',
  })
})

describe('events beside the access request', () => {
  const request: DeadlineEvent = { kind: 'sar-received', date: '2026-11-02' }
  const sarOf = (...events: DeadlineEvent[]) =>
    deadlineClocks({ today, nation, events }, contentFacts).filter(({ clock }) => clock === 'sar')
  test('pause it when proof is asked for, and start it when proof is given', () => {
    expect(sarOf(request, { kind: 'identity-asked', date: '2026-11-04' })).toEqual([
      { clock: 'sar', event: 0, lastDay: null, advisedDay: null, state: 'paused' },
    ])
    expect(
      sarOf(request, { kind: 'identity-asked', date: '2026-11-04' }, { kind: 'identity-given', date: '2026-11-10' })[0],
    ).toMatchObject({ lastDay: '2026-12-10', state: 'running' })
  })
  test('count in any order, and give way to what the request says of itself', () => {
    expect(
      sarOf({ kind: 'identity-given', date: '2026-11-10' }, { kind: 'identity-asked', date: '2026-11-04' }, request)[0],
    ).toMatchObject({ event: 2, lastDay: '2026-12-10' })
    expect(
      sarOf(
        { ...request, identity: { askedOn: '2026-11-03', answeredOn: '2026-11-05' } },
        { kind: 'identity-asked', date: '2026-11-04' },
      )[0]?.lastDay,
    ).toBe('2026-12-07')
  })
  test('give it longer when the firm says so in time, and not when it is late', () => {
    expect(sarOf(request, { kind: 'extension-told', date: '2026-12-02' })[0]).toMatchObject({
      lastDay: '2027-02-02',
      state: 'running',
    })
    expect(sarOf(request, { kind: 'extension-told', date: '2026-12-03' })[0]?.lastDay).toBe('2026-12-02')
    expect(
      sarOf(request, { kind: 'extension-told', date: '2026-12-03' }, { kind: 'extension-told', date: '2026-11-20' })[0]
        ?.lastDay,
    ).toBe('2027-02-02')
  })
  test('count the time to ask for longer from the proof, and give no day while proof is owed', () => {
    const proof: DeadlineEvent[] = [
      { kind: 'identity-asked', date: '2026-11-04' },
      { kind: 'identity-given', date: '2026-11-10' },
    ]
    expect(sarOf(request, ...proof, { kind: 'extension-told', date: '2026-12-10' })[0]?.lastDay).toBe('2027-02-10')
    expect(
      sarOf(request, { kind: 'identity-asked', date: '2026-11-04' }, { kind: 'extension-told', date: '2026-11-20' })[0],
    ).toMatchObject({ lastDay: null, state: 'paused' })
  })
  test('give longer to the request before them alone, and to none that says of itself that it has no more', () => {
    expect(
      sarOf(request, { kind: 'sar-received', date: '2026-11-09' }, { kind: 'extension-told', date: '2026-11-10' }).map(
        ({ lastDay }) => lastDay,
      ),
    ).toEqual(['2026-12-02', '2027-02-09'])
    expect(sarOf({ ...request, extended: false }, { kind: 'extension-told', date: '2026-11-20' })[0]?.lastDay).toBe(
      '2026-12-02',
    )
  })
  test('leave a request that came before another alone', () => {
    expect(
      sarOf(request, { kind: 'sar-received', date: '2026-11-09' }, { kind: 'identity-asked', date: '2026-11-10' }).map(
        ({ lastDay }) => lastDay,
      ),
    ).toEqual(['2026-12-02', null])
  })
})
