import { describe, expect, test } from 'vitest'
import { instalment } from '../../../../src/rules/credit/creditAgreement.ts'
import { monthlyRate } from '../../../../src/rules/credit/rates.ts'
import { examplesFrom } from '../../../../src/toolkit/redress/exampleFigures.ts'
import { sumSteps } from '../../../../src/toolkit/redress/sumSteps.ts'
import { assumptions, middleCase, rangeWords } from '../../../../src/tools/claim-calculator/ClaimResult.tsx'
import { assumedFrom, claimRange, startDays } from '../../../../src/tools/claim-calculator/claimRange.ts'
import { redressCalculator } from '../../../../src/tools/redress-calculator/tool.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { contentWords } from '../../support/contentWords.ts'

const context = { facts: contentFacts, today: '2026-11-20' }
const { exampleFigures } = contentWords['redress-calculator']
const examples = examplesFrom(exampleFigures, { apr: 'middle', commission: 'middle' })
const known = { finance: 'hp', start: '2016-06', credit: '10000', apr: '8.9', months: '48', 'settled-early': 'no' }

describe('the method on the middle of the range', () => {
  test('shows no difference that the figures beside it do not give', () => {
    const words = contentWords['redress-calculator']
    const worked = middleCase(
      { finance: 'pcp', start: '2019-03', credit: '18000', apr: '6.9', months: '36', balloon: '8000' },
      examples,
      context,
    )
    const steps = sumSteps(worked, words)
    expect(steps.find(({ key }) => key === 'loss')).toMatchObject({
      says: 'The difference between the two payments over the whole term, before rounding:',
      figure: '£447.28',
    })
  })
  test.each([
    ['hire purchase £10,000, 8.9%, 48 months', { ...known }, [246.75, 240.15, 316.75]],
    [
      'PCP £18,000 with £8,000 at the end, 6.9%, 36 months',
      { finance: 'pcp', start: '2019-03', credit: '18000', apr: '6.9', months: '36', balloon: '8000' },
      [351.97, 339.54, 447.28],
    ],
    [
      'hire purchase £6,000, 12.9%, 60 months, from 2014',
      { ...known, start: '2014-06', credit: '6000', apr: '12.9', months: '60' },
      [134.06, 128.12, 356.42],
    ],
    [
      'the same from 2011, under the larger cut',
      { ...known, start: '2011-06', credit: '6000', apr: '12.9', months: '60' },
      [134.06, 126.73, 439.84],
    ],
    [
      '£20,000, 10%, 48 months: the APR as a yearly rate and not twelve times a monthly one',
      { ...known, credit: '20000', apr: '10' },
      [503.12, 488.26, 713.42],
    ],
  ])('%s', (_, answers, expected) => {
    const redress = middleCase(answers, examples, context).byFloor['per-year']
    expect(
      [redress.instalment, redress.adjustedInstalment ?? 0, redress.aprRemedy?.loss ?? 0].map((pence) => pence / 100),
    ).toEqual(expected)
  })

  test('a published £507.25 for £20,000 at 10% over 48 months is a twelfth of the APR a month', () => {
    const loan = { amountOfCredit: 2_000_000, months: 48, balloon: 0 }
    expect(Math.round(instalment(loan, monthlyRate(0.1, 'nominal')))).toBe(50_725)
    expect(Math.round(instalment(loan, monthlyRate(0.1, 'effective')))).toBe(50_312)
  })
})

describe('the days a start may stand for', () => {
  test.each([
    [{ start: '2016-06' }, ['2016-06-01', '2016-06-30']],
    [{ start: '2014-04' }, ['2014-04-01', '2014-04-30']],
    [{ start: '2014-03' }, ['2014-03-01', '2014-03-31']],
    [{ start: '2014' }, ['2014-01-01', '2014-03-31', '2014-04-01', '2014-12-31']],
    [{ start: 'unknown' }, ['2007-04-06', '2014-03-31', '2014-04-01', '2024-11-01']],
    [{ start: '2007', 'start-day': 'unknown' }, ['2007-04-06', '2007-12-31']],
    [{ start: '2024-11', 'start-day': 'unknown' }, ['2024-11-01']],
    [{ start: '2024-11', 'start-day': '2024-11-01' }, ['2024-11-01']],
  ])('%o', (answers, days) => {
    expect(startDays(answers, context)).toEqual(days)
  })
})

test('a range has two ends, both multiples of £10, and covers the part without commission', () => {
  const { aprPart, redress } = claimRange(known, examples, context)
  for (const { low, high } of [aprPart, redress]) {
    expect(low).toBeLessThan(high)
    expect([low % 1000, high % 1000]).toEqual([0, 0])
  }
})

test('what is not known widens it', () => {
  const sure = claimRange({ ...known, finance: 'pcp', balloon: '4000' }, examples, context).redress
  const unsure = claimRange(
    { ...known, finance: 'pcp', apr: 'unknown', months: 'unknown', balloon: 'unknown' },
    examples,
    context,
  ).redress
  expect(unsure.low).toBeLessThan(sure.low)
  expect(unsure.high).toBeGreaterThan(sure.high)
})

test('neither the start nor the amount need be known, and the result says what was taken instead', () => {
  const { start: _, credit: __, ...rest } = known
  const within = [
    { start: '2007-05', credit: '5000' },
    { start: '2014-04', credit: '10000' },
    { start: '2024-10', credit: '20000' },
  ].map((one) => claimRange({ ...rest, ...one }, examples, context).redress)
  const answers = { ...rest, start: 'unknown', credit: 'unknown' }
  const { low, high } = claimRange(answers, examples, context).redress
  expect(low).toBeLessThanOrEqual(Math.min(...within.map((range) => range.low)))
  expect(high).toBeGreaterThanOrEqual(Math.max(...within.map((range) => range.high)))
  expect(middleCase(answers, examples, context).question).toMatchObject({ agreement: { amountOfCredit: 1_000_000 } })
  expect(assumptions(answers, context, contentWords['claim-calculator'].assumed, exampleFigures)).toEqual(
    expect.arrayContaining([
      'You don’t know when it started, so the range covers the whole scheme, from 6 April 2007 to 1 November 2024. Your first payment on a bank statement shows the month, and the lender can tell you.',
      'You don’t know how much you borrowed, so we used examples: £5,000, £10,000, £20,000. It’s on the agreement, or the lender can tell you.',
    ]),
  )
})

test('the sets that visitors choose among are those that editors wrote', () => {
  const figures = { ...exampleFigures, aprs: { ...exampleFigures.aprs, higher: [12.34] } }
  const { aprs } = examplesFrom(figures, { apr: 'higher', commission: 'lower' })
  expect(assumedFrom({ ...known, apr: 'unknown' }, { ...examples, aprs }).map((one) => one.aprs)).toEqual([[1234]])
  const { shape } = redressCalculator.wordsFile
  expect(shape.exampleFigures.safeParse({ ...figures, months: [48, 36] }).error?.issues).toMatchObject([
    { path: ['months'], message: 'write them from the lowest to the highest' },
  ])
})

test('one to three months can be worked out', () => {
  for (const months of ['1', '2', '3'])
    expect(claimRange({ ...known, months }, examples, context).redress.high).toBeGreaterThan(0)
})

test('interest stops at the last day the Bank Rate is confirmed for, and the result says so', () => {
  expect(assumptions(known, context, contentWords['claim-calculator'].assumed, exampleFigures)).toContain(
    'Interest runs to 4 November 2026, the last day we know the Bank Rate for.',
  )
})

test.each(['yes', 'not-sure'])(
  'an early end (%s) brings the low end down to nothing, and the result says so',
  (early) => {
    const answers = { ...known, 'settled-early': early }
    const toTheEnd = claimRange(known, examples, context)
    expect(claimRange(answers, examples, context)).toEqual({
      aprPart: { low: 0, high: toTheEnd.aprPart.high },
      redress: { low: 0, high: toTheEnd.redress.high },
    })
    const { assumed } = contentWords['claim-calculator']
    expect(assumptions(answers, context, assumed, exampleFigures).at(-1)).toBe(
      early === 'yes' ? assumed.endedEarly : assumed.mayHaveEndedEarly,
    )
  },
)

test('the panel never shows one sum, and always nothing', () => {
  const words = contentWords['claim-calculator']
  const answerTo = (...ranges: Parameters<typeof rangeWords>[0]) => rangeWords(ranges, '', words).answer
  expect(answerTo({ low: 50_000, high: 72_000 })).toBe('£500 to £720, or £0')
  expect(answerTo({ low: 50_000, high: 50_000 })).toBe('£0 to £500')
  expect(answerTo({ low: 50_000, high: 72_000 }, { low: 10_000, high: 30_000 })).toBe('£600 to £1,020, or £0')
  expect(rangeWords([], '£0, because you paid no interest', words)).toEqual({
    title: '£0, because you paid no interest',
    heading: '£0, because you paid no interest',
  })
})
