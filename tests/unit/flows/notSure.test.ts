import { expect, test } from 'vitest'
import { type Answers, UNKNOWN } from '../../../src/flows/answers.ts'
import { answersOn, notesFor, routeOf } from '../../../src/flows/route.ts'
import type { Flow, FlowQuestion } from '../../../src/flows/schema.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { flowOf, flowTools } from '../support/contentFlows.ts'

const context = { facts: contentFacts, today: '2026-11-20' }

const notSureOf = (question: FlowQuestion | undefined): string | undefined =>
  question?.kind === 'choice'
    ? question.options.find(({ value }) => value === 'not-sure')?.value
    : question?.unknown && UNKNOWN

/** The walk of someone who says "I’m not sure" wherever that can be said. */
function walk(flow: Flow, answers: Answers): { outcome: string | null; notes: string[] } {
  const { asked, outcome } = routeOf(flow, answers, context)
  const at = asked.at(-1) ?? ''
  const notSure = notSureOf(flow.questions[at])
  return outcome === null && answers[at] === undefined && notSure !== undefined
    ? walk(flow, { ...answers, [at]: notSure })
    : { outcome, notes: notesFor(flow, answersOn({ asked, outcome }, answers), context) }
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

/** Every way of answering some of these questions by "I’m not sure" and the others as given. */
const everyWay = (flow: Flow, sure: Answers): Answers[] =>
  Object.entries(sure).reduce<Answers[]>(
    (ways, [id, answer]) => {
      const notSure = notSureOf(flow.questions[id])
      return ways.flatMap((way) => [{ ...way, [id]: answer }, ...(notSure ? [{ ...way, [id]: notSure }] : [])])
    },
    [{}],
  )

/** What was asked on a way and answered by "I’m not sure". */
function leftOpen(flow: Flow, answers: Answers): string[] {
  const { asked } = routeOf(flow, answers, context)
  const given = (id: string) => answers[id] ?? notSureOf(flow.questions[id])
  return asked.filter((id) => given(id) !== undefined && given(id) === notSureOf(flow.questions[id]))
}

const inTime = { 'letter-date': '2026-11-02', postmark: '2026-11-03' }
const redress = { whose: 'mine', nation: 'scotland', court: 'no', settled: 'no' }

test.each([
  ['eligibility-checker', fits, ['last-payment', 'option-fee', 'give-back', 'told']],
  [
    'eligibility-checker',
    { ...fits, start: '2024', 'start-day': '2024-05-01' },
    ['last-payment', 'option-fee', 'give-back', 'start-day', 'told'],
  ],
  ['redress-eligibility', { ...redress, complained: 'no', invited: 'no' }, []],
  ...['none', 'not-owed', 'invitation', 'decision', 'final-response', 'not-sure'].map(
    (letter) =>
      [
        'redress-eligibility',
        {
          ...redress,
          complained: 'to-lender',
          'complained-on': '2025-05',
          start: '2016-05',
          letter,
          code: 'other',
          stage: 'final',
          ...inTime,
        },
        ['letter', 'letter-date', 'postmark'],
      ] as const,
  ),
] as const)(
  '%s: on every way from %j, each point left open has its note, and there is no good news',
  (id, sure, free) => {
    const flow = flowOf(id)
    for (const answers of everyWay(flow, sure)) {
      const { outcome, notes } = walk(flow, answers)
      const open = leftOpen(flow, answers).filter((question) => !(free as readonly string[]).includes(question))
      // The maker's name decides a single point, which its note tells.
      const deciding = open.filter((question) => question !== 'makers-name')
      if (['kind-covered', 'kind-covered-captive', 'not-complained'].includes(String(outcome)))
        expect({ answers, open: deciding }).toEqual({ answers, open: [] })
      const noteOf: Record<string, string> = { 'arranged-by': 'arranged-not-known', 'zero-rate': 'rate-not-known' }
      const ended = ['lease', 'zero-rate-deal', 'no-broker', 'find-out-letter'].includes(String(outcome))
      const wanted = ended ? [] : open.map((question) => noteOf[question] ?? `${question}-not-known`)
      expect({ answers, outcome, missing: wanted.filter((note) => !notes.includes(note)) }).toEqual({
        answers,
        outcome,
        missing: [],
      })
    }
  },
)

/** A choice may call it otherwise; a date that a letter lacks is one that is not known. */
const canBeLeftOpen = (question: FlowQuestion): boolean =>
  question.kind === 'choice'
    ? question.options.some(({ value }) => ['not-sure', 'unknown', 'none'].includes(value))
    : question.unknown !== undefined

test('each question can be answered by someone who does not know, or is one that anyone can answer', () => {
  const withoutIt = Object.fromEntries(
    flowTools.map((name) => [
      name,
      Object.entries(flowOf(name).questions)
        .filter(([, question]) => !canBeLeftOpen(question))
        .map(([id]) => id),
    ]),
  )
  expect(withoutIt).toEqual({
    // Their pages say that it's fine not to know.
    'claim-calculator': [],
    'eligibility-checker': ['vehicle', 'customer'],
    // A sum to try: any will do.
    'fee-comparison': ['redress'],
    // What the lender has not said can be answered so.
    'redress-calculator': ['late', 'no-better'],
    'redress-eligibility': ['whose', 'nation'],
  })
})
