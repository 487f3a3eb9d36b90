import { describe, expect, test } from 'vitest'
import { instalment } from '../../../../src/rules/credit/creditAgreement.ts'
import { type MonthlyRateConvention, monthlyRate } from '../../../../src/rules/credit/rates.ts'
import {
  bindingCap,
  type Cap,
  type CapId,
  capped,
  hybrid,
  reducedApr,
} from '../../../../src/rules/redress/figuresFor.ts'
import { redressFor } from '../../../../src/rules/redress/redressFor.ts'
import { type RedressQuestion, undisclosedDiscretion } from '../../../../src/rules/redress/redressQuestion.ts'
import { commissionLevel } from '../../../../src/rules/redress/tests.ts'
import { schemeTerms } from '../../../../src/rules/scheme/schemeTerms.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { example } from './example.ts'

const terms = schemeTerms(contentFacts, '2016-03-01')
const ask = (change: Partial<RedressQuestion>) => redressFor({ ...example, ...change }, contentFacts)
const madeOn = (start: string, amountOfCredit: number, change: Partial<RedressQuestion> = {}) =>
  ask({ agreement: { ...example.agreement, start, amountOfCredit }, ...change }).outcome
const cap = (id: CapId, limit: number): Cap => ({ id, share: null, confidence: 'low', limit, withInterest: limit })

describe('figures published by others', () => {
  test.each<[MonthlyRateConvention, number[]]>([
    ['nominal', [507.25, 491.08, 16.17]],
    ['effective', [503.12, 488.26, 14.86]],
  ])('P1: £20,000 over 48 months at 10%, and at 8.3%, by the %s month', (convention, expected) => {
    const at = (apr: number) =>
      instalment({ amountOfCredit: 2_000_000, months: 48, balloon: 0 }, monthlyRate(apr, convention)) / 100
    const round = (pounds: number) => Number(pounds.toFixed(2))
    expect([round(at(0.1)), round(at(0.083)), round(at(0.1) - at(0.083))]).toEqual(expected)
  })

  test('P2: 10% cut by 17% is 8.3%, by 21% 7.9%', () => {
    expect([reducedApr(1000, 1700), reducedApr(1000, 2100)]).toEqual([0.083, 0.079])
  })

  test('P3: extra interest of £1,000 and commission of £400 average £700, and the first cap leaves £360', () => {
    const average = hybrid(40_000, 100_000)
    const first = (40_000 * terms.commissionRemedyCap.value) / 10_000
    expect([average, capped(average, [cap('commission', first)]).low]).toEqual([70_000, 36_000])
  })

  test('P4: £1,650.95, a quarter of the loan and 55% of its cost, beside an undisclosed tie, is repaid whole', () => {
    const result = ask({
      agreement: { start: '2017-07-29', amountOfCredit: 650_000, apr: 1820, months: 54, balloon: 0 },
      commission: 165_095,
      arrangements: { ...example.arrangements, discretionary: false, tie: true },
    })
    expect(result.commissionShareOfCost).toBeGreaterThan(50)
    expect(result.remedy).toBe('commission')
    expect(result.redress).toEqual({ low: result.commissionRemedy?.total, high: result.commissionRemedy?.total })
  })

  test('P5: commission on £10,000 costing £3,000 is high from £1,170 and very high from £2,250', () => {
    const level = (commission: number) => commissionLevel(commission, 300_000, 1_000_000, terms)
    expect([level(116_999).high, level(117_000).high]).toEqual([false, true])
    expect([level(224_999).veryHigh, level(225_000).veryHigh]).toEqual([false, true])
  })

  test('P6: of the halfway sum and three caps the lowest is paid', () => {
    const average = hybrid(100_000, 15_100)
    const caps = [cap('commission', 90_000), cap('adjusted-cost', 49_742), cap('actual-cost', 88_825)]
    expect([average, capped(average, caps).low, bindingCap(average, caps)]).toEqual([57_550, 49_742, 'adjusted-cost'])
  })

  test('P7: the edges of the conditions and exceptions', () => {
    expect(ask({ product: 'lease' }).outcome).toBe('outside-scheme')
    expect([
      madeOn('2008-04-05', 2_500_100),
      madeOn('2008-04-05', 2_500_000),
      madeOn('2008-04-06', 2_500_100),
      madeOn('2017-05-01', 6_500_100),
      madeOn('2017-05-01', 6_500_000),
      madeOn('2017-05-01', 6_500_100, { adaptedVehicle: true }),
    ]).toEqual(['excluded', 'redress', 'redress', 'excluded', 'redress', 'redress'])
    expect([
      madeOn('2014-04-01', 1_000_000, { commission: 15_000 }),
      madeOn('2014-04-01', 1_000_000, { commission: 15_001 }),
      madeOn('2014-03-31', 1_000_000, { commission: 12_000 }),
      madeOn('2014-03-31', 1_000_000, { commission: 12_001 }),
      ask({ agreement: { ...example.agreement, apr: 0 } }).outcome,
    ]).toEqual(['nothing-due', 'redress', 'nothing-due', 'redress', 'nothing-due'])
  })
})

/** Worked out by hand from the rules as read, before interest: so on the day the agreement was made. */
describe('our own cases for the caps', () => {
  const purchase = { start: '2016-03-01', amountOfCredit: 1_000_000, apr: 990, months: 48, balloon: 0 }
  const older = { start: '2011-03-01', amountOfCredit: 1_000_000, apr: 1390, months: 48, balloon: 0 }
  const pcp = { start: '2019-09-01', amountOfCredit: 1_800_000, apr: 690, months: 36, balloon: 800_000 }
  test.each([
    ['O1', purchase, 300, 600, [251.12, 243.77, 2053.9, 353.07, 476.54, 540, 1438.01, 2053.9, 476.54], undefined],
    ['O2', purchase, 850, 600, [251.12, 243.77, 2053.9, 353.07, 476.54, 540, 293.79, 2053.9, 293.79], 'adjusted-cost'],
    ['O3', older, 600, 1800, [268.7, 255.86, 2897.67, 616.34, 1208.17, 1620, 1659.8, 2897.67, 1208.17], undefined],
    ['O4', pcp, 200, 700, [351.97, 339.54, 2670.78, 447.28, 573.64, 630, 1886.64, 2670.78, 573.64], undefined],
  ])('%s', (_name, agreement, cheapestApr, commission, expected, binding) => {
    const result = redressFor(
      { ...undisclosedDiscretion(agreement, commission * 100, agreement.start), cheapestApr },
      contentFacts,
    )
    expect(
      [
        result.instalment,
        result.adjustedInstalment,
        result.totalCostOfCredit,
        result.aprRemedy?.loss,
        result.hybrid,
        ...result.caps.map(({ limit }) => limit),
        result.redress.low,
      ].map((pence) => Number(pence) / 100),
    ).toEqual(expected)
    expect(result.bindingCap).toBe(binding)
    // The formulas are not confirmed, so the high end is the sum without them.
    expect(result.redress.high).toBe(result.hybrid)
  })
})
