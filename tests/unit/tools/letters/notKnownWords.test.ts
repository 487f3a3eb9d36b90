import { expect, test } from 'vitest'
import { contentWords } from '../../support/contentWords.ts'
import { notKnownWords } from '../../../../src/tools/letters/notKnownWords.ts'

test.each([
  [
    'final-response',
    'from',
    'We know this time limit only from 6 April 2007. Check the date. If it is right, ask the ombudsman how long the lender has. That is free.',
  ],
  [
    'ombudsman',
    'from',
    'We know this time limit only from 6 April 2007. Check the date. If it is right, ask the ombudsman how long you have. That is free.',
  ],
  [
    'opt-in',
    'ended',
    'This time limit ended on 6 April 2007. Check the date. If it is right, ask the lender by which day you must answer.',
  ],
  [
    'sar',
    'to',
    'We know this time limit only up to 6 April 2007. Check the date. If it is right, ask the Information Commissioner how long the firm has.',
  ],
  [
    'cooling-off',
    'from',
    'We know this time limit only from 6 April 2007. Check the date. If it is right, ask the firm in writing by which day you could cancel.',
  ],
  [
    'come-forward',
    'from',
    'We know this time limit only from 6 April 2007. Check the date. If it is right, ask the lender by which day you must come forward.',
  ],
] as const)('%s, known %s a day', (clock, is, words) => {
  expect(notKnownWords(contentWords.shared.notKnown, clock, '1999-01-01', { known: { is, day: '2007-04-06' } })).toBe(
    `No last day can be worked out from 1 January 1999. ${words}`,
  )
})
