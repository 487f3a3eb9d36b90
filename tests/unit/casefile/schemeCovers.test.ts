import { expect, test } from 'vitest'
import type { Agreement, PartialDate } from '../../../src/casefile/caseFile.ts'
import { type Covered, schemeCovers } from '../../../src/casefile/schemeCovers.ts'
import { contentFacts } from '../support/contentFacts.ts'

const on = (year: number, month?: number, day?: number, approx = false): PartialDate => ({
  year,
  ...(month === undefined ? {} : { month }),
  ...(day === undefined ? {} : { day }),
  approx,
})

test.each<[string, Agreement['type'], PartialDate | undefined, Covered]>([
  ['the day before the first', 'hp', on(2007, 4, 5), false],
  ['the first day', 'hp', on(2007, 4, 6), true],
  ['the month of the first day', 'hp', on(2007, 4), 'unknown'],
  ['the month after it', 'hp', on(2007, 5), true],
  ['the year of the first day', 'hp', on(2007), 'unknown'],
  ['the year before it', 'hp', on(2006), false],
  ['the last day', 'pcp', on(2024, 11, 1), true],
  ['the day after it', 'pcp', on(2024, 11, 2), false],
  ['the month of the last day', 'pcp', on(2024, 11), 'unknown'],
  ['the month after it', 'pcp', on(2024, 12), false],
  ['the year of the last day', 'pcp', on(2024), 'unknown'],
  ['the year after it', 'pcp', on(2025), false],
  ['a guess outside', 'pcp', on(2006, undefined, undefined, true), 'unknown'],
  ['a guess inside', 'conditionalSale', on(2016, undefined, undefined, true), true],
  ['no start', 'pcp', undefined, 'unknown'],
  ['a kind that is not known', 'unknown', on(2016), 'unknown'],
  ['one from a time outside', 'unknown', on(2025), false],
  ['a lease without a start', 'lease', undefined, false],
  ['a loan in the year of the last day', 'personalLoan', on(2024), false],
])('%s: %s', (_, type, start, covered) =>
  expect(schemeCovers({ type, ...(start && { start }) }, '2026-11-20', contentFacts)).toBe(covered),
)
