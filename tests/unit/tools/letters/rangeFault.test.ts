import { expect, test } from 'vitest'
import { rangeFault } from '../../../../src/tools/letters/rangeFault.ts'
import { contentWords } from '../../support/contentWords.ts'

test.each([
  ['from', 'Date must be the same as or after 6 April 2007, the first day for which we know the time limit'],
  ['to', 'Date must be the same as or before 6 April 2007, the last day for which we know the time limit'],
  ['ended', 'Date must be before 6 April 2007, when the time limit ended'],
] as const)('a rule known %s a day', (is, message) => {
  expect(rangeFault({ known: { is, day: '2007-04-06' } }, contentWords.shared.outside)).toBe(message)
})
