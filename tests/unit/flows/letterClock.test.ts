import { expect, test } from 'vitest'
import { letterClock, letterOutOfRange } from '../../../src/flows/letterClock.ts'
import { notesFor } from '../../../src/flows/route.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { flowOf } from '../support/contentFlows.ts'

const context = { facts: contentFacts, today: '2026-11-20' }

test.each([
  ['RD02 of 31 August 2026', 'ombudsman', { 'letter-date': '2026-08-31' }, '2027-02-28', 'running'],
  ['RD01 of 15 July 2026', 'ombudsman', { 'letter-date': '2026-07-15' }, '2027-01-15', 'running'],
  [
    'final response of 20 January 2026, under the longer limit',
    'ombudsman',
    { 'letter-date': '2026-01-20' },
    '2027-04-20',
    'running',
  ],
  ['final response of 30 January 2026', 'ombudsman', { 'letter-date': '2026-01-30' }, '2026-07-30', 'passed'],
  [
    'invitation of 1 October 2026, the day it was sent counted',
    'opt-in',
    { 'invitation-date': '2026-10-01' },
    '2027-03-31',
    'running',
  ],
  [
    'undated letter in an envelope of 1 October 2026',
    'opt-in',
    { 'letter-date': 'unknown', postmark: '2026-10-01' },
    '2027-03-31',
    'running',
  ],
] as const)('%s', (_, clock, answers, lastDay, state) => {
  expect(letterClock(clock, answers, context)).toMatchObject({ lastDay, state })
})

test('without a date there is no clock', () => {
  expect(letterClock('ombudsman', { 'letter-date': 'unknown', postmark: 'unknown' }, context)).toBeUndefined()
})

test('an invitation from before there were any has no clock', () => {
  expect(letterClock('opt-in', { 'invitation-date': '2025-01-01' }, context)).toBeUndefined()
})

test('a letter from before its rule says from when the rule is known; any other says nothing', () => {
  expect(letterOutOfRange('ombudsman', { 'letter-date': '1999-01-01' }, context)).toMatchObject({
    date: '1999-01-01',
    why: { known: { is: 'from', day: '2007-04-06' } },
  })
  expect(letterOutOfRange('ombudsman', { 'letter-date': '2026-08-31' }, context)).toBeUndefined()
  expect(letterOutOfRange('ombudsman', { 'letter-date': 'unknown', postmark: 'unknown' }, context)).toBeUndefined()
})

test.each([
  [{ 'letter-date': 'unknown', postmark: 'unknown' }, ['undated']],
  [{ 'letter-date': 'unknown', postmark: '2026-10-01' }, []],
  [{ 'invitation-date': 'unknown' }, ['undated']],
  [{ 'determination-date': 'unknown' }, ['undated']],
  [{ letter: 'none' }, []],
])('what is said of a letter without a date: %o', (answers, notes) => {
  expect(notesFor(flowOf('redress-eligibility'), answers, context)).toEqual(notes)
})
