import { expect, test } from 'vitest'
import { noLenders } from '../../../../src/content/lenders/lenderData.ts'
import type { FieldId } from '../../../../src/papers/fields.ts'
import { nothingTold, type Snapshot } from '../../../../src/toolkit/case/snapshot.ts'
import {
  agreementFor,
  caseRows,
  keepPassages,
  putInCase,
  tickEvidence,
} from '../../../../src/toolkit/papers/caseRows.ts'
import { caseAnswers, type PaperQuestion } from '../../../../src/toolkit/papers/flowRows.ts'
import { chosenKey } from '../../../../src/toolkit/papers/paperRow.ts'
import { contentWords } from '../../support/contentWords.ts'

const chosen = (index: number, values: Record<string, number | string>) =>
  new Map(Object.entries(values).map(([key, value]) => [chosenKey(index, { key }), value] as const))
const put = (now: Snapshot, numbers: (string | undefined)[], values: Record<string, number | string>) =>
  putInCase(numbers, chosen(0, values))(now).caseFile.agreements
const withOne = (agreement: object): Snapshot => ({
  ...nothingTold,
  caseFile: { ...nothingTold.caseFile, agreements: [{ id: 'a', type: 'unknown', joint: 'unknown', ...agreement }] },
})

test('what was agreed to goes into a new agreement, each thing in its own measure', () => {
  expect(
    put(nothingTold, ['4400'], {
      lender: 'black-horse',
      agreementNumber: '4400',
      product: 'pcp',
      signedOn: '2016-06-15',
      amountOfCredit: 1_000_000,
      apr: 890,
      paymentCount: 48,
      registration: 'WX16KLM',
    }),
  ).toMatchObject([
    {
      lenderId: 'black-horse',
      agreementNo: '4400',
      type: 'pcp',
      start: { year: 2016, month: 6, day: 15, approx: false },
      amountOfCredit: 1_000_000,
      apr: 890,
      months: 48,
      reg: ['WX16KLM'],
    },
  ])
  expect(put(nothingTold, [undefined], { lender: 'Unknown Loans Limited' })).toMatchObject([
    { lenderNameTyped: 'Unknown Loans Limited' },
  ])
})

test('the agreement with that number is the one that is filled, and the rest of it stays', () => {
  const now = withOne({ agreementNo: '44 00', dealer: 'Castle Garage', apr: 700 })
  expect(put(now, ['4400'], { apr: 890 })).toEqual([
    { id: 'a', type: 'unknown', joint: 'unknown', agreementNo: '44 00', dealer: 'Castle Garage', apr: 890 },
  ])
  expect(put(now, ['5500'], { apr: 890 })).toHaveLength(2)
  expect(agreementFor(withOne({}).caseFile, 0, '4400')?.id).toBe('a')
})

test('nothing agreed to changes nothing', () => {
  expect(putInCase(['4400', '5500'], new Map())(nothingTold).caseFile).toEqual(nothingTold.caseFile)
})

test('the lines say what the case holds already', () => {
  const [agreement] = withOne({ apr: 890, start: { year: 2016, month: 3, approx: true } }).caseFile.agreements
  const rows = caseRows(agreement, contentWords.papers, noLenders)
  const apr = rows.find(({ key }) => key === 'apr')
  expect([apr?.given, apr?.print('890'), apr?.label]).toEqual(['890', '8.9%', 'APR'])
  // A month is no day: the paper’s day may still go in.
  expect(rows.find(({ key }) => key === 'signedOn')?.given).toBeUndefined()
})

test('papers are ticked on the evidence list, and what was said of them stays', () => {
  const evidence = [
    { item: 'statements', status: 'askedFor' as const },
    { item: 'agreement', status: 'notStarted' as const },
  ]
  const now = { ...nothingTold, caseFile: { ...nothingTold.caseFile, evidence } }
  expect(
    tickEvidence(['agreement', 'statement', 'pre-contract', 'explanation', 'unknown'])(now).caseFile.evidence,
  ).toEqual([
    { item: 'statements', status: 'askedFor' },
    { item: 'agreement', status: 'haveIt' },
    { item: 'pre-contract', status: 'haveIt' },
  ])
})

test('passages become notes of the case', () => {
  expect(
    keepPassages(['We paid commission. (Page 2 of a.pdf)'], '2026-11-22')(withOne({ lenderId: 'black-horse' })).caseFile
      .events,
  ).toMatchObject([
    { kind: 'note', date: '2026-11-22', lenderId: 'black-horse', text: 'We paid commission. (Page 2 of a.pdf)' },
  ])
})

test('what the case has of an agreement answers a calculator, as far as it goes', () => {
  const question = (id: string, field: FieldId, kind: PaperQuestion['kind']) => ({
    id,
    field,
    kind,
    label: id,
    labels: {},
  })
  const questions = [
    { ...question('finance', 'product', 'choice'), options: { pcp: 'pcp', hp: 'hp' } },
    question('start', 'signedOn', 'month'),
    question('day', 'signedOn', 'date'),
    question('credit', 'amountOfCredit', 'money'),
    question('apr', 'apr', 'apr'),
  ]
  const agreement = { id: 'a', type: 'pcp', joint: 'unknown', amountOfCredit: 1_000_000 } as const
  expect([...caseAnswers(questions, { ...agreement, start: { year: 2016, month: 5, approx: true } })]).toEqual([
    ['finance', 'pcp'],
    ['start', '2016-05'],
    ['credit', 1_000_000],
  ])
  expect(caseAnswers(questions, { ...agreement, type: 'unknown' }).has('finance')).toBe(false)
})
