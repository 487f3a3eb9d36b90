import { describe, expect, test } from 'vitest'
import { factsInState } from '../../../src/facts/valueOn.ts'
import { fromQuery, toQuery } from '../../../src/flows/query.ts'
import { routeOf } from '../../../src/flows/route.ts'
import { flowFaults, journeyFaults } from '../../../src/site/checks/flows.ts'
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

test('an answer without a sum has one button', () => {
  const button = /\{% next %\}\n\[[^\]]+\]\([^)]+\)\n\{% \/next %\}/g
  const buttons = flowTools.flatMap((tool) =>
    Object.entries(flowOf(tool).outcomes).flatMap(([id, { sum, body }]) =>
      sum ? [] : [[`${tool} ${id}`, body.match(button)?.length ?? 0] as const],
    ),
  )
  expect(buttons.length).toBeGreaterThan(35)
  // What is to be done there is on the page itself.
  const without = ['redress-eligibility find-out-first']
  expect(buttons.flatMap(([id, count]) => (count === 1 || without.includes(id) ? [] : [id]))).toEqual([])
})

test('a letter that says nothing is due leads to its meaning, the sum and the papers', () => {
  const { body = '' } = flowOf('redress-eligibility').outcomes['not-owed'] ?? {}
  const links = ['/guides/reply-decoder', '/guides/redress-calculator', '/evidence-checklist']
  expect(links.filter((link) => !body.includes(`](${link})`))).toEqual([])
})
