import { expect, test } from 'vitest'
import { printAnswer } from '../../../src/flows/query.ts'
import { routeOf } from '../../../src/flows/route.ts'
import type { FlowQuestion } from '../../../src/flows/schema.ts'
import { answerFrom, answerTo, nothingTyped, typedFrom } from '../../../src/flows/typed.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { flowOf } from '../support/contentFlows.ts'
import { said } from '../support/said.ts'

const today = '2026-11-20'
const { questions } = flowOf('claim-calculator')
const question = (id: string) => questions[id] as FlowQuestion
const messageFor = (id: string, typed: Partial<typeof nothingTyped>) => {
  const result = answerFrom(question(id), { ...nothingTyped, ...typed }, today)
  return result.ok ? result.value : said(result.fault)
}

test.each([
  ['finance', {}, 'Select the kind of finance'],
  ['start', {}, 'Enter the month and year the finance started, like 5 2016, or select “I don’t know”'],
  ['start', { month: '5' }, 'Date the finance started must include a year'],
  ['start', { month: '5', year: '16' }, 'Year must include 4 numbers'],
  ['start', { month: 'Smarch', year: '2016' }, 'Date the finance started must be a real date'],
  ['start', { month: '5', year: '2031' }, 'Date the finance started must be in the past'],
  ['credit', {}, 'Enter the amount of credit, or select “I don’t know”'],
  ['credit', { value: 'lots' }, 'Amount of credit must be a number, like 12500 or 12500.50'],
  ['credit', { value: '20' }, 'Amount of credit must be between £500 and £100,000'],
  ['apr', {}, 'Enter the APR, or select “I don’t know”'],
  ['apr', { value: '8.9', unknown: true }, 'Give an answer or select “I don’t know”, not both'],
  ['apr', { value: 'nine' }, 'APR must be a number, like 8.9'],
  ['months', { value: '3.5' }, 'Number of months must be a whole number, like 48'],
  ['months', { value: '121' }, 'Number of months must be between 1 and 120'],
])('%s with %o: %s', (id, typed, message) => {
  expect(messageFor(id, typed)).toBe(message)
})

test.each([
  ['finance', { value: 'hp' }, 'hp', 'Hire purchase or conditional sale'],
  ['start', { month: 'march', year: '2016' }, '2016-03', 'March 2016'],
  ['start', { year: '2014' }, '2014', '2014'],
  ['start-day', { day: '1', month: 'Nov', year: '2024' }, '2024-11-01', '1 November 2024'],
  ['credit', { value: '£12,500.50' }, '12500.5', '£12,500.50'],
  ['apr', { value: '8.90 %' }, '8.9', '8.9%'],
  ['apr', { unknown: true }, 'unknown', 'I don’t know'],
  ['months', { value: '4 years' }, '48', '48 months'],
])('%s with %o is %s, printed as %s', (id, typed, answer, printed) => {
  expect(messageFor(id, typed)).toBe(answer)
  expect(printAnswer(question(id), answer)).toBe(printed)
  expect(answerFrom(question(id), typedFrom(question(id), answer), today)).toMatchObject({ ok: true, value: answer })
})

test('an APR that looks like another rate is accepted with a question', () => {
  expect(answerFrom(question('apr'), { ...nothingTyped, value: '75' }, today)).toEqual({
    ok: true,
    value: '75',
    check: { id: 'apr-unlikely' },
  })
})

test('a last payment above the loan is refused, and asked again when the loan is made smaller', () => {
  const flow = flowOf('claim-calculator')
  const typed = { ...nothingTyped, value: '20000' }
  expect(answerTo(flow, 'balloon', typed, { credit: '18000' }, today)).toEqual({
    ok: false,
    fault: { id: 'money-above', label: 'Larger last payment', other: 'amount of credit', most: '£18,000' },
    parts: [],
  })
  const answers = {
    finance: 'pcp',
    start: '2019',
    credit: '7000',
    apr: '6.9',
    months: '36',
    balloon: '8000',
    'settled-early': 'no',
  }
  expect(routeOf(flow, answers, { facts: contentFacts, today })).toMatchObject({
    outcome: null,
    asked: ['finance', 'start', 'credit', 'apr', 'months', 'balloon'],
  })
})

test('an agreement cannot end before it is made', () => {
  const typed = { ...nothingTyped, day: '1', month: '5', year: '2016' }
  expect(answerTo(flowOf('redress-calculator'), 'settled-on', typed, { start: '2016-06-15' }, today)).toEqual({
    ok: false,
    fault: { id: 'date-before', about: 'it ended', first: '15 June 2016', other: 'date of the agreement' },
    parts: ['day', 'month', 'year'],
  })
})
