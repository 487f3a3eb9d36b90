import { expect, test } from 'vitest'
import { schemeFor } from '../../../../src/rules/scheme/schemeFor.ts'
import { schemeTerms } from '../../../../src/rules/scheme/schemeTerms.ts'
import { contentFacts } from '../../support/contentFacts.ts'

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
