import { expect, test } from 'vitest'
import { datesIn } from '../../../src/papers/values.ts'
import { earlierLetters } from '../../../src/replies/earlierLetters.ts'

const earlier = (text: string) => earlierLetters(text, datesIn).map(({ starts, date }) => `${starts} ${date}`)

test.each([
  ['As we said in our final response of 2 February 2026, we do not agree.', ['final-response 2026-02-02']],
  ['I refer to our final response dated 02/02/2026 and your letter of 3 March 2026.', ['final-response 2026-02-02']],
  [
    'We sent you our redress determination. Our redress determination of 4 May 2026 explains it.',
    ['scheme-decision 2026-05-04'],
  ],
  ['In our invitation to join, sent to you on 1 October 2026, we said so.', ['opt-in-invitation 2026-10-01']],
  ['You did not answer our final response sent last year.', ['final-response null']],
])('%s', (text, found) => expect(earlier(text)).toEqual(found))

test.each([
  'This is our final response.',
  'We will send our final response by 3 May 2026.',
  'You have six months from the date of our final response to go to the ombudsman.',
])('a letter that is it, or is to come, is none of before: %s', (text) => expect(earlier(text)).toEqual([]))
