import { expect, test } from 'vitest'
import { followUpOf, inFollowUp } from '../../../../src/tools/access-request/followUpAnswers.ts'
import { nothingTold } from '../../../../src/toolkit/case/snapshot.ts'

const given = { reply: 'partial', also: '', received: '2026-09-01', missing: 'Recordings of calls' }
const nothing = { reply: '', also: '', received: '', missing: '' }

test('what was said of one request is kept by itself', () => {
  const { answers } = inFollowUp('a1', given)(nothingTold)
  expect(followUpOf(answers, 'a1')).toEqual(given)
  expect(followUpOf(answers, 'a2')).toEqual(nothing)
})

test('before anything was said all is empty', () => {
  expect(followUpOf(nothingTold.answers, '')).toEqual(nothing)
})
