import { expect, test } from 'vitest'
import { dataClient } from '../../../../src/browser/dataClient.ts'
import { fetchLetters, lettersQuery } from '../../../../src/toolkit/letters/knownLetters.ts'
import { readingSteps, replyReadings } from '../../../../src/tools/reply-decoder/decoderSteps.ts'
import { caseOf } from '../../letters/sampleCase.ts'
import { plainLenderLetters } from '../../support/contentLenderLetters.ts'

dataClient.setQueryData(lettersQuery.queryKey, plainLenderLetters)
await fetchLetters()

const idsOf = (checks?: Record<string, string>) =>
  replyReadings(checks).flatMap(({ letters }) => letters.map(({ id }) => id))
const stepsOf = (checks: Record<string, string>) =>
  readingSteps({ caseFile: caseOf({}), answers: { asked: [], edits: {}, checks } })

test('what was picked counts when picking, and the words when pasting', () => {
  const both = { says: 'rd01', words: 'Code RD02', complained: 'yes' }
  expect(idsOf({ ...both, how: 'says' })).toEqual(['not-scheme-case-time'])
  expect(idsOf({ ...both, how: 'paste' })).toEqual(['not-scheme-case'])
})

test('nothing told, or none of these, reads as nothing', () => {
  expect(idsOf()).toEqual([])
  expect(idsOf({ how: 'says', says: 'none' })).toEqual([])
})

test('whatever is picked alone is known, or asked about', () => {
  const silent = ['nothing-due', 'instructions']
  for (const { id, says } of plainLenderLetters.signs)
    if (says && !silent.includes(id)) expect(idsOf({ how: 'says', says: id }), id).not.toEqual([])
})

test('a letter that its words leave open is asked about, and an answer decides it', () => {
  const open = { how: 'paste', words: 'There was no relevant arrangement on this agreement.' }
  expect(stepsOf(open)).toEqual(['how', 'words', 'stage', 'dated'])
  expect(stepsOf({ ...open, stage: 'final' })).toEqual(['how', 'words', 'stage', 'dated'])
  expect(idsOf({ ...open, stage: 'provisional' })).toEqual(['provisional-no-arrangement'])
  expect(idsOf({ ...open, stage: 'final' })).toEqual(['determination'])
  expect(idsOf({ ...open, stage: 'unsure' })).toEqual(['provisional-no-arrangement', 'determination'])
})

test('an answer never counts against the words', () =>
  expect(idsOf({ how: 'paste', words: 'This is our provisional decision. £0.', stage: 'final' })).toEqual([
    'provisional-decision',
  ]))

test('of two letters that start a clock each is asked for its date', () => {
  const letter = (words: string) => `Dear Ms Lee\n${words}\nYours sincerely\n\n`
  const words = letter('This is our final response.') + letter('Redress determination: £10 is due to you.')
  expect(stepsOf({ how: 'paste', words })).toEqual(['how', 'words', 'dated', 'dated:1'])
})
