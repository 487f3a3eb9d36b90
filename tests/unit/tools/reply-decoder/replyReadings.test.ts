import { expect, test } from 'vitest'
import { replyMeanings } from '../../support/contentWords.ts'
import { replyReadings } from '../../../../src/tools/reply-decoder/replyReadings.ts'

const idsOf = (checks?: Record<string, string>) => replyReadings(replyMeanings, checks).map(({ meaning }) => meaning.id)

test('what was picked counts when picking, and the words when pasting', () => {
  const both = { says: 'rd01 offer', words: 'Code RD02' }
  expect(idsOf({ ...both, how: 'says' })).toEqual(['rd01', 'offer'])
  expect(idsOf({ ...both, how: 'paste' })).toEqual(['rd02'])
})

test('nothing told, or none of these, reads as nothing', () => {
  expect(idsOf()).toEqual([])
  expect(idsOf({ how: 'says', says: 'none' })).toEqual([])
})
