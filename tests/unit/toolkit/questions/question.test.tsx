import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CaseFile } from '../../../../src/casefile/caseFile.ts'
import { nothingTold, type Snapshot } from '../../../../src/toolkit/case/snapshot.ts'
import { asked } from '../../../../src/toolkit/case/steps.ts'
import { ActingQuestion } from '../../../../src/toolkit/questions/actingQuestion.ts'
import { agreementPages } from '../../../../src/toolkit/questions/agreementPages.ts'
import { BeforeQuestion } from '../../../../src/toolkit/questions/beforeQuestion.ts'
import { fromPages } from '../../../../src/toolkit/questions/fromPages.tsx'
import { personPages } from '../../../../src/toolkit/questions/personPages.tsx'
import { boxesGiven, type Question, readFields, sayIn } from '../../../../src/toolkit/questions/question.tsx'
import { formatQuestion, itemsQuestion } from '../../../../src/tools/access-request/accessEnds.tsx'
import { wantQuestion } from '../../../../src/tools/complaint-letter/complaintEnds.tsx'
import { finderPages } from '../../../../src/tools/lender-finder/finderPages.tsx'
import { howQuestion } from '../../../../src/tools/reply-decoder/decoderSteps.ts'
import { readingPages } from '../../../../src/tools/reply-decoder/readingPages.ts'
import { letterPages } from '../../../../src/tools/represented-check/letterPages.ts'
import { caseOf, vw } from '../../letters/sampleCase.ts'
import { answered, asksOf, pageOf } from '../../support/questions.ts'
import { withWords } from '../../support/withWords.tsx'

const a = { ...vw, id: 'a' }
const { jointNames: _, ...alone } = a
const told = (caseFile: Partial<CaseFile> = {}): Snapshot => ({
  caseFile: caseOf({ agreements: [{ ...alone, joint: 'unknown' }], ...caseFile }),
  answers: nothingTold.answers,
})

const all = {
  ...agreementPages,
  ...personPages,
  acting: ActingQuestion,
  before: BeforeQuestion,
  from: fromPages.from,
  ...readingPages,
  how: howQuestion,
  ...letterPages,
  ...finderPages,
  want: wantQuestion,
  'sar-items': itemsQuestion,
  'sar-format': formatQuestion,
}
// biome-ignore lint/suspicious/noExplicitAny: each question has words of its own
type AnyQuestion = Question<any>
const data = Object.entries(all).filter((one): one is [string, AnyQuestion] => 'data' in one[1])

describe.each(data)('the question %s', (id, asks) => {
  const page = pageOf({ now: told(), step: `${id}:a`, about: 'a' })

  test('has a label for each field, and a heading that is the question', () => {
    // All that an answer can reveal is shown.
    const shown = { ...asks.data.fields }
    const Page = asks
    const markup = renderToStaticMarkup(withWords(<Page {...page} />))
    expect(markup).toMatch(/<h2 [^>]*class="ask"[^>]*>(?:<label[^>]*>)?[^<]{6}/)
    expect(markup).not.toMatch(/<label[^>]*><\/label>|<legend><\/legend>/)
    const words = asks.wordsOf(page)
    for (const [field, { label, hint, none, options, look }] of Object.entries(shown)) {
      for (const name of [label, hint, none, ...(Array.isArray(options) ? options : [])])
        if (typeof name === 'string') expect(words, `${id}, ${field}`).toHaveProperty(name)
      if (typeof look === 'object' && look.as === 'choice' && !options && !none)
        expect(words, `${id}, ${field}`).toMatchObject({ none: expect.any(String), options: expect.any(Object) })
    }
  })

  test('says in words of its own what it refuses', () => {
    const say = sayIn(asks.wordsOf(page))
    const given = boxesGiven(asks.data, page)
    for (const typed of ['', '?', '9'.repeat(20), 'x'.repeat(5_000)]) {
      const texts = Object.entries(given).map(([box, value]) => [box, typeof value === 'string' ? typed : value])
      const { faults } = readFields(asks.data, { say, page, boxes: Object.fromEntries(texts) })
      expect(faults.filter(({ message }) => message === '')).toEqual([])
    }
  })

  test('changes nothing in place', () => {
    const before = structuredClone(page.now)
    const at = asksOf(asks, page)
    answered(asks, page, at.boxes)
    expect(page.now).toEqual(before)
  })
})

describe('what a question keeps, it shows again', () => {
  const date = { day: '7', month: '3', year: '1980' }
  test.each<[string, AnyQuestion, Parameters<typeof answered>[2]]>([
    ['count', agreementPages.count, { count: '3' }],
    ['count', agreementPages.count, { count: '', 'count-unknown': true }],
    ['number', agreementPages.number, { 'agreement-number': 'AB 123' }],
    ['number', agreementPages.number, { 'agreement-number': '' }],
    ['kind', agreementPages.kind, { kind: 'hp' }],
    ['start', agreementPages.start, { start: { day: '', month: '5', year: '2016' }, 'start-approx': true }],
    ['start', agreementPages.start, { start: { day: '', month: '', year: '' }, 'start-unknown': true }],
    ['plates', agreementPages.plates, { plates: 'AB12CDE, XY99ZZZ' }],
    ['dealer', agreementPages.dealer, { dealer: 'Example Motors, Leeds' }],
    ['joint', agreementPages.joint, { joint: 'yes', 'joint-name': 'Bea Bow' }],
    ['joint', agreementPages.joint, { joint: 'no', 'joint-name': '' }],
    ['acting', ActingQuestion, { acting: 'helper', 'for-name': 'Bea Bow', proof: 'later' }],
    ['name', personPages.name, { 'full-name': 'Ann Arrow' }],
    ['birth', personPages.birth, { birth: date }],
    ['address-then', personPages['address-then'], { 'address-then': 'no' }],
    ['reply', personPages.reply, { reply: 'phone', phone: '0113 496 0000' }],
    ['needs', personPages.needs, { needs: 'Large print\nand plain words' }],
    ['before', BeforeQuestion, { before: 'firm', firm: 'A Firm Ltd' }],
    ['before', BeforeQuestion, { before: 'self', firm: '' }],
    ['signed', letterPages.signed, { signed: { ...date, year: '2025' }, 'signed-unknown': false }],
    ['signed', letterPages.signed, { signed: { day: '', month: '', year: '' }, 'signed-unknown': true }],
    ['says', readingPages.says, { says: ['none'] }],
    ['dated', readingPages.dated, { dated: { ...date, year: '2026' } }],
    ['year', finderPages.year, { year: '2016', 'year-unknown': false }],
    ['year', finderPages.year, { year: '', 'year-unknown': true }],
    ['sar-format', formatQuestion, { 'sar-format': 'portal', 'years-from': '2015', 'years-to': '2019' }],
    ['sar-items', itemsQuestion, { items: ['commission'] }],
    ['want', wantQuestion, { want: 'both' }],
  ])('%s: %#', (id, asks, boxes) => {
    const about = id === 'address-then' ? '0' : 'a'
    const page = { now: told(), step: `${id}:${about}`, about }
    const result = answered(asks, page, boxes)
    if (!('now' in result)) throw new Error(JSON.stringify(result.wrong))
    const after = pageOf({ ...page, now: asked(page.step)(result.now) })
    expect(boxesGiven(asks.data, after)).toMatchObject(boxes)
  })
})

describe('what is wrong is said at its box', () => {
  test.each<[AnyQuestion, Parameters<typeof answered>[2], Record<string, string>]>([
    [agreementPages.count, { count: '11' }, { count: 'Number of agreements must be a whole number from 1 to 10' }],
    [
      agreementPages.count,
      { count: '' },
      { count: 'Enter how many agreements you had with this lender, or select “I don’t know”' },
    ],
    [agreementPages.kind, { kind: '' }, { kind: 'Select the kind of finance' }],
    [agreementPages.joint, { joint: 'yes', 'joint-name': '' }, { 'joint-name': 'Enter the name of the other person' }],
    [
      agreementPages.start,
      { start: { day: '', month: '', year: '' } },
      { 'start-month': 'Enter the month and year the finance started, like 5 2016, or select I don’t know' },
    ],
    [agreementPages.start, { start: { day: '', month: '5', year: '16' } }, { 'start-year': 'year-numbers' }],
    [
      ActingQuestion,
      { acting: 'helper', 'for-name': '', proof: '' },
      { 'for-name': 'Enter their full name', proof: 'Select if you can send proof now' },
    ],
    [personPages.reply, { reply: 'email', email: 'ann' }, { email: 'email-format' }],
    [
      formatQuestion,
      { 'sar-format': '', 'years-from': '1066', 'years-to': '2019' },
      {
        'sar-format': 'Select how they should send it',
        'years-from': 'First year must include 4 numbers',
      },
    ],
  ])('%#', (asks, boxes, wrong) => {
    expect(answered(asks, { now: told(), about: 'a', step: 'x:a' }, boxes)).toEqual({ wrong })
  })
})

test('an answer that reveals nothing forgets what it had revealed', () => {
  const joint = told({ agreements: [{ ...a, joint: 'yes', jointNames: ['Bea Bow'] }] })
  const result = answered(agreementPages.joint, { now: joint, about: 'a', step: 'joint:a' }, { joint: 'no' })
  expect(result).toMatchObject({ now: { caseFile: { agreements: [{ joint: 'no' }] } } })
  expect(JSON.stringify(result)).not.toContain('Bea Bow')
})

test('an email address stays when the answer is to come by post', () => {
  const { person } = told().caseFile
  const now = told({ person: { ...person, email: 'ann@example.com' } })
  expect(answered(personPages.reply, { now, step: 'reply' }, { reply: 'post' })).toMatchObject({
    now: { caseFile: { person: { email: 'ann@example.com', contactBy: 'post' } } },
  })
})

test('whoever writes for themselves again has no address of their own beside the one that is asked for', () => {
  const now = told({ acting: { as: 'helper', forName: 'Bea Bow', proof: 'later', address: { lines: ['1 Low Road'] } } })
  expect(answered(ActingQuestion, { now, step: 'acting' }, { acting: 'self' })).toMatchObject({
    now: { caseFile: { acting: { as: 'self' } } },
  })
  const after = answered(ActingQuestion, { now, step: 'acting' }, { acting: 'self' })
  expect('now' in after && after.now.caseFile.acting).toEqual({ as: 'self' })
})
