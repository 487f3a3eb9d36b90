import { expect, test } from 'vitest'
import { confidenceIn, type Evidence, sureFrom } from '../../../src/papers/confidence.ts'
import { fieldIds } from '../../../src/papers/fields.ts'
import { learnedConfidence } from '../../../src/papers/learned.ts'

const evidence = (more: Partial<Evidence> = {}): Evidence => ({
  field: 'amountOfCredit',
  weight: 7,
  lead: 3,
  agreeing: 0,
  against: 0,
  bySum: false,
  indirect: false,
  ...more,
})

test('what was learned rises from less likely to more, and leaves room for doubt', () => {
  const probabilities = learnedConfidence.calibration.map(({ probability }) => probability)
  expect(probabilities.toSorted((a, b) => a - b)).toEqual(probabilities)
  expect(probabilities[0]).toBeLessThan(sureFrom)
  expect(probabilities.at(-1)).toBeGreaterThan(sureFrom)
  expect(probabilities.at(-1)).toBeLessThan(1)
})

test.each(fieldIds)(
  '%s: plainer words, a clearer lead and sums that agree never make a reading less likely',
  (field) => {
    for (const [less, more] of [
      [{ weight: 5 }, { weight: 9 }],
      [{ lead: 0.2 }, { lead: 4 }],
      [{ agreeing: 0, against: 1 }, { agreeing: 2 }],
    ])
      expect(confidenceIn(evidence({ field, ...less }))).toBeLessThanOrEqual(confidenceIn(evidence({ field, ...more })))
  },
)

test('a figure of plain words that two sums bear out is sure, and one that hardly any words name beside another is not', () => {
  expect(confidenceIn(evidence({ weight: 11, lead: 4, agreeing: 3 }))).toBeGreaterThan(sureFrom)
  expect(confidenceIn(evidence({ weight: 4.6, lead: 0.1, against: 1 }))).toBeLessThan(sureFrom)
})
