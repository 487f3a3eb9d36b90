import { expect, test } from 'vitest'
import { aprOf, checksOf, workedFigures, workedPayments } from '../../../src/papers/identities.ts'

const level = {
  cashPrice: 1_250_000,
  deposit: 250_000,
  amountOfCredit: 1_000_000,
  apr: 890,
  paymentCount: 48,
  payment: 24_675,
  totalCharge: 184_400,
  totalPayable: 1_434_400,
}
const found = (figures: Parameters<typeof checksOf>[0]) =>
  Object.fromEntries(checksOf(figures, []).map(({ id, agrees }) => [id, agrees]))

test('figures that belong together agree', () => {
  expect(found(level)).toEqual({ credit: true, total: true, charge: true, apr: true })
})

test('each figure that is changed is noticed, and what it should be is said', () => {
  expect(found({ ...level, amountOfCredit: 1_010_000 })).toMatchObject({ credit: false, charge: false })
  expect(found({ ...level, totalPayable: 1_500_000 })).toMatchObject({ total: false, charge: true })
  expect(checksOf({ ...level, totalCharge: 190_000 }, []).map(({ id, agrees }) => [id, agrees])).toEqual([
    ['credit', true],
    ['total', true],
    ['charge', false],
    ['total', false],
    ['apr', true],
  ])
  expect(checksOf({ ...level, apr: 690 }, []).find(({ id }) => id === 'apr')).toMatchObject({
    agrees: false,
    stated: 690,
    worked: 890,
  })
})

test('a stated APR may be a point above the one worked out, and a tenth below', () => {
  expect(found({ ...level, apr: 980 })).toMatchObject({ apr: true })
  expect(found({ ...level, apr: 880 })).toMatchObject({ apr: true })
  expect(found({ ...level, apr: 870 })).toMatchObject({ apr: false })
})

test('the yearly rate of level payments, as in the published example of 10% on £20,000', () => {
  expect(
    aprOf(
      2_000_000,
      Array.from({ length: 48 }, () => 50_312),
    ),
  ).toBe(1_000)
})

test('what is not known checks nothing', () => {
  expect(checksOf({ amountOfCredit: 1_000_000 }, [])).toEqual([])
})

test('every figure is worked out by the others, with its fee and without', () => {
  const told = (figures: Parameters<typeof workedFigures>[0]) =>
    new Set(workedFigures(figures, []).map(({ field, value }) => `${field} ${value}`))
  const { amountOfCredit: _, totalPayable: __, totalCharge: ___, ...figures } = level
  expect(told({ ...figures, optionFee: 1_000 })).toEqual(
    new Set(['amountOfCredit 1000000', 'totalPayable 1435400', 'totalPayable 1434400']),
  )
  for (const field of ['cashPrice', 'deposit', 'amountOfCredit', 'totalCharge', 'totalPayable'] as const) {
    const { [field]: value, ...others } = level
    expect(told(others)).toContain(`${field} ${value}`)
  }
})

test('a deposit that leaves the credit of the price has the part exchange in it', () => {
  const worked = workedFigures({ ...level, partExchange: 100_000, totalPayable: undefined } as never, [])
  expect(worked.filter(({ field }) => field === 'totalPayable').map(({ value }) => value)).toContain(1_434_400)
})

const credit = { amountOfCredit: 1_900_000, totalCharge: 272_498, optionFee: 1_000, apr: 490 }
const payments = (figures: Parameters<typeof workedPayments>[0], sums: number[], counts: number[]) =>
  workedPayments(figures, new Set(sums), new Set(counts))

test('so many payments and a large last one, where sum and rate leave no other', () => {
  expect(payments(credit, [26_734, 915_000, 1_000, 448_000, 2_648_000], [47])).toEqual({
    paymentCount: 47,
    payment: 26_734,
    finalPayment: 915_000,
  })
})

test('no payments where their number is nowhere, where no sums make up what is owed, or where a large last one is a guess', () => {
  const { apr: _, ...without } = credit
  expect(payments(credit, [26_734, 915_000], [])).toEqual({})
  expect(payments(credit, [26_735, 925_000], [47])).toEqual({})
  expect(payments(without, [26_734, 915_000], [47])).toEqual({})
})

test('what the payments leave of the credit and its charge is the last one', () => {
  const figures = {
    amountOfCredit: 1_981_000,
    totalCharge: 479_283,
    payment: 28_389,
    paymentCount: 47,
    optionFee: 1_000,
  }
  expect(payments(figures, [1_125_000], [])).toMatchObject({ finalPayment: 1_125_000 })
  expect(payments(figures, [1_124_000], [])).toEqual({})
})
