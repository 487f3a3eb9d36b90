import { expect, test } from 'vitest'
import { earliestSaleDay } from '../../../../src/rules/gap/earliestSaleDay.ts'
import { contentFacts } from '../../support/contentFacts.ts'

test('Specialist Automotive Finance: told on day 1, sold on day 4 at the earliest', () => {
  expect(earliestSaleDay('2026-06-01', contentFacts)).toBe('2026-06-04')
})

test('before September 2015 there was no such rule', () => {
  expect(() => earliestSaleDay('2015-08-31', contentFacts)).toThrow('gap.wait-days has no value on 2015-08-31')
})
