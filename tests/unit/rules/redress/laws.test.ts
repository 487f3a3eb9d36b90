import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayNumber } from '../../../../src/dates/plainDate.ts'
import { overpayments } from '../../../../src/rules/redress/figuresFor.ts'
import { lawFor } from '../../../../src/rules/redress/law.ts'
import { redressFor } from '../../../../src/rules/redress/redressFor.ts'
import type { RedressQuestion } from '../../../../src/rules/redress/redressQuestion.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { disclosedAlike, example } from './example.ts'

const [firstDay, lastDay] = ['2007-04-06', '2024-11-01']
/** A share in thousandths: doubles come evenly by their bits, and so nearly all next to nothing. */
const share = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((thousandths) => thousandths / 1000)
const answer = fc.constantFrom(true, false, 'unknown' as const)

/** Any agreement inside the scheme's dates, with one arrangement at least and nothing else in the way. */
const inScheme: fc.Arbitrary<RedressQuestion> = fc
  .record({
    start: fc.integer({ min: 0, max: dayNumber(lastDay) - dayNumber(firstDay) }),
    amountOfCredit: fc.integer({ min: 50_000, max: 10_000_000 }),
    apr: fc.integer({ min: 1, max: 4000 }),
    months: fc.integer({ min: 1, max: 120 }),
    balloonShare: share(1),
    commissionShare: share(0.4),
    wait: fc.integer({ min: 0, max: 700 }),
    tie: answer,
    monthlyRate: fc.constantFrom('effective' as const, 'nominal' as const),
    interestFloor: fc.constantFrom('per-year' as const, 'whole-period' as const),
  })
  .map((any) => {
    const start = addDays(firstDay, any.start)
    return {
      ...example,
      agreement: {
        start,
        amountOfCredit: any.amountOfCredit,
        apr: any.apr,
        months: any.months,
        balloon: Math.floor(any.amountOfCredit * any.balloonShare),
      },
      commission: Math.floor(any.amountOfCredit * any.commissionShare),
      arrangements: { ...example.arrangements, tie: any.tie },
      calculatedOn: addDays(start, any.wait),
      conventions: { monthlyRate: any.monthlyRate, interestFloor: any.interestFloor },
    }
  })

const redress = (question: RedressQuestion) => redressFor(question, contentFacts)
const high = (question: RedressQuestion) => redress(question).redress.high ?? Number.NaN

test('redress is never below nothing, and its ends are the right way round', () => {
  fc.assert(
    fc.property(inScheme, fc.integer({ min: 0, max: 1_000_000 }), (question, arrears) => {
      const { low } = redress({ ...question, arrears }).redress
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high({ ...question, arrears })).toBeGreaterThanOrEqual(low)
    }),
  )
})

test('it is nothing wherever an exclusion applies', () => {
  const exclusions: ((question: RedressQuestion) => RedressQuestion)[] = [
    (question) => ({ ...question, product: 'lease' }),
    (question) => ({ ...question, commission: 0 }),
    (question) => ({ ...question, commission: 12_000 }),
    (question) => ({ ...question, alreadyResolved: true }),
    (question) => ({ ...question, disclosed: disclosedAlike(true) }),
    (question) => ({ ...question, agreement: { ...question.agreement, apr: 0 } }),
    (question) => ({ ...question, agreement: { ...question.agreement, start: addDays(firstDay, -1) } }),
    (question) => ({
      ...question,
      agreement: { ...question.agreement, start: addDays(lastDay, 1) },
      calculatedOn: '2026-01-01',
    }),
  ]
  fc.assert(
    fc.property(inScheme, fc.constantFrom(...exclusions), (question, exclude) => {
      expect(redress(exclude(question))).toMatchObject({ remedy: 'none', redress: { low: 0, high: 0 } })
    }),
  )
})

// With everything else the same this holds throughout: past the minimum, past "high", and past "very high", where the
// whole commission takes the place of an average it always exceeds.
test('more commission never means less redress', () => {
  fc.assert(
    fc.property(inScheme, fc.integer({ min: 1, max: 1_000_000 }), (question, more) => {
      const larger = { ...question, commission: (question.commission ?? 0) + more }
      expect(redress(larger).redress.low).toBeGreaterThanOrEqual(redress(question).redress.low)
      expect(high(larger)).toBeGreaterThanOrEqual(high(question))
    }),
  )
})

describe('a higher APR', () => {
  const dearer = (question: RedressQuestion, by: number) => ({
    ...question,
    agreement: { ...question.agreement, apr: question.agreement.apr + by },
  })

  test('never means a smaller APR remedy or hybrid', () => {
    fc.assert(
      fc.property(inScheme, fc.integer({ min: 1, max: 5999 }), (question, by) => {
        expect(redress(dearer(question, by)).aprRemedy?.total).toBeGreaterThanOrEqual(
          redress(question).aprRemedy?.total ?? Number.NaN,
        )
        expect(redress(dearer(question, by)).hybrid).toBeGreaterThanOrEqual(redress(question).hybrid ?? Number.NaN)
      }),
    )
  })

  test('never means less redress while the same rules go on applying', () => {
    fc.assert(
      fc.property(inScheme, fc.integer({ min: 1, max: 5999 }), (question, by) => {
        const [before, after] = [redress(question), redress(dearer(question, by))]
        fc.pre(JSON.stringify(before.tests) === JSON.stringify(after.tests))
        expect(after.redress.low).toBeGreaterThanOrEqual(before.redress.low)
        expect(after.redress.high).toBeGreaterThanOrEqual(before.redress.high ?? Number.NaN)
      }),
    )
  })

  // A dearer loan makes the same commission a smaller share of its cost.
  test('may mean less once the commission stops being very high', () => {
    const agreement = { start: '2016-03-01', amountOfCredit: 660_000, apr: 1870, months: 54, balloon: 0 }
    const question = { ...example, agreement, commission: 165_095 }
    const [before, after] = [redress(question), redress(dearer(question, 500))]
    expect([before.remedy, after.remedy]).toEqual(['commission', 'hybrid'])
    expect(after.redress.high).toBeLessThan(before.redress.high ?? Number.NaN)
  })

  test('may mean nothing once the commission, the only arrangement, stops being high', () => {
    const arrangements = { ...example.arrangements, discretionary: false }
    const question = { ...example, commission: 100_000, arrangements }
    expect([redress(question).outcome, redress(dearer(question, 500)).outcome]).toEqual(['redress', 'nothing-due'])
  })
})

describe('the parts add up', () => {
  test('exactly before rounding, and to within the penny each figure was rounded by after it', () => {
    fc.assert(
      fc.property(inScheme, (question) => {
        const { aprRemedy, commissionRemedy, hybrid, figures, instalment, totalCostOfCredit } = redress(question)
        const { months, amountOfCredit, balloon } = question.agreement
        if (!aprRemedy || !commissionRemedy || hybrid === null || !figures.apr || !figures.commission)
          throw new Error('a figure is missing')
        const floor = question.conventions.interestFloor
        expect(figures.apr.loss + figures.apr.interest[floor]).toBeCloseTo(figures.apr.total, 6)
        expect((figures.commission.total + figures.apr.total) / 2).toBeCloseTo(figures.hybrid ?? Number.NaN, 6)
        expect(commissionRemedy.commission + commissionRemedy.interest).toBe(commissionRemedy.total)
        expect(Math.abs(aprRemedy.loss + aprRemedy.interest - aprRemedy.total)).toBeLessThanOrEqual(1)
        expect(Math.abs((commissionRemedy.total + aprRemedy.total) / 2 - hybrid)).toBeLessThanOrEqual(1)
        expect(Math.abs(months * instalment + balloon - amountOfCredit - totalCostOfCredit)).toBeLessThanOrEqual(
          months / 2 + 1,
        )
      }),
    )
  })

  test('the interest of the instalments is the interest of the APR remedy', () => {
    fc.assert(
      fc.property(inScheme, (question) => {
        const law = lawFor(question.agreement.start, question.calculatedOn, contentFacts)
        const { apr } = redress(question).figures
        const rows = overpayments(question, apr?.overpayment ?? Number.NaN, law.figures?.rates ?? [])
        expect(rows).toHaveLength(question.agreement.months)
        expect(rows.reduce((sum, { interest }) => sum + interest, 0)).toBeCloseTo(
          apr?.interest[question.conventions.interestFloor] ?? Number.NaN,
          4,
        )
      }),
    )
  })
})

test('not knowing never narrows: the range holds every answer’s redress', () => {
  fc.assert(
    fc.property(inScheme, fc.boolean(), fc.boolean(), fc.boolean(), (question, discretionary, tie, disclosed) => {
      const unknown = redress({
        ...question,
        disclosed: disclosedAlike('unknown'),
        arrangements: { ...question.arrangements, discretionary: 'unknown', tie: 'unknown' },
      }).redress
      const known = redress({
        ...question,
        disclosed: disclosedAlike(disclosed),
        arrangements: { ...question.arrangements, discretionary, tie },
      }).redress
      expect(known.low).toBeGreaterThanOrEqual(unknown.low)
      expect(known.high).toBeLessThanOrEqual(unknown.high ?? Number.NaN)
    }),
  )
})

test('the range holds the answer under each reading of the caps and of the interest floor', () => {
  const reading = fc.constantFrom('limit' as const, 'withInterest' as const)
  fc.assert(
    fc.property(
      inScheme,
      fc.integer({ min: 0, max: 2000 }),
      fc.tuple(fc.boolean(), reading, reading),
      (question, cheapestApr, [isFirstHeld, second, third]) => {
        const { redress: range, figures, remedy } = redress({ ...question, cheapestApr })
        fc.pre(remedy === 'hybrid')
        const [first, adjusted, actual] = figures.caps
        const exact = Math.min(
          figures.hybrid ?? Number.NaN,
          isFirstHeld ? (first?.limit ?? Number.NaN) : Number.POSITIVE_INFINITY,
          adjusted?.[second] ?? Number.NaN,
          actual?.[third] ?? Number.NaN,
        )
        expect(range.low).toBeLessThanOrEqual(Math.round(exact) + 1)
        expect(range.high).toBeGreaterThanOrEqual(Math.floor(exact))
      },
    ),
  )
})
