import { describe, expect, test } from 'vitest'
import { factsInState } from '../../../src/facts/valueOn.ts'
import { flowFaults } from '../../../src/flows/flowFaults.ts'
import { journeyFaults } from '../../../src/flows/journeyFaults.ts'
import { fromQuery, toQuery } from '../../../src/flows/query.ts'
import { routeOf } from '../../../src/flows/route.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { flowOf, flowTools, journeysOf } from '../support/contentFlows.ts'

describe.each(flowTools)('the questions of %s', (tool) => {
  const flow = flowOf(tool)
  const journeys = journeysOf(tool)

  test('hold together: no dead end, no loop, nothing out of reach', () => {
    expect(flowFaults(flow)).toEqual([])
  })

  test('have a journey to every outcome', () => {
    expect(journeyFaults(flow, journeys, contentFacts)).toEqual([])
  })

  test.each(journeys)('$name → $ends', ({ answers, ends, on, state }) => {
    const facts = state ? factsInState(contentFacts, state) : contentFacts
    expect(routeOf(flow, answers, { facts, today: on }).outcome).toBe(ends)
  })

  test.each(journeys)('$name: the answers survive the page’s address', ({ answers }) => {
    expect(fromQuery(flow, new URLSearchParams(toQuery(flow, [answers]).toString()))).toEqual([answers])
  })
})

test('a letter that says nothing is due leads to its meaning, the sum and the papers', () => {
  const { body = '' } = flowOf('redress-eligibility').outcomes['not-owed'] ?? {}
  const links = ['/guides/reply-decoder', '/guides/redress-calculator', '/evidence-checklist']
  expect(links.filter((link) => !body.includes(`](${link})`))).toEqual([])
})
