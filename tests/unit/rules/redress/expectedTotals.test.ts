import { expect, test } from 'vitest'
import { numberOn } from '../../../../src/facts/valueOn.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const on = '2026-06-30'
const billions = (pounds: number) => Math.round(pounds / 10_000_000) / 100

// FCA policy statement PS26/3: agreements × average × take-up, to within the rounding of its own figures.
test('12.1 million agreements at £829 and 75% take-up come to the £7.5 billion published', () => {
  const total =
    numberOn(contentFacts, 'scheme.agreements-covered', on) *
    numberOn(contentFacts, 'scheme.average', on) *
    (numberOn(contentFacts, 'scheme.take-up', on) / 100)
  expect(billions(total)).toBe(7.52)
  expect(Math.abs(total / numberOn(contentFacts, 'scheme.total', on) - 1)).toBeLessThan(0.01)
})
