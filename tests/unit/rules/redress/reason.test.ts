import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filled, reasonText, wordings } from '../../../../src/rules/redress/reason.ts'
import { redressFor } from '../../../../src/rules/redress/redressFor.ts'
import { products, type RedressQuestion } from '../../../../src/rules/redress/redressQuestion.ts'
import { tries } from '../../../support/nightly.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { contentWords } from '../../support/contentWords.ts'
import { example } from './example.ts'

const { rules } = contentWords['redress-calculator']
const answer = fc.constantFrom(true, false, 'unknown' as const)
const asked = fc.constantFrom(true, false, 'unknown' as const, 'not-asked' as const)

const anyQuestion: fc.Arbitrary<RedressQuestion> = fc
  .record({
    agreement: fc.record({
      start: fc.constantFrom('2007-04-05', '2007-06-01', '2008-05-01', '2016-03-01'),
      amountOfCredit: fc.constantFrom(200_000, 660_000, 2_600_000, 7_000_000),
      apr: fc.constantFrom(0, 500, 1870),
      months: fc.constantFrom(12, 54),
      balloon: fc.constant(0),
    }),
    product: fc.constantFrom(...products),
    commission: fc.constantFrom(null, 0, 10_000, 60_000, 165_095),
    consumer: asked,
    businessUse: asked,
    adaptedVehicle: asked,
    alreadyResolved: asked,
    timeBarred: asked,
    arrangements: fc.record({
      discretionary: answer,
      discretionUsed: asked,
      tie: answer,
      visibleCaptive: answer,
      tieOperative: asked,
    }),
    disclosed: fc.record({ discretionary: answer, highCommission: answer, tie: answer }),
    noBetterDeal: asked,
    cheapestApr: fc.constantFrom(100, 499, 500, 'unknown' as const, 'not-asked' as const),
    arrears: fc.constantFrom(0, 5000),
    interestFloor: fc.constantFrom('per-year' as const, 'whole-period' as const),
  })
  .map(({ interestFloor, ...question }) => ({
    ...question,
    calculatedOn: example.calculatedOn,
    conventions: { ...example.conventions, interestFloor },
  }))

test('every wording is reached, and each has words with all its values', () => {
  const reached = new Set<string>()
  for (const question of fc.sample(anyQuestion, { numRuns: tries(4000, 0.25), seed: 20_261_122 })) {
    for (const reason of redressFor(question, contentFacts).reasons) {
      const name = `${reason.rule}: ${reason.wording}`
      if (reached.has(name)) continue
      reached.add(name)
      expect(reasonText(rules, reason), name).toMatch(/^\S.+\.$/)
    }
  }
  const every = Object.entries(wordings).flatMap(([rule, ways]) => ways.map((way) => `${rule}: ${way}`))
  expect([...reached].sort()).toEqual(every.sort())
})

test('a value that is not given, or words that are not there, are errors that say so', () => {
  expect(() => filled('up to {limit}', {})).toThrow('"up to {limit}" names {limit}, which there is none of')
  const [first] = redressFor(example, contentFacts).reasons
  if (!first) throw new Error('no reason')
  expect(() => reasonText({}, first)).toThrow('the words of "agreement-date" have no "met"')
})
