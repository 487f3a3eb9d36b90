import { describe, expect, test } from 'vitest'
import type { CreditAgreement } from '../../../../src/rules/credit/creditAgreement.ts'
import { hybrid } from '../../../../src/rules/redress/figuresFor.ts'
import { type Redress, redressFor, redressUnder } from '../../../../src/rules/redress/redressFor.ts'
import { commissionLevel } from '../../../../src/rules/redress/tests.ts'
import { schemeTerms } from '../../../../src/rules/scheme/schemeTerms.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { example } from './example.ts'
import { flatLaw } from './flatLaw.ts'

const terms = schemeTerms(contentFacts, '2016-03-01')

/** The figures in the order the worked examples give them, in pounds. */
const figuresOf = ({
  instalment,
  adjustedInstalment,
  totalCostOfCredit,
  aprRemedy,
  commissionRemedy,
  hybrid: average,
  caps,
}: Redress) =>
  [
    instalment,
    adjustedInstalment,
    totalCostOfCredit,
    aprRemedy?.loss,
    aprRemedy?.interest,
    commissionRemedy?.interest,
    commissionRemedy?.total,
    aprRemedy?.total,
    average,
    caps[0]?.limit,
  ].map((pence) => (pence ?? Number.NaN) / 100)

describe('our own cases: effective rate unless said, actual/365, floor on each year, to 30 June 2026', () => {
  test('hire purchase £10,000, 9.9%, 48 months, 1 March 2016, commission £600', () => {
    const result = redressFor(example, contentFacts)
    expect(figuresOf(result)).toEqual([251.12, 243.77, 2053.9, 353.07, 119.29, 239.53, 839.53, 472.36, 655.95, 755.57])
    expect(result).toMatchObject({
      outcome: 'redress',
      scheme: 2,
      remedy: 'hybrid',
      redress: { low: 65_595, high: 65_595 },
    })
    expect([result.commissionShareOfCost, result.commissionShareOfLoan]).toEqual([29.2127, 6])
  })

  test('the same with a twelfth of the APR a month', () => {
    const nominal = { ...example, conventions: { ...example.conventions, monthlyRate: 'nominal' as const } }
    expect(figuresOf(redressFor(nominal, contentFacts))).toEqual([
      253.15, 245.15, 2151, 383.84, 129.69, 239.53, 839.53, 513.54, 676.53, 755.57,
    ])
  })

  test('the same with the floor on the whole period', () => {
    const whole = { ...example, conventions: { ...example.conventions, interestFloor: 'whole-period' as const } }
    expect(redressFor(whole, contentFacts).commissionRemedy?.interest).toBe(18_607)
  })

  test('PCP £18,000, 6.9%, 36 months, £8,000 balloon, 1 September 2019, commission £700', () => {
    const agreement = { start: '2019-09-01', amountOfCredit: 1_800_000, apr: 690, months: 36, balloon: 800_000 }
    const result = redressFor({ ...example, agreement, commission: 70_000 }, contentFacts)
    expect(figuresOf(result)).toEqual([351.97, 339.54, 2670.78, 447.28, 110.84, 205.86, 905.86, 558.12, 731.99, 815.28])
  })
})

describe('our own cases: flat 3% a year, to 20 November 2026', () => {
  const purchase: CreditAgreement = { start: '2016-06-15', amountOfCredit: 1_000_000, apr: 890, months: 48, balloon: 0 }
  const pcp: CreditAgreement = {
    start: '2019-03-01',
    amountOfCredit: 1_800_000,
    apr: 690,
    months: 36,
    balloon: 800_000,
  }
  const older: CreditAgreement = { start: '2011-09-10', amountOfCredit: 600_000, apr: 1290, months: 60, balloon: 0 }
  test.each([
    ['hire purchase £10,000, commission £650', purchase, 65_000, null, [1843.96, 35.3, 6.5, 396.53, 853.55, 625.04]],
    ['PCP £18,000, commission £1,100', pcp, 110_000, null, [2670.78, 41.2, 6.1, 530.23, 1355.05, 942.64]],
    [
      'hire purchase of 2011 with the later cut of 17%',
      older,
      48_000,
      1700,
      [2043.48, 23.5, 8, 491.81, 698.96, 595.38],
    ],
    ['the same with its own cut of 21%', older, 48_000, null, [2043.48, 23.5, 8, 606.92, 698.96, 652.94]],
    ['the first with commission of £1,200', purchase, 120_000, null, [1843.96, 65.1, 12, 396.53, 1575.78, 986.16]],
  ])('%s', (_name, agreement, commission, cut, expected) => {
    const question = { ...example, agreement, commission, calculatedOn: '2026-11-20' }
    const result = redressUnder(question, flatLaw(question, cut))
    const share = (percent: number | null) => Number(percent?.toFixed(1))
    expect([
      result.totalCostOfCredit / 100,
      share(result.commissionShareOfCost),
      share(result.commissionShareOfLoan),
      (result.aprRemedy?.total ?? 0) / 100,
      (result.commissionRemedy?.total ?? 0) / 100,
      (result.hybrid ?? 0) / 100,
    ]).toEqual(expected)
    expect(result.remedy).toBe('hybrid')
  })

  test('£1,650 of commission on £6,600 costing £3,000 is very high: a tie makes it repayable whole', () => {
    expect(commissionLevel(165_000, 300_000, 660_000, terms)).toEqual({ high: true, veryHigh: true })
  })
})

describe('published examples', () => {
  // Allegiant, 5 December 2025: £10,000 with £3,000 of interest. Its test was the consultation's 35% and 10%.
  test('commission on £10,000 costing £3,000 is high from £1,050 under the consultation, from £1,170 under the rules', () => {
    const consulted = { ...terms, highShareOfCost: { ...terms.highShareOfCost, value: 3500 } }
    expect(commissionLevel(104_999, 300_000, 1_000_000, consulted).high).toBe(false)
    expect(commissionLevel(105_000, 300_000, 1_000_000, consulted).high).toBe(true)
    expect(commissionLevel(116_999, 300_000, 1_000_000, terms).high).toBe(false)
    expect(commissionLevel(117_000, 300_000, 1_000_000, terms).high).toBe(true)
  })

  // yourmoneyclaim.co.uk, 8 October 2025, before interest.
  test('commission of £400 and extra interest of £1,000 average £700; the cap could allow £360', () => {
    expect(hybrid(40_000, 100_000)).toBe(70_000)
    expect((40_000 * terms.commissionRemedyCap.value) / 10_000).toBe(36_000)
  })

  // Johnson v FirstRand Bank [2025] UKSC 33: about 25% of the loan and 55% of the charge for credit.
  test('Mr Johnson’s £1,650.95 of commission passes both very high thresholds', () => {
    expect(commissionLevel(165_095, 300_200, 660_400, terms)).toEqual({ high: true, veryHigh: true })
  })
})
