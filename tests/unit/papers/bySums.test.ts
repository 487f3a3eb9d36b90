import { expect, test } from 'vitest'
import { bySums, otherwiseBySums } from '../../../src/papers/bySums.ts'
import { figuresOn } from '../../../src/papers/figuresOn.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'

const paper = { file: 'paper.txt', kind: 'agreement', from: 1, to: 1, passes: true } as const
const on = (text: string) => figuresOn([{ paper, pages: pagesOfText(text) }])
const told = (found: ReturnType<typeof bySums>) => found.map(({ field, value }) => [field, value])

test('what the others give is found where it stands, with its fee where that stands too', () => {
  const figures = { cashPrice: 1_250_000, deposit: 250_000, paymentCount: 48, payment: 24_675, optionFee: 1_000 }
  expect(told(bySums(figures, [], on('Lent £10,000.00 and £14,354.00 in all')))).toEqual(
    [
      ['totalPayable', 1_435_400],
      ['amountOfCredit', 1_000_000],
    ].toReversed(),
  )
})

test('what the others make of a figure that contradicts them is one more reading', () => {
  const figures = { cashPrice: 1_199_500, deposit: 1_485_060, amountOfCredit: 1_100_000 }
  expect(told(otherwiseBySums(figures, [], on('You have paid £995.00')))).toEqual([['deposit', 99_500]])
  expect(told(otherwiseBySums(figures, [], on('You have paid £990.00')))).toEqual([])
})

test('what the payments leave of the credit and its charge is the last one', () => {
  const figures = {
    amountOfCredit: 1_981_000,
    totalCharge: 479_283,
    payment: 28_389,
    paymentCount: 47,
    optionFee: 1_000,
    totalPayable: 3_195_283,
    cashPrice: 2_716_000,
    deposit: 735_000,
  }
  expect(told(bySums(figures, [], on('Payment £11,250.00')))).toEqual([['finalPayment', 1_125_000]])
  expect(told(bySums(figures, [], on('Payment £11,240.00')))).toEqual([])
})
