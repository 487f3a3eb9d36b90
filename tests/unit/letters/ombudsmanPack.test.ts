import { describe, expect, test } from 'vitest'
import type { CaseFile } from '../../../src/casefile/caseFile.ts'
import { readingGrade } from '../../../src/content/prose/analyseBody.ts'
import { type OmbudsmanAnswers, ombudsmanReasons, ombudsmanWarnings } from '../../../src/letters/ombudsmanAnswers.ts'
import { ombudsmanGate, writeOmbudsmanPack } from '../../../src/letters/ombudsmanPack.ts'
import { blockText } from '../../../src/letters/toPlainText.ts'
import { withFact } from '../support/contentFacts.ts'
import { heightOf, sheetHeight } from './pageHeight.ts'
import { context as base, caseOf, gradeOf, lettersOf, vw } from './sampleCase.ts'

const context = { ...base, today: '2026-11-20' }
const evidence: CaseFile['evidence'] = [
  { item: 'agreement', status: 'haveIt' },
  { item: 'statements', status: 'askedFor', note: 'on 3 June' },
  { item: 'emails', status: 'cannotFind' },
]
const events: CaseFile['events'] = [
  { id: '2', date: '2026-08-31', kind: 'redressDecision', lenderId: vw.lenderId ?? '', code: 'RD02' },
  { id: '1', date: '2026-04-02', kind: 'complaintSent', lenderId: vw.lenderId ?? '' },
]
const answers = (more: Partial<OmbudsmanAnswers> = {}, content: Partial<CaseFile> = {}): OmbudsmanAnswers => ({
  caseFile: caseOf({ evidence, events, ...content }),
  lender: vw.lenderId ?? '',
  answer: { kind: 'scheme-decision', date: '2026-08-31', code: 'RD02' },
  complaintReceived: '2026-04-02',
  reasons: ['no-arrangement'],
  warnings: [],
  ...more,
})

const packFor = (given: OmbudsmanAnswers) => lettersOf(writeOmbudsmanPack(given, context))
const textOf = (given: OmbudsmanAnswers) =>
  packFor(given)
    .sections.map(({ number, title, blocks }) => `${number}. ${title}\n\n${blocks.map(blockText).join('\n\n')}`)
    .join('\n\n-----\n\n')

test('a decision coded RD02 of 31 August 2026: nine sheets with both dates', () => {
  const pack = packFor(answers())
  expect(pack.sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(pack.clock).toMatchObject({ lastDay: '2027-02-28', advisedDay: '2027-02-26' })
  expect(textOf(answers())).toMatchSnapshot()
})

test('lists the papers of its own lender and of the whole case, each once', () => {
  const papers: CaseFile['evidence'] = [
    { item: 'agreement', status: 'askedFor' },
    { item: 'agreement', agreementId: vw.id, status: 'haveIt' },
    { item: 'statements', agreementId: 'b', status: 'haveIt' },
    { item: 'emails', status: 'haveIt' },
    { item: 'emails', agreementId: vw.id, status: 'cannotFind' },
  ]
  const pack = packFor(answers({}, { agreements: [vw, { ...vw, id: 'b', lenderId: 'black-horse' }], evidence: papers }))
  expect(pack.sections[3]?.blocks.map(blockText)).toEqual(['1. Your finance agreement: attached'])
})

test('on the last day itself the pack says so, in its notes and on the sheet that says how to send it', () => {
  const on = (today: string) => {
    const written = writeOmbudsmanPack(answers(), { ...context, today })
    return written.result === 'stop'
      ? [written.page.title]
      : [...written.letters.notes, blockText(written.letters.sections[8]!.blocks[0]!)]
  }
  expect(on('2027-02-27')).toEqual([
    'The last day is Sunday 28 February 2027. Aim for Saturday 27 February 2027.',
    'Send this by Saturday 27 February 2027. The last day is Sunday 28 February 2027. The ombudsman is free.',
  ])
  expect(on('2027-02-28')).toEqual([
    'Today, Sunday 28 February 2027, is the last day. Send it today, online or by email.',
    'Send this today, Sunday 28 February 2027, online or by email. It is the last day. The ombudsman is free.',
  ])
  expect(on('2027-03-01')).toEqual(['The deadline for the ombudsman has passed'])
})

test('a lease without an answer: open once eight weeks are over', () => {
  const lease = answers(
    { answer: { kind: 'none' }, complaintReceived: '2026-09-01', reasons: ['delay'] },
    { agreements: [{ ...vw, type: 'lease' }] },
  )
  expect(textOf(lease)).toContain('It has not sent a final response, and its time to do so is over.')
  expect(textOf(lease)).toContain('5. The reasons\n\nThe lender took too long.')
  expect(textOf(lease)).toContain('fair and reasonable in all the circumstances')
  expect(ombudsmanGate(lease, { ...context, today: '2026-10-27' })).toMatchObject({
    result: 'stop',
    page: { id: 'instead/wait' },
  })
  expect(ombudsmanGate(lease, { ...context, today: '2026-10-28' }).result).toBe('letters')
})

describe('no answer, and it is not known if the scheme covers the agreement', () => {
  const { start: _, ...undated } = vw
  const silent = (agreements: CaseFile['agreements'], complaintReceived = '2026-09-01') =>
    answers({ answer: { kind: 'none' }, complaintReceived, reasons: ['delay'] }, { agreements })
  const on = (today: string, state = 'part-suspended') => ({
    ...context,
    today,
    facts: withFact(context.facts, 'scheme.state', state),
  })
  const lease = { ...vw, id: 'b', type: 'lease' } as const
  const note =
    'The lender’s deadline for an ordinary complaint has passed. The scheme may cover the finance. If it does, the ombudsman may ask you to wait for the lender’s decision under the scheme.'
  const agreements: [string, CaseFile['agreements']][] = [
    ['no start', [undated]],
    ['no kind', [{ ...vw, type: 'unknown' }]],
  ]
  test.each(agreements)('opens with a note once the ordinary weeks are over: %s', (_case, had) => {
    expect(ombudsmanGate(silent(had), on('2026-10-28'))).toEqual({
      result: 'letters',
      letters: { clock: null, covered: { 'maybe-covered': 'yes', outside: '' }, notes: [note] },
    })
    expect(textOf(silent(had))).toContain(
      'It has not sent a final response. Its time to answer an ordinary complaint is over. If it says that the redress scheme gives it longer, it can show which rule does.',
    )
    expect(textOf(silent(had))).not.toContain('its time to do so is over')
  })
  test('of a PCP and a lease, each has its own words', () => {
    const both = silent([vw, lease])
    expect(ombudsmanGate(both, on('2026-10-28'))).toMatchObject({
      letters: {
        covered: { 'maybe-covered': 'some', outside: '2' },
        notes: [
          'The scheme doesn’t cover agreement 2, and the lender’s deadline for it has passed. The scheme may cover the rest. If it does, the ombudsman may ask you to wait for the lender’s decision on them under the scheme.',
        ],
      },
    })
    expect(textOf(both)).toContain(
      'It has not sent a final response. Its time to answer about agreement 2 is over, because the redress scheme does not cover it. If the lender says that the scheme covers the rest, it can show which rule does.',
    )
    const early = ombudsmanGate(both, on('2026-10-27'))
    expect(early.result === 'letters' ? [] : early.page.explanation.slice(1)).toEqual([
      'That’s the deadline for agreement 2, which the scheme doesn’t cover. It may cover the rest. If it does, the scheme’s deadlines apply, and we can’t give a date yet. Ask the lender which rules it follows for this complaint.',
    ])
  })
  test('gives both days before that', () => {
    const page = (today: string, state?: string) => {
      const gate = ombudsmanGate(silent([undated], '2026-06-15'), on(today, state))
      return gate.result === 'letters' ? gate.letters.notes : gate.page.explanation
    }
    const wait =
      'The lender has until 10 August 2026 to send its final response. You can go to the ombudsman from the day after, or as soon as you get a final response.'
    const doubt = 'That’s the deadline for an ordinary complaint. The scheme may cover the finance. If it does,'
    expect(page('2026-08-10')).toEqual([
      wait,
      `${doubt} the scheme’s deadlines apply, and we can’t give a date yet. Ask the lender which rules it follows for this complaint.`,
    ])
    expect(page('2026-08-10', 'upheld')).toEqual([
      wait,
      `${doubt} the lender has until 30 November 2026. Ask the lender which rules it follows for this complaint.`,
    ])
    expect(page('2026-08-10', 'quashed')).toEqual([wait])
    expect(page('2026-12-01', 'upheld')).toEqual([])
  })
})

test('a lease is counted by the pause of leases', () => {
  const lease = answers(
    { answer: { kind: 'none' }, complaintReceived: '2025-03-01' },
    { agreements: [{ ...vw, type: 'lease' }] },
  )
  expect(ombudsmanGate(lease, { ...context, today: '2026-01-30' })).toMatchObject({
    result: 'letters',
    letters: { covered: { 'maybe-covered': 'no' } },
  })
})

test('a final response of January 2026 says why it has longer', () => {
  const pack = packFor(answers({ answer: { kind: 'final-response', date: '2026-01-20' } }))
  expect(pack.notes).toEqual([
    'The last day is Tuesday 20 April 2027. Aim for Monday 19 April 2027.',
    'For responses sent up to 29 January 2026 you have 15 months, not 6 months.',
  ])
})

describe('a page instead of a pack', () => {
  const pageFor = (given: OmbudsmanAnswers) => {
    const written = writeOmbudsmanPack(given, context)
    return written.result === 'stop' ? written.page : undefined
  }
  test('when a firm acts', () =>
    expect(pageFor(answers({}, { representative: { name: 'A Firm' } }))?.id).toBe('instead/represented'))
  test('when the time is over, unless there was a reason', () => {
    const late = { answer: { kind: 'final-response', date: '2026-01-30' } } as const
    expect(pageFor(answers(late))?.id).toBe('instead/late')
    expect(textOf(answers({ ...late, lateBecause: 'I was in hospital.' }))).toContain('I was in hospital.')
  })
  test('when nobody has complained yet', () => {
    const { complaintReceived: _, ...never } = answers({ answer: { kind: 'none' } })
    expect(pageFor(never)?.id).toBe('instead/undated')
  })
  test('while the lender has time, or no day can be given, it comes with a letter that asks where it stands', () => {
    const letterFor = (given: OmbudsmanAnswers) => pageFor(given)?.letter
    const none = answers({ answer: { kind: 'none' }, complaintReceived: '2026-11-10' })
    const { complaintReceived: _, ...never } = none
    const lease = answers({ ...none }, { agreements: [{ ...vw, type: 'lease' }] })
    for (const given of [none, lease]) {
      expect(letterFor(given)?.to.name).toBe('Volkswagen Financial Services (UK) Limited')
      expect(letterFor(given)?.paragraphs.map(blockText)[0]).toBe(
        'You received my complaint about car finance commission on 10 November 2026. I have not had a final answer.',
      )
    }
    expect(letterFor(never)).toBeUndefined()
  })
  test('when the scheme’s clock is paused', () =>
    expect(pageFor(answers({ answer: { kind: 'none' } }))?.title).toBe(
      'There’s no deadline for the lender’s answer yet',
    ))
})

test('what can stand in the way is said', () => {
  const { notes } = packFor(answers({ warnings: ombudsmanWarnings }))
  expect(notes).toHaveLength(5)
})

test.each([
  ['the shortest answers', answers({ reasons: [] })],
  [
    'every reason, two agreements',
    answers(
      { reasons: ombudsmanReasons, offered: 12_345, ownWords: 'word '.repeat(60) },
      { agreements: [vw, { ...vw, id: 'b' }] },
    ),
  ],
])('the summary has 250 to 600 words, on one page: %s', (_, given) => {
  const summary = packFor(given).sections[1]?.blocks.map(blockText).join('\n') ?? ''
  const words = summary.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(250)
  expect(words).toBeLessThanOrEqual(600)
  expect(readingGrade(summary)).toBeLessThanOrEqual(9)
  expect(heightOf(packFor(given).sections[1]?.blocks ?? [])).toBeLessThanOrEqual(sheetHeight)
})

test('every sheet is easy to read', () => {
  for (const { title, blocks } of packFor(answers({ reasons: ombudsmanReasons })).sections) {
    expect(gradeOf(blocks), title).toBeLessThanOrEqual(9)
  }
})

test('every date that the pack knows stands on its sheet of dates, each once and with whose it is', () => {
  const sheetOf = (own: CaseFile['events']) => {
    const answer = { kind: 'final-response', date: '2026-08-31', code: 'RD02' } as const
    return packFor(answers({ answer, complaintReceived: '2026-04-03' }, { events: own })).sections[2]?.blocks.flatMap(
      (block) => (block.kind === 'list' ? block.items : [blockText(block)]),
    )
  }
  const sent = { id: 's', kind: 'complaintSent', date: '2026-04-02', lenderId: vw.lenderId ?? '' } as const
  const came = { ...sent, id: 'c', kind: 'finalResponse', date: '2026-08-31', code: 'RD02' } as const
  const dates = [
    '3 April 2026: The lender received the complaint.',
    '31 August 2026: The lender sent its final response; code RD02.',
  ]
  expect(sheetOf([])).toEqual(dates)
  expect(sheetOf([came, sent])).toEqual(['2 April 2026: Complaint sent to the lender.', ...dates])
})
