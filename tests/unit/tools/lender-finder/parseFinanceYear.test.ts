import { expect, test } from 'vitest'
import { parseFinanceYear } from '../../../../src/tools/lender-finder/parseFinanceYear.ts'
import { contentWords } from '../../support/contentWords.ts'

test.each([
  ['', 'Enter the year the finance started, or select “I don’t know”'],
  ['16', 'Year must include 4 numbers'],
  ['2027', 'Year must be between 1974 and 2026'],
  ['1973', 'Year must be between 1974 and 2026'],
])('%o is refused: %s', (typed, message) =>
  expect(parseFinanceYear(typed, 2026, contentWords['lender-finder'].year)).toEqual({ ok: false, message }),
)

test('a year is taken with stray spaces', () =>
  expect(parseFinanceYear(' 2016 ', 2026, contentWords['lender-finder'].year)).toEqual({ ok: true, value: 2016 }))
