import { expect, test } from 'vitest'
import { aprOf, checksOf } from '../../../src/papers/sums.ts'

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
