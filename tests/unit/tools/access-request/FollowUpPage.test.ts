import { expect, test } from 'vitest'
import { nothingTold } from '../../../../src/toolkit/case/snapshot.ts'
import { followUpOf, inFollowUp, requestDayFault } from '../../../../src/tools/access-request/FollowUpPage.tsx'
import { contentFacts } from '../../support/contentFacts.ts'
import { contentWords } from '../../support/contentWords.ts'

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

test('a request from before the rule is refused with the day from which it is known', () => {
  expect(requestDayFault('2010-03-01', contentFacts, contentWords.shared.outside)).toBe(
    'Date must be the same as or after 25 May 2018. We don’t know the time limit before then',
  )
  expect(requestDayFault('2018-05-25', contentFacts, contentWords.shared.outside)).toBeNull()
})
