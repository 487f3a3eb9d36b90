import { expect, test } from 'vitest'
import { readLetters } from '../../../../src/replies/readLetters.ts'
import { isSameLetter, replyClocks, replyEvents } from '../../../../src/toolkit/letters/replyClocks.ts'
import { context } from '../../letters/sampleCase.ts'
import { contentLenderLetters, plainLenderLetters } from '../../support/contentLenderLetters.ts'
import { contentWords } from '../../support/contentWords.ts'

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
    uncounted: null,
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
  expect(clocksOf('2026-10-01', ...silent)).toEqual({ clocks: [], uncounted: null })
})

test('a letter from before the rule has no day, and says from when the limit is known', () => {
  expect(clocksOf('1999-01-01', 'final-response')).toMatchObject({
    clocks: [],
    uncounted: { clock: 'ombudsman', event: { date: '1999-01-01' }, why: { known: { is: 'from', day: '2007-04-06' } } },
  })
  expect(clocksOf('2020-01-01', 'opt-in-invitation').uncounted).toMatchObject({
    clock: 'opt-in',
    event: { date: '2020-01-01' },
    why: { known: { is: 'from', day: '2026-03-31' } },
  })
})

const letter = (words: string) =>
  readLetters(words, contentLenderLetters(), { complained: true }).flatMap((reading) =>
    replyEvents(reading, '2026-11-02', 'black-horse', contentWords.shared.noted),
  )
const at = { date: '2026-11-02', lenderId: 'black-horse' } as const

test.each<[string, string, object[]]>([
  [
    'a coded refusal is one decision, with its code, whatever else it says',
    'Code RD01. You are out of time. This is our final response.',
    [{ ...at, kind: 'redressDecision', code: 'RD01' }],
  ],
  ['a final response', 'We do not uphold your complaint.', [{ ...at, kind: 'finalResponse' }]],
  ['an invitation', 'We invite you to join the redress scheme.', [{ ...at, kind: 'optInInvite' }]],
  ['a holding letter', 'We need more time. This is not our final response.', [{ ...at, kind: 'holdingLetter' }]],
  ['an acknowledgement', 'Thank you for your complaint.', [{ ...at, kind: 'acknowledged' }]],
  [
    'a provisional decision',
    'This is our provisional redress decision: we propose redress of £200.',
    [{ ...at, kind: 'provisionalDecision' }],
  ],
  [
    'a reminder of the invitation',
    'We invited you to join the redress scheme and have had no reply. This is a reminder.',
    [{ ...at, kind: 'optInReminder' }],
  ],
  [
    'a letter with no place of its own is noted by its name',
    'We have no record of an agreement in your name.',
    [{ ...at, kind: 'note', text: 'A letter from the lender: No record of you' }],
  ],
  ['a letter of unknown words is noted', 'Xylophone', [{ ...at, kind: 'note', text: 'A letter from the lender' }]],
])('%s', (_, words, events) => expect(letter(words)).toEqual(events))

test('a letter is the same only of one kind, day and lender, in the same words', () => {
  const letter = { kind: 'note', date: '2026-08-31', lenderId: 'black-horse', text: 'A letter' } as const
  expect(isSameLetter(letter, { ...letter })).toBe(true)
  for (const change of [
    { kind: 'finalResponse' },
    { date: '2026-09-01' },
    { lenderId: 'motonovo' },
    { text: 'Another' },
  ])
    expect(isSameLetter(letter, { ...letter, ...change } as typeof letter)).toBe(false)
})
