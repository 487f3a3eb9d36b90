import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../../src/facts/fact.ts'
import { factNamed } from '../../../../src/facts/valueOn.ts'
import type { Answers } from '../../../../src/flows/answers.ts'
import { OutcomeResult } from '../../../../src/toolkit/run/OutcomeResult.tsx'
import { factsOfTool } from '../../../../src/tools/index.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { flowOf, flowTools, journeysOf } from '../../support/contentFlows.ts'
import { withWords } from '../../support/withWords.tsx'

const nothing = () => undefined
const checkers = ['eligibility-checker', 'redress-eligibility'] as const

/** What a checker shows for an outcome, from the facts that reach the browser; the answers are those of a recorded walk to it. */
function resultOf(tool: (typeof checkers)[number], outcome: string, answers?: Answers, on?: string): string {
  const flow = flowOf(tool)
  const journey = journeysOf(tool).find(({ ends }) => ends === outcome)
  const facts: Facts = new Map(factsOfTool(tool, flow).map((id) => [id, factNamed(contentFacts, id)]))
  const way = {
    flow,
    checksFirst: false,
    settingKeys: [],
    context: { facts, today: on ?? journey?.on ?? '2026-11-20' },
  }
  const finished = [{ index: 0, answers: answers ?? journey?.answers ?? {}, outcome }]
  return renderToStaticMarkup(
    withWords(
      <OutcomeResult
        fileName="result"
        way={way}
        finished={finished}
        settings={{}}
        onSetting={nothing}
        onChange={nothing}
        onAnother={undefined}
        onRemove={nothing}
        onStartAgain={nothing}
      />,
    ),
  )
}

const carrying = (tool: (typeof flowTools)[number]) =>
  Object.entries(flowOf(tool).outcomes).flatMap(([id, { fee }]) => (fee ? [id] : []))

describe('what our service costs', () => {
  test('is said where a step of the visitor’s own is open, and nowhere else', () => {
    expect(
      Object.fromEntries(flowTools.map((tool) => [tool, carrying(tool)]).filter(([, outcomes]) => outcomes?.length)),
    ).toEqual({
      'eligibility-checker': ['may-be-covered', 'kind-covered', 'kind-covered-captive'],
      'redress-eligibility': [
        'not-complained',
        'time-barred',
        'time-barred-unasked',
        'provisional',
        'not-owed',
        'invitation',
        'decision',
        'final-response',
      ],
    })
  })

  test.each(checkers.flatMap((tool) => Object.keys(flowOf(tool).outcomes).map((outcome) => [tool, outcome] as const)))(
    '%s: %s',
    (tool, outcome) => {
      const result = resultOf(tool, outcome)
      const free = result.indexOf('You can take each of these steps yourself, free.')
      const fee = result.indexOf('after a fee of £360 including VAT. That’s the most the rules allow.')
      if (carrying(tool).includes(outcome)) expect([free > 0, fee > free]).toEqual([true, true])
      else expect([free, fee]).toEqual([-1, -1])
    },
  )
})

test('a letter from before the rule is told so, in plain words', () => {
  expect(resultOf('redress-eligibility', 'final-response', { 'letter-date': '1999-01-01' })).toContain(
    '<p class="doubt">We can’t work out a last day from 1 January 1999. We only know this time limit from 6 April 2007. Check the date. If it’s right, ask the ombudsman how long you have. It’s free.</p>',
  )
})

test.each([
  ['2027-01-28', 'is the last day. Aim for Friday 29 January 2027, a working day before it.'],
  ['2027-01-30', 'is the last day. It’s very close, so send it today.'],
  ['2027-01-31', 'is the last day. That’s today: send it now.'],
  ['2027-02-01', 'was the last day. '],
])('on %s the last day of a letter of 31 July 2026 “%s”', (on, says) => {
  const answers = { nation: 'england-and-wales', 'letter-date': '2026-07-31' }
  expect(resultOf('redress-eligibility', 'final-response', answers, on)).toContain(`<p>${says}</p>`)
})
