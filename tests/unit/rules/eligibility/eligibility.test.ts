import { expect, test } from 'vitest'
import { type EligibilityQuestion, eligibilityFor } from '../../../../src/rules/eligibility/eligibility.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const usual: EligibilityQuestion = {
  vehicle: 'car',
  finance: 'pcp',
  start: { from: '2016-05-01', to: '2016-05-31' },
  arrangedBy: 'broker',
  customer: 'person',
  zeroRate: false,
  makersName: false,
}
const unsure = { finance: 'not-sure', arrangedBy: 'not-sure', zeroRate: 'unknown', makersName: 'unknown' } as const
const on = (from: string, to = from) => ({ start: { from, to } })

test.each<[string, Partial<EligibilityQuestion>, string, number[]]>([
  ['PCP of May 2016 from a dealer', {}, 'R9', [2]],
  ['hire purchase of March 2014', { finance: 'hp', ...on('2014-03-01', '2014-03-31') }, 'R9', [1]],
  ['hire purchase of "2014"', { finance: 'hp', ...on('2014-01-01', '2014-12-31') }, 'R9', [1, 2]],
  ['a lease of 2018', { finance: 'lease', ...on('2018-01-01', '2018-12-31') }, 'R2', [2]],
  ['PCP of 2 November 2024', on('2024-11-02'), 'R4', []],
  ['PCP of 1 November 2024', on('2024-11-01'), 'R9', [2]],
  ['PCP of 5 April 2007', on('2007-04-05'), 'R1', []],
  ['PCP of 6 April 2007', on('2007-04-06'), 'R9', [1]],
  [
    'a sole trader’s van of 2012',
    { vehicle: 'van', finance: 'hp', customer: 'sole-trader', ...on('2012-01-01', '2012-12-31') },
    'R9',
    [1],
  ],
  ['a partnership of two or three', { customer: 'small-partnership' }, 'R9', [2]],
  ['a limited company', { customer: 'company' }, 'R5', [2]],
  ['0% in 2019', { zeroRate: true, ...on('2019-01-01', '2019-12-31') }, 'R6', [2]],
  ['unsure of everything, 2010', { ...unsure, ...on('2010-01-01', '2010-12-31') }, 'R8', [1]],
  ['a loan of one’s own', { finance: 'own-loan' }, 'R3', [2]],
  ['something that is not a motor vehicle', { vehicle: 'other' }, 'R3', [2]],
  ['straight from the lender', { arrangedBy: 'lender' }, 'R7', [2]],
  ['the maker’s own finance from a dealer', { makersName: true }, 'R10', [2]],
])('%s', (_name, change, rule, schemes) => {
  expect(eligibilityFor({ ...usual, ...change }, contentFacts)).toMatchObject({ rule, schemes })
})

test('a month or a year that is partly outside asks for the day', () => {
  const asks = (from: string, to: string) => eligibilityFor({ ...usual, ...on(from, to) }, contentFacts).askTheDay
  expect([
    asks('2007-04-01', '2007-04-30'),
    asks('2024-11-01', '2024-11-30'),
    asks('2024-01-01', '2024-12-31'),
  ]).toEqual([true, true, true])
  expect([
    asks('2014-01-01', '2014-12-31'),
    asks('2007-03-01', '2007-03-31'),
    asks('2024-11-02', '2024-11-30'),
  ]).toEqual([false, false, false])
})

test('a start that ends before it begins is an error', () => {
  expect(() => eligibilityFor({ ...usual, ...on('2016-05-02', '2016-05-01') }, contentFacts)).toThrow(
    'before its first',
  )
})
