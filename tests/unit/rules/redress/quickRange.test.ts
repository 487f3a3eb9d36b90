import { expect, test } from 'vitest'
import { lawFor } from '../../../../src/rules/redress/law.ts'
import { type QuickQuestion, quickRange } from '../../../../src/rules/redress/quickRange.ts'
import { lowIfEndedEarly, redressUnder } from '../../../../src/rules/redress/redressFor.ts'
import { undisclosedDiscretion } from '../../../../src/rules/redress/redressQuestion.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const known: QuickQuestion = {
  start: '2016-03-01',
  amountOfCredit: 1_000_000,
  aprs: [990],
  months: [48],
  balloons: [0],
  commissions: [60_000],
  mayHaveEndedEarly: false,
  calculatedOn: '2026-06-30',
  conventions: { monthlyRate: 'effective', interestFloor: 'per-year' },
}

test('with everything known both ends are the remedy, to the nearest £10', () => {
  expect(quickRange(known, contentFacts)).toEqual({
    aprPart: { low: 47_000, high: 47_000 },
    redress: { low: 66_000, high: 66_000 },
  })
})

test('what is assumed widens the range', () => {
  const { aprPart, redress } = quickRange(
    { ...known, aprs: [690, 990, 1290], months: [36, 48, 60], commissions: [30_000, 60_000, 90_000] },
    contentFacts,
  )
  expect(aprPart.low).toBeLessThan(47_000)
  expect(aprPart.high).toBeGreaterThan(47_000)
  expect(redress.low).toBeLessThan(66_000)
  expect(redress.high).toBeGreaterThan(66_000)
})

test('at 0% there is nothing', () => {
  expect(quickRange({ ...known, aprs: [0] }, contentFacts)).toEqual({
    aprPart: { low: 0, high: 0 },
    redress: { low: 0, high: 0 },
  })
})

test('after the scheme there is nothing; before it the sum cannot be made', () => {
  expect(quickRange({ ...known, start: '2024-11-02' }, contentFacts).redress).toEqual({ low: 0, high: 0 })
  expect(() => quickRange({ ...known, start: '2007-04-05' }, contentFacts)).toThrow('only from the scheme’s first day')
})

test('an empty list of assumptions is an error', () => {
  expect(() => quickRange({ ...known, aprs: [] }, contentFacts)).toThrow('at least one APR')
  expect(() => quickRange({ ...known, commissions: [] }, contentFacts)).toThrow('one commission')
})

test('one that may have ended early starts from nothing, as the full method does for its first day', () => {
  const question = undisclosedDiscretion(
    { start: known.start, amountOfCredit: 1_000_000, apr: 990, months: 48, balloon: 0 },
    60_000,
    known.calculatedOn,
  )
  const law = lawFor(known.start, known.calculatedOn, contentFacts)
  expect(lowIfEndedEarly(redressUnder(question, law), question, law, known.start)).toBe(0)
  expect(quickRange({ ...known, mayHaveEndedEarly: true }, contentFacts)).toEqual({
    aprPart: { low: 0, high: 47_000 },
    redress: { low: 0, high: 66_000 },
  })
})

test('a commission so high that all of it is repaid does not shrink with the term', () => {
  const commissions = [500_000]
  expect(quickRange({ ...known, commissions, mayHaveEndedEarly: true }, contentFacts).redress).toEqual(
    quickRange({ ...known, commissions }, contentFacts).redress,
  )
})
