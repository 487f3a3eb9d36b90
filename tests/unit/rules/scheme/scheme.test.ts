import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../../src/facts/fact.ts'
import type { SchemeState } from '../../../../src/facts/schema.ts'
import { deadlineClocks } from '../../../../src/rules/deadlines/deadlines.ts'
import type { DeadlineEvent } from '../../../../src/rules/deadlines/event.ts'
import { schemeFor } from '../../../../src/rules/scheme/scheme.ts'
import { schemeTerms } from '../../../../src/rules/scheme/schemeTerms.ts'
import { contentFacts } from '../../support/contentFacts.ts'

describe('schemeFor', () => {
  test.each([
    ['2005-01-01', null],
    ['2007-04-05', null],
    ['2007-04-06', 1],
    ['2012-02-29', 1],
    ['2014-03-31', 1],
    ['2014-04-01', 2],
    ['2024-02-29', 2],
    ['2024-11-01', 2],
    ['2024-11-02', null],
  ])('an agreement made on %s falls under scheme %s', (start, scheme) => {
    expect(schemeFor(start, contentFacts)).toBe(scheme)
  })

  test('the APR cut and the minimal commission change on 1 April 2014', () => {
    const before = schemeTerms(contentFacts, '2014-03-31')
    const after = schemeTerms(contentFacts, '2014-04-01')
    expect([before.aprCut.value, before.minimalCommission.value]).toEqual([2100, 12_000])
    expect([after.aprCut.value, after.minimalCommission.value]).toEqual([1700, 15_000])
  })

  test('each figure says how sure it is', () => {
    expect(schemeTerms(contentFacts, '2016-03-01').commissionRemedyCap).toEqual({
      fact: 'scheme.commission-remedy-cap',
      value: 9000,
      confidence: 'low',
    })
  })

  test('before the scheme its figures are not known', () => {
    expect(() => schemeTerms(contentFacts, '2007-04-05')).toThrow('scheme.apr-cut has no value on 2007-04-05')
  })
})

describe('schemeTimes', () => {
  const nation = 'england-and-wales'
  const today = '2027-03-01'
  const judged = '2026-12-18'

  /** The facts with one more value of one of them from a day on. */
  function since(facts: Facts, id: string, from: string, value: string | number): Facts {
    const fact = facts.get(id)
    if (!fact) throw new Error(`There is no fact "${id}"`)
    const source = { title: 'A test', url: 'https://example.org/' }
    return new Map(facts).set(id, { ...fact, values: [...fact.values, { from, value, source }] })
  }
  const judgedTo = (state: SchemeState) => since(contentFacts, 'scheme.state', judged, state)
  const lastDays = (facts: Facts, ...events: DeadlineEvent[]) =>
    deadlineClocks({ today, nation, events }, facts).map(({ lastDay }) => lastDay)

  const complaint: DeadlineEvent = {
    kind: 'complaint-received',
    date: '2026-05-01',
    scheme: true,
    agreementStart: '2016-05-01',
  }
  const invitation: DeadlineEvent = { kind: 'opt-in-invitation', date: '2026-11-02' }

  describe('after a judgment', () => {
    test('the lender’s time has no day until the end of its period is set again', () => {
      expect(lastDays(judgedTo('upheld'), complaint)).toEqual([null])
      const set = since(judgedTo('upheld'), 'scheme.implementation-end-2', '2027-01-15', '2027-06-30')
      expect(lastDays(set, complaint)).toEqual(['2027-09-30'])
      expect(lastDays(set, { ...complaint, agreementStart: '2012-05-01' })).toEqual([null])
    })
    test.each(['upheld-under-appeal', 'quashed-to-be-remade', 'remade'] as const)('it has none while %s', (state) =>
      expect(lastDays(judgedTo(state), complaint)).toEqual([null]),
    )
    test('only the ordinary weeks are left when the scheme is quashed', () =>
      expect(lastDays(judgedTo('quashed'), complaint)).toEqual(['2026-07-26']))

    test.each([
      ['upheld', '2027-05-01', '2027-08-31'],
      ['upheld-under-appeal', '2027-05-01', '2027-08-31'],
      ['quashed-to-be-remade', null, null],
      ['remade', null, null],
    ] as const)('%s: an invitation and the day to come forward', (state, joining, forward) => {
      expect(lastDays(judgedTo(state), invitation)).toEqual([joining])
      expect(lastDays(judgedTo(state))).toEqual([forward])
    })
    test('both are gone when the scheme is quashed', () => {
      expect(lastDays(judgedTo('quashed'), invitation)).toEqual([])
      expect(lastDays(judgedTo('quashed'))).toEqual([])
    })
    test('a day that the new rules set counts again', () =>
      expect(lastDays(since(judgedTo('remade'), 'scheme.come-forward-by', '2027-02-01', '2028-03-31'))).toEqual([
        '2028-03-31',
      ]))
    test('the ombudsman’s time runs whatever was decided', () =>
      expect(lastDays(judgedTo('quashed'), { kind: 'scheme-decision', date: '2026-11-02' })).toEqual(['2027-05-02']))
  })
})
