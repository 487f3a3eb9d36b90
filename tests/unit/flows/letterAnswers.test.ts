import { expect, test } from 'vitest'
import { letterAnswers } from '../../../src/flows/letterAnswers.ts'
import { isAnswer } from '../../../src/flows/query.ts'
import { routeOf } from '../../../src/flows/route.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { flowOf } from '../support/contentFlows.ts'

const flow = flowOf('redress-eligibility')
const found = letterAnswers(flow)

const begun = { whose: 'mine', nation: 'england-and-wales', court: 'no', settled: 'no' }
const complained = { ...begun, complained: 'to-lender', 'complained-on': '2025-05', start: '2016-05' }
const silent = { ...begun, complained: 'no' }

test.each([
  ['acknowledgement', complained, 'waiting'],
  ['provisional-decision', complained, 'provisional'],
  ['provisional-no-arrangement', complained, 'provisional'],
  ['provisional-no-records', complained, 'provisional'],
  ['determination', complained, 'decision'],
  ['final-response', complained, 'final-response'],
  ['not-scheme-case', complained, 'not-owed'],
  ['not-scheme-case-time', complained, 'time-barred'],
  ['opt-in-invitation', silent, 'invitation'],
  ['opt-in-invitation', complained, 'invitation'],
  ['too-late-unasked', silent, 'time-barred-unasked'],
] as const)('%s answers all that is asked about it, and leads on', (letter, answers, outcome) => {
  const { chosen, dated } = found[letter] ?? { chosen: {}, dated: [] }
  const all = { ...answers, ...chosen, ...Object.fromEntries(dated.map((question) => [question, '2026-11-02'])) }
  expect(routeOf(flow, all, { facts: contentFacts, today: '2026-11-20' }).outcome).toBe(outcome)
})

test('no other letter answers anything, and every answer is one that its question has', () => {
  expect(Object.keys(found).toSorted()).toEqual([
    'acknowledgement',
    'determination',
    'final-response',
    'not-scheme-case',
    'not-scheme-case-time',
    'opt-in-invitation',
    'provisional-decision',
    'provisional-no-arrangement',
    'provisional-no-records',
    'too-late-unasked',
  ])
  for (const { chosen } of Object.values(found))
    for (const [id, answer] of Object.entries(chosen)) {
      const question = flow.questions[id]
      expect(question && isAnswer(question, answer), `${id}=${answer}`).toBe(true)
    }
})

test('a flow that names no letters has none', () => expect(letterAnswers(flowOf('claim-calculator'))).toEqual({}))
