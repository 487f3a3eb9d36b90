import { expect, test } from 'vitest'
import { inColumns, reweighByContext } from '../../../src/papers/candidates.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import type { ValueCandidate } from '../../../src/papers/passages.ts'

const page = { number: 1, lines: [] }
const candidate = (
  field: ValueCandidate['field'],
  value: number | string,
  passage: string,
  marked: string,
): ValueCandidate => {
  const start = passage.indexOf(marked)
  return { field, value, weight: 7, place: { page: 1, passage, mark: [start, start + marked.length] } }
}
const weights = (...candidates: ValueCandidate[]) =>
  reweighByContext(candidates, page).map(({ value, weight }) => [value, weight])

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

const found = (text: string) =>
  Object.fromEntries(pagesOfText(text).flatMap((page) => inColumns(page).map(({ field, value }) => [field, value])))

test('a head goes on over several lines, and the signs of units are no part of it', () => {
  expect(
    found(
      [
        'Cash          Amount of     Total charge   Total amount',
        'price         credit        for credit     payable',
        '£             £             £              £',
        '26,480.00     19,000.00     2,724.98       29,204.98',
      ].join('\n'),
    ),
  ).toEqual({ cashPrice: 2_648_000, amountOfCredit: 1_900_000, totalCharge: 272_498, totalPayable: 2_920_498 })
})

test('a head with fewer boxes than columns goes by what stands under it', () => {
  expect(
    found(
      [
        'APR       Monthly      Each       Optional final   Option to',
        '          payments                payment          purchase fee',
        '%         no.          £          £                £',
        '4.9       47           267.34     9,150.00         10.00',
      ].join('\n'),
    ),
  ).toEqual({ apr: 490, paymentCount: 47, payment: 26_734, finalPayment: 915_000, optionFee: 1_000 })
})

test('rows of figures under one head are a ledger', () => {
  expect(
    found(
      'Amount of    Total amount    Deposit\ncredit    payable    paid\n1.00    2.00    3.00\n4.00    5.00    6.00',
    ),
  ).toEqual({})
})

test('a line drawn in letters may stand between heads and figures, and a head may end in a line of its own', () => {
  expect(
    found(
      [
        'Total         Fixed          APR',
        'amount        rate of',
        'payable       interest',
        '              per annum',
        '-----------------------------------',
        '19,743.18     5.75%          5.9%',
      ].join('\n'),
    ),
  ).toEqual({ totalPayable: 1_974_318, interestRate: 575, apr: 590 })
})
