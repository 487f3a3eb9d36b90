import { expect, test } from 'vitest'
import { halfPoint } from '../../../../src/rules/termination/halfPoint.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const at = (totalPayable: number, paid: number, arrears: number) =>
  halfPoint({ totalPayable, paid, arrears, noticeOn: '2026-06-30' }, contentFacts)

test('everydayrights.co.uk: £30,000 payable, so half is £15,000', () => {
  expect(at(3_000_000, 0, 0)).toEqual({ half: 1_500_000, toPay: 1_500_000, arrears: 0, reached: false })
})

test('at half nothing more is due, and beyond it nothing comes back', () => {
  expect(at(3_000_000, 1_500_000, 0)).toMatchObject({ toPay: 0, reached: true })
  expect(at(3_000_000, 2_000_000, 0)).toMatchObject({ toPay: 0, reached: true })
})

test('arrears count towards the half, and stay due beyond it', () => {
  expect(at(3_000_000, 1_200_000, 100_000).toPay).toBe(300_000)
  expect(at(3_000_000, 1_450_000, 100_000).toPay).toBe(100_000)
})

test('half of an odd penny is rounded up', () => {
  expect(at(100_001, 0, 0).half).toBe(50_001)
})

test('amounts below nothing are errors', () => {
  expect(() => at(3_000_000, -1, 0)).toThrow('amounts cannot be below 0')
})
