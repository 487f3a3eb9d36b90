import { expect, test } from 'vitest'
import { finderPages, parseFinanceYear } from '../../../../src/tools/lender-finder/finderPages.tsx'
import { asksOf } from '../../support/questions.ts'

const at = asksOf(finderPages.year, { step: 'year' })

test.each([
  ['', 'Enter the year the finance started, or select “I don’t know”'],
  ['16', 'Year must include 4 numbers'],
  ['2027', 'Year must be between 1974 and 2026'],
  ['1973', 'Year must be between 1974 and 2026'],
])('%o is refused: %s', (typed, fault) => expect(parseFinanceYear(typed, at)).toEqual({ ok: false, fault }))

test('a year is taken with stray spaces', () =>
  expect(parseFinanceYear(' 2016 ', at)).toEqual({ ok: true, value: '2016' }))
