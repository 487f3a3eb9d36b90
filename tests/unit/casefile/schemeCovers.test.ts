import { expect, test } from 'vitest'
import type { Agreement, PartialDate } from '../../../src/casefile/caseFile.ts'
import { type Covered, complaintAbout, schemeCovers } from '../../../src/casefile/schemeCovers.ts'
import { contentFacts } from '../support/contentFacts.ts'

const on = (year: number, month?: number, day?: number, approx = false): PartialDate => ({
  year,
  ...(month === undefined ? {} : { month }),
  ...(day === undefined ? {} : { day }),
  approx,
})

test.each<[string, Agreement['type'], PartialDate | undefined, Covered]>([
  ['the day before the first', 'hp', on(2007, 4, 5), false],
  ['the first day', 'hp', on(2007, 4, 6), true],
  ['the month of the first day', 'hp', on(2007, 4), 'unknown'],
  ['the month after it', 'hp', on(2007, 5), true],
  ['the year of the first day', 'hp', on(2007), 'unknown'],
  ['the year before it', 'hp', on(2006), false],
  ['the last day', 'pcp', on(2024, 11, 1), true],
  ['the day after it', 'pcp', on(2024, 11, 2), false],
  ['the month of the last day', 'pcp', on(2024, 11), 'unknown'],
  ['the month after it', 'pcp', on(2024, 12), false],
  ['the year of the last day', 'pcp', on(2024), 'unknown'],
  ['the year after it', 'pcp', on(2025), false],
  ['a guess outside', 'pcp', on(2006, undefined, undefined, true), 'unknown'],
  ['a guess inside', 'conditionalSale', on(2016, undefined, undefined, true), true],
  ['no start', 'pcp', undefined, 'unknown'],
  ['a kind that is not known', 'unknown', on(2016), 'unknown'],
  ['one from a time outside', 'unknown', on(2025), false],
  ['a lease without a start', 'lease', undefined, false],
  ['a loan in the year of the last day', 'personalLoan', on(2024), false],
])('%s: %s', (_, type, start, covered) =>
  expect(schemeCovers({ type, ...(start && { start }) }, '2026-11-20', contentFacts)).toBe(covered),
)

const start = { year: 2016, month: 5, approx: false }
const pcp: Agreement = { id: 'a', type: 'pcp', joint: 'no', start }
const lease: Agreement = { ...pcp, type: 'lease' }
const loan: Agreement = { ...pcp, type: 'personalLoan' }
const { start: _, ...undated } = pcp
const early: Agreement = { ...pcp, start: { year: 2005, approx: false } }

test.each<[string, Agreement[], ReturnType<typeof complaintAbout>]>([
  ['nothing that is known', [], { scheme: 'unknown', outside: [] }],
  ['one that is covered', [pcp], { scheme: true, outside: [], agreementStart: '2016-05-01' }],
  ['two that are', [pcp, pcp], { scheme: true, outside: [] }],
  [
    'one whose kind is not known',
    [{ ...pcp, type: 'unknown' }],
    { scheme: 'unknown', outside: [], agreementStart: '2016-05-01' },
  ],
  ['one without a start', [undated], { scheme: 'unknown', outside: [] }],
  ['one covered, one not known', [pcp, undated], { scheme: 'unknown', outside: [] }],
  ['one covered, one not', [pcp, lease], { scheme: 'unknown', outside: [lease] }],
  ['one not covered, one not known', [loan, undated], { scheme: 'unknown', outside: [loan] }],
  ['two that are not covered', [lease, loan], { scheme: false, outside: [lease, loan] }],
  ['a loan', [loan], { scheme: false, outside: [loan] }],
  ['one from before the scheme', [early], { scheme: false, outside: [early] }],
  ['leases', [lease, lease], { scheme: false, outside: [lease, lease], about: 'lease' }],
])('a complaint about %s', (_case, agreements, about) =>
  expect(complaintAbout(agreements, '2026-11-20', contentFacts)).toEqual(about),
)
