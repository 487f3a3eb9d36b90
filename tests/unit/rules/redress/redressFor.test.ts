import { describe, expect, test } from 'vitest'
import { redressFacts } from '../../../../src/rules/redress/law.ts'
import { reasonText } from '../../../../src/rules/redress/reason.ts'
import { redressFor } from '../../../../src/rules/redress/redressFor.ts'
import type { RedressQuestion } from '../../../../src/rules/redress/redressQuestion.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { contentWords } from '../../support/contentWords.ts'
import { disclosedAlike, example } from './example.ts'

const ask = (change: Partial<RedressQuestion>) => redressFor({ ...example, ...change }, contentFacts)
const madeOn = (start: string) => ask({ agreement: { ...example.agreement, start } })
const none = { ...example.arrangements, discretionary: false }
const textOf = (result: ReturnType<typeof ask>, rule: string) => {
  const found = reason(result, rule)
  return found && reasonText(contentWords['redress-calculator'].rules, found)
}
const reason = (result: ReturnType<typeof ask>, rule: string) => result.reasons.find((each) => each.rule === rule)

describe('what stands in the way', () => {
  test.each<[string, Partial<RedressQuestion>, string, string]>([
    ['a lease', { product: 'lease' }, 'outside-scheme', 'credit-agreement'],
    ['a loan the buyer arranged', { product: 'personal-loan' }, 'outside-scheme', 'credit-agreement'],
    ['no commission', { commission: 0 }, 'excluded', 'commission-paid'],
    ['commission of exactly £150', { commission: 15_000 }, 'nothing-due', 'minimal-commission'],
    ['an APR of 0%', { agreement: { ...example.agreement, apr: 0 } }, 'nothing-due', 'interest-charged'],
    ['a complaint already resolved', { alreadyResolved: true }, 'excluded', 'not-resolved'],
    ['no arrangement that counts', { arrangements: none }, 'nothing-due', 'relevant-arrangement'],
    [
      'a tie to a visible captive lender',
      { arrangements: { ...none, tie: true, visibleCaptive: true } },
      'nothing-due',
      'tied-arrangement',
    ],
    ['adequate disclosure', { disclosed: disclosedAlike(true) }, 'nothing-due', 'disclosure'],
  ])('%s', (_name, change, outcome, rule) => {
    const result = ask(change)
    expect(result).toMatchObject({ outcome, remedy: 'none', redress: { low: 0, high: 0 } })
    expect(reason(result, rule)?.finding).toBe('not-met')
    // The arithmetic is given all the same.
    expect(result.instalment).toBeGreaterThan(0)
    expect(result.aprRemedy).not.toBeNull()
    expect(result.commissionRemedy).not.toBeNull()
  })

  test.each([
    ['2007-04-05', 'outside-scheme'],
    ['2007-04-06', 'redress'],
    ['2008-02-29', 'redress'],
    ['2014-03-31', 'redress'],
    ['2014-04-01', 'redress'],
    ['2024-02-29', 'redress'],
    ['2024-11-01', 'redress'],
    ['2024-11-02', 'outside-scheme'],
  ])('made on %s: %s', (start, outcome) => {
    expect(madeOn(start).outcome).toBe(outcome)
  })

  test('before the scheme its own figures are left out and said to be', () => {
    const result = madeOn('2007-04-05')
    expect(result).toMatchObject({
      scheme: null,
      aprRemedy: null,
      commissionRemedy: null,
      hybrid: null,
      instalment: 25_112,
    })
    expect(textOf(result, 'figures')).toBe(
      'The scheme has no APR cut, minimum or interest before 6 April 2007, so we can’t work those figures out.',
    )
  })

  test('after the scheme the figures are worked out though nothing is due', () => {
    expect(madeOn('2024-11-02')).toMatchObject({
      scheme: null,
      redress: { low: 0, high: 0 },
      hybrid: expect.any(Number),
    })
  })

  test('minimal commission is £120 the day before April 2014 and £150 from it', () => {
    const at = (start: string, commission: number) =>
      ask({ agreement: { ...example.agreement, start }, commission }).outcome
    expect([
      at('2014-03-31', 12_000),
      at('2014-03-31', 12_001),
      at('2014-04-01', 15_000),
      at('2014-04-01', 15_001),
    ]).toEqual(['nothing-due', 'redress', 'nothing-due', 'redress'])
  })

  test('a high commission counts by itself', () => {
    expect(ask({ arrangements: none, commission: 120_000 }).outcome).toBe('redress')
  })
})

describe('which remedy', () => {
  const steep = { ...example.agreement, amountOfCredit: 660_000, apr: 1870, months: 54 }

  test('very high commission with a tie is repaid whole', () => {
    const result = ask({ agreement: steep, commission: 165_095, arrangements: { ...none, tie: true } })
    expect(result.remedy).toBe('commission')
    expect(result.redress).toEqual({ low: result.commissionRemedy?.total, high: result.commissionRemedy?.total })
    expect(reason(result, 'very-high-commission')).toMatchObject({ finding: 'met', confidence: 'medium' })
  })

  test('very high commission alone gives the hybrid', () => {
    expect(ask({ agreement: steep, commission: 165_095, arrangements: none }).remedy).toBe('hybrid')
  })

  test('a tie that the captive exception takes out does not make it repayable', () => {
    expect(
      ask({ agreement: steep, commission: 165_095, arrangements: { ...none, tie: true, visibleCaptive: true } }).remedy,
    ).toBe('hybrid')
  })

  test('an unconfirmed cap that bites gives a range with and without it', () => {
    const result = ask({ agreement: { ...example.agreement, apr: 2000 }, commission: 30_000 })
    expect(result.redress).toEqual({ low: result.caps[0]?.limit, high: result.hybrid })
    expect(result.redress.low).toBeLessThan(result.hybrid ?? 0)
    expect(reason(result, 'commission-cap')).toMatchObject({ finding: 'met', confidence: 'low' })
  })

  test('once confirmed, the cap lowers both ends', () => {
    const cap = contentFacts.get('scheme.commission-remedy-cap')
    if (!cap) throw new Error('no cap')
    const facts = new Map(contentFacts).set(cap.id, { ...cap, confidence: 'high' })
    const result = redressFor({ ...example, agreement: { ...example.agreement, apr: 2000 }, commission: 30_000 }, facts)
    expect(result.redress).toEqual({ low: result.caps[0]?.limit, high: result.caps[0]?.limit })
  })
})

describe('what is not known', () => {
  test.each<[string, Partial<RedressQuestion>]>([
    ['a discretionary arrangement', { arrangements: { ...none, discretionary: 'unknown' } }],
    ['a tie', { arrangements: { ...none, tie: 'unknown' } }],
    ['whether a captive link was visible', { arrangements: { ...none, tie: true, visibleCaptive: 'unknown' } }],
    ['disclosure', { disclosed: disclosedAlike('unknown') }],
    ['the product', { product: 'unknown' }],
    ['an earlier decision', { alreadyResolved: 'unknown' }],
  ])('%s: from nothing to the remedy', (_name, change) => {
    expect(ask(change)).toMatchObject({ outcome: 'redress', redress: { low: 0, high: 65_595 } })
  })

  test('an unknown tie beside a discretionary arrangement changes nothing', () => {
    expect(ask({ arrangements: { ...example.arrangements, tie: 'unknown' } }).redress).toEqual({
      low: 65_595,
      high: 65_595,
    })
  })

  test('without the commission there is an APR part and no upper figure', () => {
    const result = ask({ commission: null })
    expect(result).toMatchObject({
      outcome: 'redress',
      remedy: 'unknown',
      redress: { low: 0, high: null },
      hybrid: null,
      commissionRemedy: null,
      commissionShareOfLoan: null,
      aprRemedy: { total: 47_236 },
    })
    expect(reason(result, 'commission-paid')?.finding).toBe('unknown')
  })

  test('without the commission a plain exclusion still decides', () => {
    expect(ask({ commission: null, product: 'lease' })).toMatchObject({
      outcome: 'outside-scheme',
      redress: { low: 0, high: 0 },
    })
  })

  test('what was not asked, or is not published, is said not to be checked', () => {
    const unchecked = ask({})
      .reasons.filter(({ finding }) => finding === 'not-checked')
      .map(({ rule }) => rule)
    expect(unchecked).toEqual([
      'consumer',
      'not-resolved',
      'in-time',
      'discretion-used',
      'no-better-deal',
      'cheapest-credit',
      'adjusted-cost-cap',
    ])
  })
})

test('every reason names a paragraph of its own chapter', () => {
  expect(madeOn('2010-01-01').reasons.every(({ paragraph }) => paragraph.includes('CONRED 6'))).toBe(true)
  expect(ask({}).reasons.every(({ paragraph }) => paragraph.includes('CONRED 5'))).toBe(true)
})

test('arrears are set off and never take it below nothing', () => {
  expect(ask({ arrears: 15_595 }).redress).toEqual({ low: 50_000, high: 50_000 })
  expect(ask({ arrears: 1_000_000 })).toMatchObject({ outcome: 'redress', redress: { low: 0, high: 0 } })
})

test('instalments still to come are part of the loss and carry no interest', () => {
  const result = ask({ calculatedOn: '2016-03-31' })
  expect(result.aprRemedy).toEqual({ loss: 35_307, interest: 0, total: 35_307 })
})

test('a day of calculation beyond the Bank Rate we know is an error', () => {
  expect(() => ask({ calculatedOn: '2026-11-05' })).toThrow('rates.bank-rate has no value on 2026-11-05')
  expect(ask({ calculatedOn: '2026-11-04' }).outcome).toBe('redress')
})

test('a day of calculation before the start is an error', () => {
  expect(() => ask({ calculatedOn: '2016-02-29' })).toThrow('the day of calculation, 2016-02-29, is before 2016-03-01')
})

test('it reads no fact beyond those it names', () => {
  const few = new Map(redressFacts.map((id) => [id, contentFacts.get(id)!]))
  expect(redressFor(example, few)).toEqual(redressFor(example, contentFacts))
})
