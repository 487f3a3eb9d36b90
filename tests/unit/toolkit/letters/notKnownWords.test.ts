import { expect, test } from 'vitest'
import { notKnownWords, rangeFault } from '../../../../src/toolkit/letters/notKnownWords.ts'
import { contentWords } from '../../support/contentWords.ts'

test.each([
  ['final-response', 'from', 'ask the ombudsman how long the lender has. It’s free.'],
  ['ombudsman', 'from', 'ask the ombudsman how long you have. It’s free.'],
  ['opt-in', 'ended', 'ask the lender when you must answer by.'],
  ['sar', 'to', 'ask the Information Commissioner how long the firm has.'],
  ['cooling-off', 'from', 'ask the firm in writing how long you had to cancel.'],
  ['come-forward', 'from', 'ask the lender how long you have to come forward.'],
] as const)('%s, known %s a day', (clock, is, asks) => {
  const told = {
    from: 'We only know this time limit from',
    to: 'We only know this time limit up to',
    ended: 'This time limit ended on',
  }
  expect(notKnownWords(contentWords.shared.notKnown, clock, '1999-01-01', { known: { is, day: '2007-04-06' } })).toBe(
    `We can’t work out a last day from 1 January 1999. ${told[is]} 6 April 2007. Check the date. If it’s right, ${asks}`,
  )
})

test.each([
  ['from', 'Date must be the same as or after 6 April 2007. We don’t know the time limit before then'],
  ['to', 'Date must be the same as or before 6 April 2007. We don’t know the time limit after then'],
  ['ended', 'Date must be before 6 April 2007, when the time limit ended'],
] as const)('a rule known %s a day', (is, message) => {
  expect(rangeFault({ known: { is, day: '2007-04-06' } }, contentWords.shared.outside)).toBe(message)
})
