import { expect, test } from 'vitest'
import { figuresOn } from '../../../src/papers/figuresOn.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { paymentsBySum } from '../../../src/papers/paymentsBySum.ts'

const paper = { file: 'paper.txt', kind: 'agreement', from: 1, to: 1, passes: true } as const
const on = (text: string) => figuresOn([{ paper, pages: pagesOfText(text) }])

const credit = { amountOfCredit: 1_900_000, totalCharge: 272_498, optionFee: 1_000, apr: 490 }

test('so many payments and a large last one, where sum and rate leave no other', () => {
  expect(paymentsBySum(credit, on('47    267.34    9,150.00    10.00    4,480.00    26,480.00'))).toEqual({
    paymentCount: 47,
    payment: 26_734,
    finalPayment: 915_000,
  })
})

test('nothing where the number of payments stands nowhere, or no sums make up what is owed', () => {
  expect(paymentsBySum(credit, on('267.34    9,150.00'))).toEqual({})
  expect(paymentsBySum(credit, on('47    267.35    9,250.00'))).toEqual({})
})

test('a large last payment is never guessed without the rate', () => {
  const { apr: _, ...without } = credit
  expect(paymentsBySum(without, on('47    267.34    9,150.00'))).toEqual({})
})

test('the number of payments at which the credit costs its rate', () => {
  const figures = { amountOfCredit: 640_000, interestRate: 669, payment: 15_234 }
  expect(paymentsBySum(figures, on('Duration 48 months. Statement 12 of 60'))).toEqual({ paymentCount: 48 })
  expect(paymentsBySum(figures, on('Duration 36 months'))).toEqual({})
})
