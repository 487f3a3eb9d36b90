import { describe, expect, test } from 'vitest'
import { likelyWay } from '../../../src/flows/route.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { flowOf } from '../support/contentFlows.ts'

const context = { facts: contentFacts, today: '2026-11-20' }
const leftOf = (answers: Record<string, string>) => likelyWay(flowOf('redress-calculator'), answers, context)
const fromPapers = { product: 'hp', start: '2016-06-15', credit: '10000', apr: '8.9', months: '48' }

describe('what is left to ask', () => {
  test('is what papers do not say; it is not known until it is said', () => {
    const { asked, left } = leftOf(fromPapers)
    expect(left.filter(({ unknown }) => unknown === undefined)).toEqual([])
    expect(left.slice(0, 3).map(({ id }) => id)).toEqual(['customer', 'commission', 'discretionary'])
    expect(left.map(({ id }) => id)).not.toContain('balloon')
    expect(Object.keys(fromPapers).every((id) => asked.includes(id))).toBe(true)
  })

  test('has what a sum cannot do without, each with a way for who does not know it', () => {
    const { left } = leftOf({ product: 'pcp', start: '2016-06-15', credit: '10000' })
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(['apr', 'months', 'balloon']))
    expect(left.filter(({ unknown }) => unknown === undefined)).toEqual([])
  })

  test('is nothing on a way that has come to its end', () => {
    expect(leftOf({ product: 'lease' })).toEqual({ asked: ['product'], left: [], end: 'lease' })
  })

  test('asks again for an answer that does not go with another', () => {
    const { left } = leftOf({ ...fromPapers, 'settled-on': '2015-01-01' })
    expect(left.map(({ id }) => id)).toContain('settled-on')
  })
})
