import { expect, test } from 'vitest'
import { type Answers, UNKNOWN } from '../../../src/flows/answers.ts'
import { notesFor, routeOf } from '../../../src/flows/route.ts'
import type { Flow, FlowQuestion } from '../../../src/flows/schema.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { flowOf } from '../support/contentFlows.ts'

const context = { facts: contentFacts, today: '2026-11-20' }

const notSureOf = (question: FlowQuestion | undefined): string | undefined =>
  question?.kind === 'choice'
    ? question.options.find(({ value }) => value === 'not-sure')?.value
    : question?.unknown && UNKNOWN

/** The walk of someone who says "I am not sure" wherever that can be said. */
function walk(flow: Flow, answers: Answers): { outcome: string | null; notes: string[] } {
  const { asked, outcome } = routeOf(flow, answers, context)
  const at = asked.at(-1) ?? ''
  const notSure = notSureOf(flow.questions[at])
  return outcome === null && answers[at] === undefined && notSure !== undefined
    ? walk(flow, { ...answers, [at]: notSure })
    : { outcome, notes: notesFor(flow, answers, context) }
}

test.each([
  [
    'redress-eligibility',
    { whose: 'mine', nation: 'england-and-wales' },
    'find-out-first',
    ['court-not-known', 'settled-not-known', 'complained-not-known', 'invited-not-known'],
  ],
  [
    'redress-eligibility',
    { whose: 'mine', nation: 'england-and-wales', complained: 'to-lender', letter: 'none' },
    'waiting',
    ['court-not-known', 'settled-not-known', 'complained-on-not-known', 'start-not-known'],
  ],
  [
    'eligibility-checker',
    { vehicle: 'car', customer: 'person' },
    'may-be-covered',
    [
      'either-scheme',
      'finance-not-known',
      'start-not-known',
      'arranged-not-known',
      'rate-not-known',
      'makers-name-not-known',
    ],
  ],
] as const)('%s: who is not sure throughout hears what is not known: %j', (flow, answers, outcome, notes) => {
  expect(walk(flowOf(flow), answers)).toEqual({ outcome, notes })
})

test.each(['court', 'settled', 'complained', 'invited'])(
  'redress-eligibility: not being sure of “%s” alone is not read as no',
  (id) => {
    const sure = { whose: 'mine', nation: 'scotland', court: 'no', settled: 'no', complained: 'no', invited: 'no' }
    expect(walk(flowOf('redress-eligibility'), sure)).toEqual({ outcome: 'not-complained', notes: ['scotland'] })
    expect(walk(flowOf('redress-eligibility'), { ...sure, [id]: 'not-sure' })).toEqual({
      outcome: 'find-out-first',
      notes: [`${id}-not-known`, 'scotland'],
    })
  },
)

const fits = {
  vehicle: 'car',
  finance: 'pcp',
  start: '2016-05',
  'arranged-by': 'broker',
  customer: 'person',
  'zero-rate': 'no',
  told: 'no',
  'makers-name': 'no',
}

test.each([
  ['a day at the scheme’s edge', { start: '2024', 'start-day': UNKNOWN }, 'start-not-known'],
  ['an interest-free deal', { 'zero-rate': 'not-sure' }, 'rate-not-known'],
  ['who arranged it', { 'arranged-by': 'not-sure' }, 'arranged-not-known'],
])('eligibility-checker: %s that is not known alone is not said to fit', (_, answers, note) => {
  expect(walk(flowOf('eligibility-checker'), fits).outcome).toBe('kind-covered')
  const { outcome, notes } = walk(flowOf('eligibility-checker'), { ...fits, ...answers })
  expect({ outcome, noted: notes.includes(note) }).toEqual({ outcome: 'may-be-covered', noted: true })
})
