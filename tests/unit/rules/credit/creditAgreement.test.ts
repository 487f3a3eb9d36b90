import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, fromDayNumber } from '../../../../src/dates/plainDate.ts'
import {
  costOfCreditAfter,
  instalment,
  paymentDays,
  totalCostOfCredit,
} from '../../../../src/rules/credit/creditAgreement.ts'
import { rebate } from '../../../../src/rules/credit/earlyEnding.ts'
import { type MonthlyRateConvention, monthlyRate, WHOLE } from '../../../../src/rules/credit/rates.ts'
import { roundHalfUp } from '../../../../src/rules/money/pence.ts'
import { reducedApr } from '../../../../src/rules/redress/figuresFor.ts'

describe('instalment', () => {
  /** The instalment, the one at the cut rate, the difference and the difference over the term, rounded to the penny. */
  function instalments(
    pounds: number,
    apr: number,
    months: number,
    balloon: number,
    cut: number,
    convention: MonthlyRateConvention,
  ) {
    const terms = { amountOfCredit: pounds * 100, months, balloon: balloon * 100 }
    const charged = instalment(terms, monthlyRate(apr / WHOLE, convention))
    const reduced = instalment(terms, monthlyRate(reducedApr(apr, cut), convention))
    return [charged, reduced, charged - reduced, (charged - reduced) * months].map((pence) => roundHalfUp(pence) / 100)
  }

  describe('published examples', () => {
    test('Congruent, October 2025: £20,000, 48 months, 10%: a twelfth of the APR a month gives its figures', () => {
      expect(instalments(20_000, 1000, 48, 0, 1700, 'nominal')).toEqual([507.25, 491.08, 16.17, 776.25])
    })

    test('the same loan with the APR as the effective yearly rate it is defined to be', () => {
      expect(instalments(20_000, 1000, 48, 0, 1700, 'effective')).toEqual([503.12, 488.26, 14.86, 713.42])
    })

    test('yoursolicitor.tv on the consultation: 10% cut by 17% is 8.3%', () => {
      expect(reducedApr(1000, 1700)).toBe(0.083)
    })

    test('finance-pro.co.uk, October 2025: about £170 for each £1,000 of interest', () => {
      for (const [months, balloon] of [
        [24, 0],
        [48, 0],
        [60, 0],
        [36, 8000],
      ] as const) {
        const terms = { amountOfCredit: 1_800_000, months, balloon: balloon * 100 }
        const charged = instalment(terms, monthlyRate(0.089, 'effective'))
        const loss = (charged - instalment(terms, monthlyRate(reducedApr(890, 1700), 'effective'))) * months
        expect(loss / totalCostOfCredit(terms, charged)).toBeGreaterThan(0.166)
        expect(loss / totalCostOfCredit(terms, charged)).toBeLessThan(0.18)
      }
    })
  })

  describe('our own cases, worked out by hand with the effective rate', () => {
    test.each([
      ['hire purchase £10,000, 8.9%, 48 months', 10_000, 890, 48, 0, 1700, [246.75, 240.15, 6.6, 316.75]],
      ['PCP £18,000, 6.9%, 36 months, £8,000 balloon', 18_000, 690, 36, 8000, 1700, [351.97, 339.54, 12.42, 447.28]],
      ['hire purchase £6,000, 12.9%, 60 months, cut by 17%', 6000, 1290, 60, 0, 1700, [134.06, 128.12, 5.94, 356.42]],
      ['the same cut by 21%, as before April 2014', 6000, 1290, 60, 0, 2100, [134.06, 126.73, 7.33, 439.84]],
    ] as const)('%s', (_name, pounds, apr, months, balloon, cut, expected) => {
      expect(instalments(pounds, apr, months, balloon, cut, 'effective')).toEqual(expected)
    })
  })

  test('at 0% the amount less the balloon is shared out', () => {
    expect(instalment({ amountOfCredit: 1_200_000, months: 24, balloon: 240_000 }, 0)).toBe(40_000)
  })

  test('one month at a nominal 12% costs one hundredth', () => {
    expect(instalment({ amountOfCredit: 100_000, months: 1, balloon: 0 }, monthlyRate(0.12, 'nominal'))).toBeCloseTo(
      101_000,
      8,
    )
  })

  const terms = fc.integer({ min: 100, max: 50_000_000 }).chain((amountOfCredit) =>
    fc.record({
      amountOfCredit: fc.constant(amountOfCredit),
      months: fc.integer({ min: 1, max: 120 }),
      balloon: fc.integer({ min: 0, max: amountOfCredit }),
    }),
  )

  test('paying the instalments leaves exactly the balloon', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 9999 }), (loan, apr) => {
        const monthly = monthlyRate(apr / WHOLE, 'effective')
        const level = instalment(loan, monthly)
        let owed = loan.amountOfCredit
        for (let month = 0; month < loan.months; month += 1) owed = owed * (1 + monthly) - level
        expect(Math.abs(owed - loan.balloon)).toBeLessThan(1e-6 * loan.amountOfCredit)
      }),
    )
  })

  test('a higher APR never means a lower instalment', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 9998 }), (loan, apr) => {
        const at = (points: number) => instalment(loan, monthlyRate(points / WHOLE, 'effective'))
        expect(at(apr + 1)).toBeGreaterThan(at(apr) - 1e-6)
      }),
    )
  })
})

describe('totalCostOfCredit', () => {
  const agreement = { start: '2016-03-01', amountOfCredit: 1_800_000, apr: 690, months: 36, balloon: 800_000 }
  const monthly = monthlyRate(0.069, 'effective')
  const level = instalment(agreement, monthly)

  test('the cost so far is nothing at the start and all of it after the last instalment', () => {
    expect(costOfCreditAfter(0, agreement, level, monthly)).toBe(0)
    expect(costOfCreditAfter(36, agreement, level, monthly)).toBeCloseTo(totalCostOfCredit(agreement, level), 4)
    expect(costOfCreditAfter(12, agreement, level, 0)).toBe(0)
  })

  test('in between it is what was paid and what settles it, less what was lent', () => {
    const { paid, toSettle } = rebate(agreement, addMonths(agreement.start, 14))
    expect(paid.count).toBe(14)
    expect(costOfCreditAfter(14, agreement, level, monthly)).toBeCloseTo(paid.amount + toSettle - 1_800_000, -1)
  })
})

describe('paymentDays', () => {
  const daysOf = (start: string, months: number) => paymentDays(start, months).map(fromDayNumber)

  test('a loan of the 31st is paid on the last day of short months and on the 31st of long ones', () => {
    expect(daysOf('2023-12-31', 4)).toEqual(['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30'])
  })

  test('a loan of a leap day comes back to the 29th in the next leap year', () => {
    const days = daysOf('2016-02-29', 48)
    expect([days[0], days[11], days[47]]).toEqual(['2016-03-29', '2017-02-28', '2020-02-29'])
  })

  test('every payment is that many calendar months after the start', () => {
    const start = fc.integer({ min: 13_000, max: 20_500 }).map(fromDayNumber)
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 120 }), (day, months) => {
        expect(daysOf(day, months)).toEqual(Array.from({ length: months }, (_, index) => addMonths(day, index + 1)))
      }),
    )
  })
})
