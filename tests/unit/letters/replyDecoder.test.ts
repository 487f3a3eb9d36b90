import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOfReply, decodeReply, meaningOn } from '../../../src/letters/replyDecoder.ts'
import { nextLetterKinds } from '../../../src/letters/nextLetter.ts'
import { replyMeanings } from '../support/contentWords.ts'
import { withFact } from '../support/contentFacts.ts'
import { hostileText } from '../support/anyCaseFile.ts'
import { readingGrade } from '../../../src/markdown/readingGrade.ts'
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

describe('dates', () => {
  const clockFor = (id: string, date: string) => clockOfReply(replyMeanings.find((meaning) => meaning.id === id)!, date, context)
  test('RD02 of 31 August 2026: the ombudsman by 28 February 2027', () => expect(clockFor('rd02', '2026-08-31')).toMatchObject({ clock: 'ombudsman', lastDay: '2027-02-28', advisedDay: '2027-02-26' }))
  test('RD01 of 15 July 2026: by 15 January 2027', () => expect(clockFor('rd01', '2026-07-15')?.lastDay).toBe('2027-01-15'))
  test('an invitation of 1 October 2026: by 31 March 2027', () => expect(clockFor('invitation', '2026-10-01')).toMatchObject({ clock: 'opt-in', lastDay: '2027-03-31' }))
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
    expect(`${means} ${whileSuspended ?? ''}`, id).not.toMatch(/reject|refuse this|turn (it|this) down|eligible|entitled/i)
    expect(readingGrade(`${says}.\n${means} ${whileSuspended ?? ''}`), id).toBeLessThanOrEqual(9)
  }
  expect(new Set(replyMeanings.map(({ id }) => id)).size).toBe(replyMeanings.length)
})

test('every phrase is found in its own meaning, whatever stands around it', () => {
  for (const { id, phrases } of replyMeanings) for (const phrase of phrases) expect(idsIn(`Dear customer, ${phrase.toUpperCase()}!`), phrase).toContain(id)
  fc.assert(fc.property(hostileText, hostileText, (before, after) => { decodeReply(`${before} rd01 ${after}`, replyMeanings) }), { numRuns: 1_000 })
})
