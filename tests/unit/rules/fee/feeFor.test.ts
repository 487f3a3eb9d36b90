import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feeFor, ownFeeFor } from '../../../../src/rules/fee/feeFor.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const made = '2026-06-30'
const pounds = (redress: number) => {
  const { fee, vat, total, keep } = feeFor(Math.round(redress * 100), made, contentFacts)
  return [fee, vat, total, keep].map((pence) => pence / 100)
}

describe('published examples', () => {
  // scottrobert.co.uk on the cap, before VAT.
  test('£18,000 allows £4,500; £45,000 allows £7,500', () => {
    expect([pounds(18_000)[0], pounds(45_000)[0]]).toEqual([4500, 7500])
  })

  // claimsbible.com: the most in each band, with VAT.
  test('with VAT the bands end at £504, £3,000, £6,000, £9,000 and £12,000', () => {
    expect([1499, 9999, 24_999, 49_999, 1_000_000].map((redress) => pounds(redress)[2])).toEqual([
      504, 3000, 6000, 9000, 12_000,
    ])
  })

  test('with VAT the shares are 36%, 33.6%, 30%, 24% and 18%', () => {
    expect([1000, 1500, 10_000, 25_000, 50_000].map((redress) => (pounds(redress)[2] ?? 0) / redress)).toEqual([
      0.36, 0.336, 0.3, 0.24, 0.18,
    ])
  })

  test('the scheme’s average of £829: £248.70, £298.44 with VAT', () => {
    expect(pounds(829)).toEqual([248.7, 49.74, 298.44, 530.56])
  })
})

test('a band begins at its first pound', () => {
  expect([pounds(1399.99)[0], pounds(1400)[0], pounds(1499.99)[0], pounds(1500)[0]]).toEqual([420, 420, 420, 420])
  expect([pounds(9999.99)[0], pounds(10_000)[0]]).toEqual([2500, 2500])
})

test('nothing won, nothing charged', () => {
  expect(feeFor(0, made, contentFacts)).toEqual({ redress: 0, band: null, fee: 0, vat: 0, total: 0, keep: 0 })
})

test('before the cap began it is not known', () => {
  expect(() => feeFor(100_000, '2022-02-28', contentFacts)).toThrow('fees.cap-bands has no value on 2022-02-28')
  expect(feeFor(100_000, '2022-03-01', contentFacts).fee).toBe(30_000)
})

test('redress below nothing is an error', () => {
  expect(() => feeFor(-1, made, contentFacts)).toThrow('redress cannot be below 0')
})

test('fee, VAT and what is kept add up to the redress', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), (redress) => {
      const { fee, vat, total, keep } = feeFor(redress, made, contentFacts)
      expect(fee + vat).toBe(total)
      expect(total + keep).toBe(redress)
      expect(keep).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a firm’s own share counts up to the limit, and never above it', () => {
  const own = (percent: number, redress: number) => ownFeeFor(percent * 100, redress * 100, made, contentFacts)
  expect(own(25, 829)).toMatchObject({ fee: 20_725, vat: 4_145, total: 24_870, keep: 58_030 })
  expect(own(25, 12_000).fee).toBe(feeFor(1_200_000, made, contentFacts).fee)
  expect(own(40, 1_000).fee).toBe(30_000)
  expect(own(25, 0).total).toBe(0)
})
