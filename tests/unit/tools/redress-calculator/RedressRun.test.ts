import { expect, test } from 'vitest'
import { workOut } from '../../../../src/toolkit/redress/workOut.ts'
import { zeroReason } from '../../../../src/tools/redress-calculator/RedressRun.tsx'
import { context, hp, until } from '../../toolkit/redress/hirePurchase.ts'

test.each([
  ['no commission', { commission: '0' }, 'commission-paid'],
  ['a minimal one', { commission: '150' }, 'minimal-commission'],
  ['no interest', { apr: '0' }, 'interest-charged'],
  ['told clearly', { 'told-rate': 'yes' }, 'disclosure'],
  ['a company', { customer: 'company' }, 'consumer'],
  ['too late', { late: 'yes' }, 'in-time'],
  ['no better deal', { 'no-better': 'yes' }, 'no-better-deal'],
  ['settled before', { resolved: 'yes' }, 'not-resolved'],
  ['no arrangement that counts', { discretionary: 'no' }, 'relevant-arrangement'],
  ['a tie that was plain to see', { discretionary: 'no', tie: 'yes', captive: 'yes' }, 'relevant-arrangement'],
])('%s gives £0, with the rule that says so', (_, change, rule) => {
  const worked = workOut({ ...hp, ...change }, until, context)
  expect(worked.range).toEqual({ low: 0, high: 0 })
  expect(zeroReason(worked.byFloor['per-year'].reasons)?.rule).toBe(rule)
})
