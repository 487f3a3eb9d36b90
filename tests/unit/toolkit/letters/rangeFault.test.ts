import { expect, test } from 'vitest'
import { rangeFault } from '../../../../src/toolkit/letters/rangeFault.ts'
import { contentWords } from '../../support/contentWords.ts'

test.each([
  ['from', 'Date must be the same as or after 6 April 2007. We don’t know the time limit before then'],
  ['to', 'Date must be the same as or before 6 April 2007. We don’t know the time limit after then'],
  ['ended', 'Date must be before 6 April 2007, when the time limit ended'],
] as const)('a rule known %s a day', (is, message) => {
  expect(rangeFault({ known: { is, day: '2007-04-06' } }, contentWords.shared.outside)).toBe(message)
})
