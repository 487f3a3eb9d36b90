import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { commands, runRule } from '../../../scripts/rules/commands.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { contentLenderLetters } from '../support/contentLenderLetters.ts'
import { contentWords } from '../support/contentWords.ts'

const question = {
  agreement: { start: '2016-03-01', amountOfCredit: 10_000, apr: 9.9, months: 48, balloon: 0 },
  commission: 600,
  arrangements: { discretionary: true, tie: false, visibleCaptive: false },
  adequatelyDisclosed: false,
  calculatedOn: '2026-06-30',
  conventions: { monthlyRate: 'effective', interestFloor: 'per-year' },
}
const content = { words: contentWords, letters: contentLenderLetters }
const run = (name: string, input: unknown) => runRule(name, JSON.stringify(input), contentFacts, content)
const resultOf = (name: string, input: unknown) => {
  const answer = run(name, input)
  if ('faults' in answer) throw new Error(answer.faults.join('\n'))
  return answer.result
}
const faultsOf = (name: string, input: unknown) => {
  const answer = run(name, input)
  return 'faults' in answer ? answer.faults : []
}

describe('redress', () => {
  test('takes pounds and percents and gives them back', () => {
    expect(resultOf('redress', question)).toMatchObject({
      outcome: 'redress',
      scheme: 2,
      instalment: 251.12,
      adjustedInstalment: 243.77,
      totalCostOfCredit: 2053.9,
      commissionShareOfCost: 29.2127,
      commissionShareOfLoan: 6,
      aprRemedy: { loss: 353.07, interest: 119.29, total: 472.36 },
      commissionRemedy: { commission: 600, interest: 239.53, total: 839.53 },
      hybrid: 655.95,
      remedy: 'hybrid',
      redress: { low: 655.95, high: 655.95 },
      working: {
        overpayment: 7.36,
        reducedApr: 8.217,
        interestByFloor: {
          commission: { 'per-year': 239.53, 'whole-period': 186.07 },
          apr: { 'per-year': 119.29, 'whole-period': 95.86 },
        },
      },
    })
  })

  test('says what it found step by step, with the letter and what was not checked', () => {
    expect(resultOf('redress', { ...question, complained: true, cheapestApr: 8.5 })).toMatchObject({
      schemeCase: { met: true, conditions: { 'agreement-date': true, 'in-time': 'not-asked', consumer: 'not-asked' } },
      arrangements: {
        present: { discretionary: true, highCommission: false, tie: false },
        relevant: { discretionary: true, highCommission: false, tie: false },
        aboveMinimalCommission: true,
        interestCharged: true,
        any: true,
      },
      unfair: { by: { discretionary: true, highCommission: false, tie: false }, any: true, loss: 'not-asked' },
      caps: [
        { id: 'commission', percent: 90, limit: 755.57, binds: false },
        { id: 'adjusted-cost', percent: null, limit: 293.79, withInterest: 393.06, binds: true },
        { id: 'actual-cost', limit: 2053.9, withInterest: 2747.86, binds: false },
      ],
      redress: { low: 293.79, high: 655.95 },
      letter: { chapter: 'CONRED 5', annex: 3, code: null, provisional: false, ombudsmanTest: 'scheme' },
      notChecked: [
        { rule: 'consumer', why: 'not-asked' },
        { rule: 'in-time', paragraph: 'CONRED 5.1.17R(1)(g)', why: 'not-asked' },
        { rule: 'discretion-used', why: 'not-asked' },
        { rule: 'no-better-deal', why: 'not-asked' },
      ],
    })
  })

  test('the letter depends on whether there was a complaint; where that is not known both are given', () => {
    const late = { ...question, timeBarred: true }
    expect(resultOf('redress', { ...late, complained: false })).toMatchObject({
      letter: { annex: 7, code: 'RD01', ombudsmanTest: 'scheme' },
    })
    expect(resultOf('redress', late)).toMatchObject({
      letter: { annex: 5, code: 'RD01', ombudsmanTest: 'fair-and-reasonable', ifNotComplained: { annex: 7 } },
    })
    expect(resultOf('redress', { ...question, product: 'lease', complained: false })).toMatchObject({ letter: null })
  })

  test('an arrangement can be disclosed by itself', () => {
    const { adequatelyDisclosed: _, ...asked } = question
    expect(resultOf('redress', { ...asked, disclosed: { discretionary: true } })).toMatchObject({
      outcome: 'nothing-due',
      unfair: { any: false },
    })
  })

  test('gives every year and every payment behind the sum', () => {
    const { working } = resultOf('redress', question) as { working: { years: object[]; payments: object[] } }
    expect(working.years[0]).toEqual({
      year: 2016,
      daysAveraged: 366,
      averageBankRate: 0.397541,
      rate: 3,
      rateWithoutFloor: 1.397541,
    })
    expect(working.payments[0]).toEqual({ number: 1, due: '2016-04-01', days: 3742, interest: 2.92 })
    expect([working.years.length, working.payments.length]).toEqual([11, 48])
  })

  test('an array in gives an array out', () => {
    expect(resultOf('redress', [question, { ...question, commission: 100 }])).toMatchObject([
      { outcome: 'redress' },
      { outcome: 'nothing-due' },
    ])
    expect(resultOf('redress', [])).toEqual([])
  })

  test('an unknown commission has no upper figure', () => {
    expect(resultOf('redress', { ...question, commission: null })).toMatchObject({
      commissionRemedy: null,
      redress: { low: 0, high: null },
    })
  })
})

describe('bad input names the field and what is allowed', () => {
  const agreement = (change: object) => ({ ...question, agreement: { ...question.agreement, ...change } })
  test.each<[string, unknown, string]>([
    [
      'an APR too high',
      agreement({ apr: 100 }),
      'agreement.apr must be a number from 0 to 99.99, with at most two decimal places',
    ],
    [
      'an APR as text',
      agreement({ apr: '9.9' }),
      'agreement.apr must be a number from 0 to 99.99, with at most two decimal places',
    ],
    [
      'an APR left out',
      agreement({ apr: undefined }),
      'agreement.apr must be a number from 0 to 99.99, with at most two decimal places',
    ],
    ['half a month', agreement({ months: 12.5 }), 'agreement.months must be a whole number from 1 to 120'],
    ['no months', agreement({ months: 0 }), 'agreement.months must be a whole number from 1 to 120'],
    [
      'a day that does not exist',
      agreement({ start: '2023-02-29' }),
      'agreement.start must be a real date, like "2016-03-01"',
    ],
    [
      'no credit',
      agreement({ amountOfCredit: 0 }),
      'agreement.amountOfCredit must be an amount in pounds from 0.01 to 500000, with at most two decimal places',
    ],
    [
      'part of a penny',
      { ...question, commission: 600.005 },
      'commission must be an amount in pounds from 0 to 500000, with at most two decimal places',
    ],
    [
      'a balloon above the loan',
      agreement({ balloon: 10_000.01 }),
      'agreement.balloon must be no more than the amount of credit',
    ],
    [
      'an answer of its own',
      { ...question, adequatelyDisclosed: 'no' },
      'adequatelyDisclosed must be true, false or "unknown"',
    ],
    [
      'nothing about disclosure',
      { ...question, adequatelyDisclosed: undefined },
      'adequatelyDisclosed must be true, false or "unknown", or be left out for a disclosed of its own for each arrangement',
    ],
    [
      'a cheapest APR as text',
      { ...question, cheapestApr: '3%' },
      'cheapestApr must be a number from 0 to 99.99, or "unknown"',
    ],
    [
      'a convention of its own',
      { ...question, conventions: { monthlyRate: 'flat', interestFloor: 'per-year' } },
      'conventions.monthlyRate must be one of "effective", "nominal"',
    ],
    [
      'a field left out whole',
      { ...question, arrangements: undefined },
      'arrangements must be an object with the fields discretionary, tie, visibleCaptive, discretionUsed, tieOperative',
    ],
    ['a field too many', { ...question, agrement: {} }, 'agrement is not a field of this rule; remove it'],
    [
      'a calculation before the start',
      { ...question, calculatedOn: '2016-02-29' },
      'calculatedOn must not be before agreement.start',
    ],
    [
      'text',
      'redress',
      'the input must be an object with the fields agreement, product, commission, arrangements, adequatelyDisclosed, disclosed, cheapestApr, alreadyResolved, consumer, businessUse, adaptedVehicle, timeBarred, noBetterDeal, complained, arrears, calculatedOn, conventions',
    ],
  ])('%s', (_name, input, fault) => {
    expect(faultsOf('redress', input)).toEqual([fault])
  })

  test('every fault is named, and in an array its place', () => {
    expect(faultsOf('redress', [question, agreement({ apr: -1, months: 121 })])).toEqual([
      '[1].agreement.apr must be a number from 0 to 99.99, with at most two decimal places',
      '[1].agreement.months must be a whole number from 1 to 120',
    ])
  })

  test('a day outside what is known is said to be', () => {
    expect(faultsOf('redress', [{ ...question, calculatedOn: '2026-11-20' }])).toEqual([
      '[0]: rates.bank-rate has no value on 2026-11-20 (20 November 2026); it is confirmed only to 2026-11-04',
    ])
  })

  test('text that is not JSON, and a rule that does not exist', () => {
    expect(runRule('redress', '{', contentFacts, content)).toEqual({
      faults: ['standard input must be JSON: one object, or an array of objects'],
    })
    const names = Object.keys(commands).join(', ')
    expect(run('toString', {})).toEqual({ faults: [`there is no rule "toString": use one of ${names}`] })
  })
})

test('the other rules', () => {
  expect(resultOf('scheme', { date: '2014-03-31' })).toEqual({
    date: '2014-03-31',
    scheme: 1,
    firstDay: '2007-04-06',
    secondSchemeFirstDay: '2014-04-01',
    lastDay: '2024-11-01',
  })
  expect(
    resultOf('instalment', {
      agreement: { amountOfCredit: 20_000, apr: 10, months: 48, balloon: 0 },
      monthlyRate: 'nominal',
    }),
  ).toMatchObject({ instalment: 507.25 })
  expect(
    resultOf('interest', { amount: 600, from: '2016-03-01', to: '2026-06-30', interestFloor: 'whole-period' }),
  ).toMatchObject({ days: 3773, interest: 186.07, total: 786.07 })
  expect(resultOf('fee', { redress: 829, contractMade: '2026-06-30' })).toEqual({
    redress: 829,
    fee: 248.7,
    vat: 49.74,
    total: 298.44,
    keep: 530.56,
    band: { from: 1, percent: 30, most: 420 },
  })
  expect(
    resultOf('settlement', {
      agreement: { ...question.agreement, start: '2024-01-15' },
      askedOn: '2025-12-18',
      deferral: 'none',
    }),
  ).toMatchObject({
    settlementDay: '2026-01-15',
    toSettle: 5470.61,
    rebate: 556.34,
  })
  expect(resultOf('termination', { totalPayable: 30_000, paid: 12_000, noticeOn: '2026-06-30' })).toEqual({
    half: 15_000,
    toPay: 3000,
    arrears: 0,
    reached: false,
  })
  const eligibility = {
    vehicle: 'car',
    finance: 'pcp',
    start: '2014',
    arrangedBy: 'broker',
    customer: 'person',
    zeroRate: false,
    makersName: 'unknown',
  }
  expect(resultOf('eligibility', eligibility)).toMatchObject({ rule: 'R9', schemes: [1, 2], askTheDay: false })
  expect(faultsOf('eligibility', { ...eligibility, start: '2014-13' })).toEqual([
    'start must be a real date, month or year, like "2016-03-01", "2016-03" or "2016"',
  ])
})

describe('the command itself', () => {
  const command = (name: string, input: string) =>
    spawnSync(process.execPath, ['scripts/rules.ts', name], { input, encoding: 'utf8' })

  test('prints JSON and ends well', () => {
    const { stdout, status } = command('redress', JSON.stringify(question))
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ hybrid: 655.95 })
  })

  test('prints faults on the error stream and ends with 1', () => {
    const { stdout, stderr, status } = command('redress', '{}')
    expect([stdout, status]).toEqual(['', 1])
    expect(stderr).toContain('agreement must be an object with the fields start, amountOfCredit, apr, months, balloon')
  })
})
