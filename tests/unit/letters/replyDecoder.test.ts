import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOfReply, couldBeProvisional, decodeReply, meaningOn } from '../../../src/letters/replyDecoder.ts'
import { nextLetterKinds } from '../../../src/letters/nextLetter.ts'
import { replyMeanings } from '../support/contentWords.ts'
import { withFact } from '../support/contentFacts.ts'
import { hostileText } from '../support/anyCaseFile.ts'
import { readingGrade } from '../../../src/content/prose/readingGrade.ts'
import { context } from './sampleCase.ts'

const idsIn = (letter: string) => decodeReply(letter, replyMeanings).map(({ meaning }) => meaning.id)

test.each([
  ['Outcome code: RD01.', ['rd01']],
  ['Our reference RD02/4471', ['rd02']],
  ['Your complaint is time-barred under our rules.', ['time-barred']],
  ['We found that there was no relevant arrangement on this agreement.', ['no-arrangement']],
  ['We have no record of an agreement in your name.', ['no-record']],
  ['You are already represented by a claims management company.', ['represented']],
  ['We offer £400 in full and final settlement.', ['full-and-final']],
  ['Please send proof of identity and further information.', ['information']],
  ['We are not the right firm. Your agreement was transferred to another lender.', ['wrong-firm']],
  ['This is our final response.', ['final-response']],
  ['This is not a final response. We will keep you updated.', ['on-hold']],
  ['Thank you for your complaint. We will send you our final response in time.', ['acknowledged']],
  ['We will set‑off your outstanding arrears.', ['set-off']],
  ['You may opt–in to the scheme.', ['invitation']],
  ['We hope you are well.', []],
  ['WORD01 and HARD02', []],
])('%s', (letter, ids) => expect(idsIn(letter)).toEqual(ids))

describe('a provisional decision', () => {
  const startsIn = (letter: string) =>
    decodeReply(letter, replyMeanings)
      .map(({ meaning }) => meaning.starts)
      .filter((starts) => starts !== null)
  test.each([
    'This is our provisional decision. We found no relevant arrangement.',
    'Provisional redress decision: we offer £0 in full and final settlement.',
    'We have calculated £410. This figure is provisional.',
    'We have provisionally found that no commission was paid.',
  ])('%s It starts nothing', (letter) => expect(startsIn(letter)).toEqual([]))
  test('is not taken from a letter that only speaks of an earlier one, nor from a code that has its own clock', () => {
    expect(startsIn('This is our final response. In our earlier provisional decision we said more.')).toEqual([
      'final-response',
    ])
    expect(startsIn('Provisional decision. Code RD02.')).toEqual(['scheme-decision'])
  })
  test('a letter that could be one is asked about, and counted to be safe', () => {
    const ask = (letter: string) => couldBeProvisional(decodeReply(letter, replyMeanings))
    expect(ask('There was no relevant arrangement on this agreement.')).toBe(true)
    expect(startsIn('There was no relevant arrangement on this agreement.')).toEqual(['scheme-decision'])
    expect(ask('There was no relevant arrangement. This is our final response.')).toBe(false)
    expect(ask('This is our provisional decision: no relevant arrangement.')).toBe(false)
    expect(ask('We have no record of you.')).toBe(false)
  })
})

describe('dates', () => {
  const clockFor = (id: string, date: string) =>
    clockOfReply(replyMeanings.find((meaning) => meaning.id === id)!, date, context)
  test('RD02 of 31 August 2026: the ombudsman by 28 February 2027', () =>
    expect(clockFor('rd02', '2026-08-31')).toMatchObject({
      clock: 'ombudsman',
      lastDay: '2027-02-28',
      advisedDay: '2027-02-26',
    }))
  test('RD01 of 15 July 2026: by 15 January 2027', () =>
    expect(clockFor('rd01', '2026-07-15')?.lastDay).toBe('2027-01-15'))
  test('an invitation of 1 October 2026: by 31 March 2027', () =>
    expect(clockFor('invitation', '2026-10-01')).toMatchObject({ clock: 'opt-in', lastDay: '2027-03-31' }))
  test('a question starts no clock', () => expect(clockFor('information', '2026-10-01')).toBeNull())
})

test('what the suspension adds is gone when it ends', () => {
  const rd01 = replyMeanings[0]!
  expect(meaningOn(rd01, context)).toHaveLength(2)
  expect(meaningOn(rd01, { ...context, facts: withFact(context.facts, 'scheme.state', 'upheld') })).toHaveLength(1)
})

test('meanings are plain, name letters that exist and never say what to refuse', () => {
  const letters: readonly (string | null)[] = [...nextLetterKinds, 'ombudsman-pack', null]
  for (const { id, means, whileSuspended, says, next } of replyMeanings) {
    expect(letters, id).toContain(next)
    expect(`${means} ${whileSuspended ?? ''}`, id).not.toMatch(
      /reject|refuse this|turn (it|this) down|eligible|entitled/i,
    )
    expect(readingGrade(`${says}.\n${means} ${whileSuspended ?? ''}`), id).toBeLessThanOrEqual(9)
  }
  expect(new Set(replyMeanings.map(({ id }) => id)).size).toBe(replyMeanings.length)
})

test('every phrase is found in its own meaning, whatever stands around it', () => {
  for (const { id, phrases } of replyMeanings)
    for (const phrase of phrases) expect(idsIn(`Dear customer, ${phrase.toUpperCase()}!`), phrase).toContain(id)
  fc.assert(
    fc.property(hostileText, hostileText, (before, after) => {
      decodeReply(`${before} rd01 ${after}`, replyMeanings)
    }),
    { numRuns: 1_000 },
  )
})
