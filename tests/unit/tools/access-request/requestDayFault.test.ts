import { expect, test } from 'vitest'
import { requestDayFault } from '../../../../src/tools/access-request/requestDayFault.ts'
import { contentWords } from '../../support/contentWords.ts'
import { contentFacts } from '../../support/contentFacts.ts'

test('a request from before the rule is refused with the day from which it is known', () => {
  expect(requestDayFault('2010-03-01', contentFacts, contentWords.shared.outside)).toBe(
    'Date must be the same as or after 25 May 2018. We don’t know the time limit before then',
  )
  expect(requestDayFault('2018-05-25', contentFacts, contentWords.shared.outside)).toBeNull()
})
