import { expect, test } from 'vitest'
import { replyMeanings } from '../../support/contentWords.ts'
import type { ReplyReading } from '../../../../src/letters/replyDecoder.ts'
import { replyClocks } from '../../../../src/tools/reply-decoder/replyClocks.ts'
import { context } from '../../letters/sampleCase.ts'

/** Readings of a letter that says these things. */
const readings = (...ids: string[]): ReplyReading[] =>
  replyMeanings.filter(({ id }) => ids.includes(id)).map((meaning) => ({ meaning, found: '' }))
const clocksOf = (date: string, ...ids: string[]) => replyClocks(readings(...ids), date, 'black-horse', context)

test('a decision starts the way to the ombudsman, counted from the date on the letter', () => {
  expect(clocksOf('2026-08-31', 'rd02')).toEqual({
    clocks: [
      {
        clock: 'ombudsman',
        lastDay: '2027-02-28',
        advisedDay: '2027-02-26',
        state: 'running',
        event: { id: 'reply-scheme-decision', date: '2026-08-31', kind: 'redressDecision', lenderId: 'black-horse' },
      },
    ],
    why: null,
  })
})

test('several things that lead to the same day give it once', () => {
  expect(
    clocksOf('2026-08-31', 'rd02', 'no-arrangement', 'offer').clocks.map(({ clock, lastDay }) => [clock, lastDay]),
  ).toEqual([['ombudsman', '2027-02-28']])
})

test('the nearest day stands first', () => {
  const days = clocksOf('2026-10-01', 'final-response', 'invitation').clocks.map(({ clock, lastDay, event }) => [
    clock,
    lastDay,
    event?.kind,
  ])
  expect(days).toEqual([
    ['opt-in', '2027-03-31', 'optInInvite'],
    ['ombudsman', '2027-04-01', 'finalResponse'],
  ])
})

test('a letter that starts nothing has no days, and nothing to explain', () => {
  expect(clocksOf('2026-10-01', 'no-record', 'acknowledged')).toEqual({ clocks: [], why: null })
  expect(clocksOf('2026-10-01')).toEqual({ clocks: [], why: null })
})

test('a letter from before the rule has no day, and says why in plain words', () => {
  expect(clocksOf('1999-01-01', 'final-response')).toEqual({
    clocks: [],
    why: 'No last day can be worked out from 1 January 1999. We know this time limit only from 6 April 2007. Check the date. If it is right, ask the ombudsman how long you have. That is free.',
  })
  expect(clocksOf('2020-01-01', 'invitation').why).toBe(
    'No last day can be worked out from 1 January 2020. We know this time limit only from 31 March 2026. Check the date. If it is right, ask the lender by which day you must answer.',
  )
})
