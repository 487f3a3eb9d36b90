import { expect, test } from 'vitest'
import type { Agreement } from '../../../src/casefile/caseFile.ts'
import { complaintAbout } from '../../../src/casefile/complaintAbout.ts'
import { contentFacts } from '../support/contentFacts.ts'

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
