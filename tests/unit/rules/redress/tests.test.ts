import { describe, expect, test } from 'vitest'
import type { AnswerOrNotAsked } from '../../../../src/rules/answer.ts'
import { notChecked } from '../../../../src/rules/redress/reasonsFor.ts'
import { redressFor } from '../../../../src/rules/redress/redressFor.ts'
import type { RedressQuestion } from '../../../../src/rules/redress/redressQuestion.ts'
import { isSchemeCase } from '../../../../src/rules/redress/tests.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { disclosedAlike, example } from './example.ts'

const ask = (change: Partial<RedressQuestion>) => redressFor({ ...example, ...change }, contentFacts)
const large = { ...example.agreement, amountOfCredit: 2_500_001 }

describe('a condition of a scheme case', () => {
  test.each<[string, (answer: AnswerOrNotAsked) => Partial<RedressQuestion>, boolean]>([
    ['a company', (consumer) => ({ consumer }), false],
    ['out of time', (timeBarred) => ({ timeBarred }), true],
    ['a large loan for a business', (businessUse) => ({ businessUse, agreement: large }), true],
  ])('%s: no stops it, not known widens to nothing, not asked is listed', (_name, with_, stops) => {
    const [failed, passed, unknown, left] = [stops, !stops, 'unknown' as const, 'not-asked' as const].map((answer) =>
      ask(with_(answer)),
    )
    expect(failed).toMatchObject({ outcome: 'excluded', remedy: 'none', redress: { low: 0, high: 0 } })
    expect(passed?.redress.low).toBeGreaterThan(0)
    expect(unknown?.redress).toEqual({ low: 0, high: passed?.redress.high })
    expect(left?.redress).toEqual(passed?.redress)
    expect([failed, passed, unknown, left].map((result) => result && isSchemeCase(result.tests.schemeCase))).toEqual([
      false,
      true,
      'unknown',
      true,
    ])
  })

  test('business use does not matter up to the line', () => {
    expect(ask({ businessUse: true }).outcome).toBe('redress')
  })

  test('only an adapted vehicle is spared by the line for large loans', () => {
    const beyond = { ...example.agreement, amountOfCredit: 6_100_001 }
    const of = (adaptedVehicle: AnswerOrNotAsked) => ask({ agreement: beyond, adaptedVehicle })
    expect([of(true).outcome, of(false).outcome, of('not-asked').outcome]).toEqual(['redress', 'excluded', 'excluded'])
    expect(of('unknown').redress.low).toBe(0)
    expect(of('unknown').redress.high).toBe(of(true).redress.high)
  })

  test('time is listed as not checked until it is answered', () => {
    const listed = (timeBarred: AnswerOrNotAsked) =>
      notChecked(ask({ timeBarred }).reasons).some(({ rule }) => rule === 'in-time')
    expect([listed('not-asked'), listed('unknown'), listed(false), listed(true)]).toEqual([true, true, false, false])
  })
})

describe('disclosure, arrangement by arrangement', () => {
  const steep = { ...example.agreement, amountOfCredit: 660_000, apr: 1870, months: 54 }
  const veryHigh = { agreement: steep, commission: 165_095, arrangements: { ...example.arrangements, tie: true } }
  const told = (disclosed: Partial<RedressQuestion['disclosed']>) =>
    ask({ ...veryHigh, disclosed: { ...disclosedAlike(false), ...disclosed } })

  test('the whole commission needs the commission and one of the others untold', () => {
    expect([
      told({}).remedy,
      told({ tie: true }).remedy,
      told({ tie: true, discretionary: true }).remedy,
      told({ highCommission: true }).remedy,
    ]).toEqual(['commission', 'commission', 'hybrid', 'hybrid'])
  })

  test('one that was told leaves the others', () => {
    expect(told({ discretionary: true, highCommission: true }).outcome).toBe('redress')
    expect(told({ discretionary: true, highCommission: true, tie: true }).outcome).toBe('nothing-due')
  })

  test('what is not known of one of them gives both remedies as ends', () => {
    const { redress } = told({ highCommission: 'unknown' })
    expect(redress).toEqual({ low: told({ highCommission: true }).redress.low, high: told({}).redress.high })
  })

  test('a tie that played no part makes nothing unfair', () => {
    const tied = { ...example.arrangements, discretionary: false, tie: true }
    expect(ask({ arrangements: tied }).outcome).toBe('redress')
    expect(ask({ arrangements: { ...tied, tieOperative: false } }).outcome).toBe('nothing-due')
  })

  test('a power over the rate that was not used does not count', () => {
    expect(ask({ arrangements: { ...example.arrangements, discretionUsed: false } }).outcome).toBe('nothing-due')
  })

  test('no better deal, no loss', () => {
    expect(ask({ noBetterDeal: true })).toMatchObject({ outcome: 'nothing-due', redress: { low: 0, high: 0 } })
  })
})

describe('the cheapest deals of the time', () => {
  test('leave nothing of the hybrid, at their APR and below it', () => {
    expect([ask({ cheapestApr: 989 }).outcome, ask({ cheapestApr: 990 }).outcome]).toEqual(['redress', 'nothing-due'])
    expect(ask({ cheapestApr: 990 }).remedy).toBe('none')
  })

  test('change nothing where the whole commission is repaid', () => {
    const repaid = {
      agreement: { ...example.agreement, amountOfCredit: 660_000, apr: 1870, months: 54 },
      commission: 165_095,
    }
    expect(ask({ ...repaid, cheapestApr: 1870 })).toMatchObject({
      remedy: 'commission',
      redress: ask(repaid).redress,
    })
  })

  test('not known, they leave anything from nothing to the hybrid', () => {
    expect(ask({ cheapestApr: 'unknown' }).redress).toEqual({ low: 0, high: 65_595 })
  })
})
