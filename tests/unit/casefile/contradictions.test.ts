import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Agreement,
  type CaseEvent,
  emptyCaseFile,
  nothingAsked,
  type SavedCase,
  type ToolAnswers,
} from '../../../src/casefile/caseFile.ts'
import type { CaseEventKind } from '../../../src/casefile/caseKinds.ts'
import { agreedTo, contradictions } from '../../../src/casefile/contradictions.ts'
import { noPackFields } from '../../../src/tools/ombudsman-pack/packAnswers.ts'
import { anySavedCase } from '../support/anyCaseFile.ts'

const agreement: Agreement = { id: 'a', lenderId: 'black-horse', type: 'pcp', joint: 'no' }
const happened = (kind: CaseEventKind, date: string, lenderId = 'black-horse'): CaseEvent => ({
  id: `${kind} ${date}`.replace(' ', '-'),
  kind,
  date,
  lenderId,
})
const saved = (
  events: CaseEvent[],
  answers: Partial<ToolAnswers>,
  agreements: Agreement[] = [agreement],
): SavedCase => ({
  caseFile: { ...emptyCaseFile('c'), agreements, events },
  answers: { ...nothingAsked, ...answers },
})
const found = (...given: Parameters<typeof saved>) =>
  contradictions(saved(...given)).map(({ step, event: { kind, date } }) => `${step}: ${kind} ${date}`)

const no = { asked: ['before'] }
const response = happened('finalResponse', '2026-10-12')
const on = (day: string, month: string, year: string) => ({ day, month, year })

describe('“No, I have not complained”', () => {
  test.each<[CaseEventKind, boolean]>([
    ['complaintSent', true],
    ['acknowledged', true],
    ['holdingLetter', true],
    ['finalResponse', true],
    ['redressDecision', true],
    ['provisionalDecision', true],
    ['determinationMissed', true],
    ['optInInvite', true],
    ['fosSent', true],
    ['contractSigned', true],
    ['sarSent', false],
    ['sarReply', false],
    ['note', false],
    ['agreementEnded', false],
  ])('beside %s: %s', (kind, speaks) =>
    expect(found([happened(kind, '2026-10-12')], no)).toEqual(speaks ? [`before: ${kind} 2026-10-12`] : []),
  )
  test('was not said yet, or not said', () => {
    expect(found([response], {})).toEqual([])
    expect(found([response], { ...no, complainedBefore: true })).toEqual([])
  })
  test('is about the lenders of the case, and a letter without a lender may be theirs', () => {
    expect(found([happened('finalResponse', '2026-10-12', 'moneybarn')], no)).toEqual([])
    expect(found([happened('finalResponse', '2026-10-12', 'unknown')], no)).toEqual([
      'before: finalResponse 2026-10-12',
    ])
  })
  test('holds for the complaint that the letter made, and for what follows by itself, but for no final response', () => {
    const sent = happened('complaintSent', '2026-08-01')
    const events = [sent, happened('acknowledged', '2026-08-04'), response]
    const checks = agreedTo(saved([sent], no), 'before', [sent])
    expect(found([sent, happened('acknowledged', '2026-08-04')], { ...no, checks })).toEqual([])
    expect(found(events, { ...no, checks })).toEqual(['before: finalResponse 2026-10-12'])
  })
})

describe('the start of an agreement', () => {
  const started = (year: number, id = 'a'): Agreement => ({ ...agreement, id, start: { year, approx: false } })
  const asked = { asked: ['start:a', 'start:b'] }
  test('after what came of it', () => {
    expect(found([response, happened('agreementEnded', '2018-05-01')], asked, [started(2026)])).toEqual([
      'start:a: agreementEnded 2018-05-01',
    ])
    expect(found([response], asked, [started(2016)])).toEqual([])
  })
  test('of one of several, where another began before or is not known', () => {
    const ended = happened('agreementEnded', '2018-05-01')
    expect(found([ended], asked, [started(2020), started(2016, 'b')])).toEqual([])
    expect(found([ended], asked, [started(2020), { ...agreement, id: 'b' }])).toEqual([])
  })
})

describe('the ombudsman pack', () => {
  const pack = (fields: Partial<typeof noPackFields>) => ({
    packs: { 'black-horse': { ...noPackFields, ...fields } },
  })
  test.each<[string, Partial<typeof noPackFields>, string[]]>([
    ['nothing final', { kind: 'none' }, ['answer: finalResponse 2026-10-12']],
    [
      'of another day',
      { kind: 'final-response', answerDate: on('12', '9', '2026') },
      ['answer: finalResponse 2026-10-12'],
    ],
    ['of that day', { kind: 'final-response', answerDate: on('12', 'Oct', '2026') }, []],
    ['not typed to its end', { kind: 'final-response', answerDate: on('12', '', '') }, []],
  ])('%s', (_, fields, expected) => expect(found([response], pack(fields))).toEqual(expected))
})

test('no answer to an access request, beside one', () =>
  expect(found([happened('sarReply', '2026-10-01')], { checks: { 'sar-reply:a': 'none' } })).toEqual([
    'follow-up:a: sarReply 2026-10-01',
  ]))

test('whatever a case holds, what was agreed to is not asked about again', () => {
  fc.assert(
    fc.property(anySavedCase, (any) => {
      const before = contradictions(any)
      const checks = Object.assign(
        {},
        any.answers.checks,
        ...[...new Set(before.map(({ step }) => step))].map((step) =>
          agreedTo(
            any,
            step,
            before.filter((one) => one.step === step && !one.event.id.includes(' ')).map(({ event }) => event),
          ),
        ),
      )
      const after = contradictions({ ...any, answers: { ...any.answers, checks } })
      expect(after.filter(({ event }) => event.id !== '' && !/\s/.test(event.id))).toEqual([])
    }),
    { numRuns: 300 },
  )
})
