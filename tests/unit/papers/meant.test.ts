import { expect, test } from 'vitest'
import { asMeant } from '../../../src/papers/candidates.ts'
import type { Candidate } from '../../../src/papers/lines.ts'

const page = { number: 1, lines: [] }
const candidate = (field: Candidate['field'], value: number | string, passage: string, marked: string): Candidate => {
  const start = passage.indexOf(marked)
  return { field, value, weight: 7, place: { page: 1, passage, mark: [start, start + marked.length] } }
}
const weights = (...candidates: Candidate[]) => asMeant(candidates, page).map(({ value, weight }) => [value, weight])

test('a flat rate and the day of the lender weigh less', () => {
  expect(
    weights(
      candidate('interestRate', 511, 'Rate of interest 5.11% flat per annum', '5.11%'),
      candidate('interestRate', 848, 'Rate of interest 8.48% per annum', '8.48%'),
      candidate('signedOn', '2014-06-05', 'Signed for the lender · 5/6/14', '5/6/14'),
    ),
  ).toEqual([
    [511, 5],
    [848, 7],
    ['2014-06-05', 5.5],
  ])
})

test('the number of an account at a bank is left out', () => {
  expect(
    weights(candidate('agreementNumber', '00441278', 'Sort code 11-02-33 Account number 00441278', '00441278')),
  ).toEqual([])
})
