import { describe, expect, test } from 'vitest'
import { redressUnder } from '../../../../src/rules/redress/redressFor.ts'
import { sumSteps } from '../../../../src/toolkit/redress/sumSteps.ts'
import { questionFrom, workOut } from '../../../../src/toolkit/redress/workOut.ts'
import { flatLaw } from '../../rules/redress/flatLaw.ts'
import { contentWords } from '../../support/contentWords.ts'
import { context, hp, until } from './hirePurchase.ts'

describe('the regression cases, at a flat 3% to 20 November 2026', () => {
  test.each([
    ['hire purchase £10,000, commission £650', hp, null, [396.53, 853.55, 625.04]],
    [
      'PCP £18,000 with £8,000 at the end, commission £1,100',
      {
        ...hp,
        product: 'pcp',
        credit: '18000',
        balloon: '8000',
        apr: '6.9',
        months: '36',
        start: '2019-03-01',
        commission: '1100',
      },
      null,
      [530.23, 1355.05, 942.64],
    ],
    [
      'hire purchase £6,000 of 2011 under a 17% cut',
      { ...hp, credit: '6000', apr: '12.9', months: '60', start: '2011-09-10', commission: '480' },
      1700,
      [491.81, 698.96, 595.38],
    ],
    [
      'the same under the 21% cut of its time',
      { ...hp, credit: '6000', apr: '12.9', months: '60', start: '2011-09-10', commission: '480' },
      null,
      [606.92, 698.96, 652.94],
    ],
    ['the first with a commission of £1,200', { ...hp, commission: '1200' }, null, [396.53, 1575.78, 986.16]],
  ])('%s', (_, answers, cut, expected) => {
    const question = questionFrom(answers, '2026-11-20')
    const { aprRemedy, commissionRemedy, hybrid } = redressUnder(question, flatLaw(question, cut))
    expect([aprRemedy?.total, commissionRemedy?.total, hybrid].map((pence) => Number(pence) / 100)).toEqual(expected)
  })
})

test('the range runs from the lower reading of the interest floor to the higher', () => {
  const { byFloor, range } = workOut(hp, until, context)
  expect(range).toEqual({ low: byFloor['whole-period'].redress.low, high: byFloor['per-year'].redress.high })
  expect(range.low).toBeLessThan(range.high ?? 0)
})

test('an early end lowers the low end and leaves the high one', () => {
  const whole = workOut(hp, until, context).range
  const ended = workOut({ ...hp, 'settled-on': '2018-01-31' }, until, context).range
  expect(ended.low).toBeLessThan(whole.low)
  expect(ended.high).toBe(whole.high)
  expect(workOut({ ...hp, 'settled-on': '2020-06-15' }, until, context).range).toEqual(whole)
})

test('ended after a few months, the low end is no more than the credit had cost by then', () => {
  const { range } = workOut({ ...hp, 'settled-on': '2016-09-30' }, until, context)
  // Three instalments: about 0.71% a month of a balance near £10,000.
  expect(range.low).toBeGreaterThan(20_000)
  expect(range.low).toBeLessThan(21_500)
})

test('an unknown commission leaves no top figure, and unknown arrangements may leave nothing', () => {
  expect(workOut({ ...hp, commission: 'unknown' }, until, context).range.high).toBeNull()
  expect(workOut({ ...hp, 'told-rate': 'unknown', told: 'unknown' }, until, context).range.low).toBe(0)
})

test('a very high commission with a tie is repaid in full', () => {
  const worked = workOut(
    {
      ...hp,
      credit: '6600',
      apr: '23.5',
      months: '41',
      commission: '1650',
      discretionary: 'no',
      tie: 'yes',
      captive: 'no',
      'told-tie': 'no',
    },
    until,
    context,
  )
  expect(worked.byFloor['per-year']).toMatchObject({ remedy: 'commission' })
})

test('every step of the working names its rule and its figure', () => {
  const steps = sumSteps(workOut({ ...hp, arrears: '50' }, until, context), contentWords['redress-calculator'])
  expect(steps.map(({ key }) => key)).toEqual([
    'rate',
    'instalment',
    'cost',
    'cut',
    'adjusted',
    'loss',
    'loss-interest',
    'commission',
    'commission-interest',
    'hybrid',
    'commission-cap',
    'actual-cost-cap',
    'arrears',
  ])
  expect(steps.every(({ paragraph, figure }) => paragraph && figure)).toBe(true)
})
