import { expect, test } from 'vitest'
import type { Agreement } from '../../../src/casefile/caseFile.ts'
import { complaintAbout } from '../../../src/casefile/complaintAbout.ts'
import { contentFacts } from '../support/contentFacts.ts'

const start = { year: 2016, month: 5, approx: false }
const pcp: Agreement = { id: 'a', type: 'pcp', joint: 'no', start }
const lease: Agreement = { ...pcp, type: 'lease' }
const loan: Agreement = { ...pcp, type: 'personalLoan' }
const { start: _, ...undated } = pcp

test.each<[string, Agreement[], ReturnType<typeof complaintAbout>]>([
  ['nothing that is known', [], { scheme: 'unknown' }],
  ['one that is covered', [pcp], { scheme: true, agreementStart: '2016-05-01' }],
  ['two that are', [pcp, pcp], { scheme: true }],
  ['one whose kind is not known', [{ ...pcp, type: 'unknown' }], { scheme: 'unknown', agreementStart: '2016-05-01' }],
  ['one without a start', [undated], { scheme: 'unknown' }],
  ['one covered, one not known', [pcp, undated], { scheme: 'unknown' }],
  ['one covered, one not', [pcp, lease], { scheme: 'unknown' }],
  ['one not covered, one not known', [loan, undated], { scheme: 'unknown' }],
  ['two that are not covered', [lease, loan], { scheme: false }],
  ['a loan', [loan], { scheme: false }],
  ['leases', [lease, lease], { scheme: false, about: 'lease' }],
])('a complaint about %s', (_case, agreements, about) =>
  expect(complaintAbout(agreements, '2026-11-20', contentFacts)).toEqual(about),
)
