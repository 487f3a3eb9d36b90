import { expect, test } from 'vitest'
import { replyClocks } from '../../../../src/toolkit/letters/replyClocks.ts'
import { context } from '../../letters/sampleCase.ts'
import { plainLenderLetters } from '../../support/contentLenderLetters.ts'

const kind = (id: string) => plainLenderLetters.letters.filter((letter) => letter.id === id)
const clocksOf = (date: string, ...ids: string[]) =>
  replyClocks(
    ids.map((id) => ({ letters: kind(id), date })),
    'black-horse',
    context,
  )

test('a decision starts the way to the ombudsman, counted from the date on the letter', () => {
  expect(clocksOf('2026-08-31', 'not-scheme-case')).toEqual({
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

test('two kinds that lead to the same day give it once', () => {
  const { clocks } = replyClocks(
    [{ letters: [...kind('not-scheme-case-time'), ...kind('too-late-unasked')], date: '2026-08-31' }],
    'black-horse',
    context,
  )
  expect(clocks.map(({ lastDay }) => lastDay)).toEqual(['2027-02-28'])
})

test('the nearest day stands first', () => {
  expect(
    clocksOf('2026-10-01', 'final-response', 'opt-in-invitation').clocks.map(({ clock, lastDay, event }) => [
      clock,
      lastDay,
      event?.kind,
    ]),
  ).toEqual([
    ['opt-in', '2027-03-31', 'optInInvite'],
    ['ombudsman', '2027-04-01', 'finalResponse'],
  ])
})

test('provisional decisions, reminders, holding letters and those at eight weeks start nothing', () => {
  const silent = plainLenderLetters.letters.filter(({ starts }) => starts === null).map(({ id }) => id)
  expect(silent).toEqual(
    expect.arrayContaining([
      'provisional-decision',
      'provisional-no-arrangement',
      'provisional-no-records',
      'opt-in-reminder',
      'holding-letter',
      'eight-week-letter',
    ]),
  )
  expect(clocksOf('2026-10-01', ...silent)).toEqual({ clocks: [], why: null })
})

test('a letter from before the rule has no day, and says from when the limit is known', () => {
  expect(clocksOf('1999-01-01', 'final-response')).toMatchObject({
    clocks: [],
    why: { clock: 'ombudsman', date: '1999-01-01', error: { known: { is: 'from', day: '2007-04-06' } } },
  })
  expect(clocksOf('2020-01-01', 'opt-in-invitation').why).toMatchObject({
    clock: 'opt-in',
    date: '2020-01-01',
    error: { known: { is: 'from', day: '2026-03-31' } },
  })
})
