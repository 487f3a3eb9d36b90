import { expect, test } from 'vitest'
import { redressFor } from '../../../../src/rules/redress/redressFor.ts'
import type { RedressQuestion } from '../../../../src/rules/redress/redressQuestion.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { disclosedAlike, example } from './example.ts'

const determination = { annex: 3, code: null, provisional: false, ombudsmanTest: 'scheme' }
const invitation = { annex: 6, code: null, provisional: false, ombudsmanTest: null }
const refusal = (code: string) => ({ annex: 5, code, provisional: false, ombudsmanTest: 'fair-and-reasonable' })
const none = { ...example.arrangements, discretionary: false }

test.each<[string, Partial<RedressQuestion>, object | null, object | null]>([
  ['money due', {}, determination, invitation],
  ['an arrangement that was disclosed', { disclosed: disclosedAlike(true) }, determination, invitation],
  [
    'no relevant arrangement: provisional, and no clock',
    { arrangements: none },
    { annex: 4, code: null, provisional: true, ombudsmanTest: null },
    null,
  ],
  [
    'minimal commission is an exception, not a refusal',
    { commission: 15_000 },
    { annex: 4, code: null, provisional: true, ombudsmanTest: null },
    null,
  ],
  [
    'time alone: the test depends on whether there was a complaint',
    { timeBarred: true },
    refusal('RD01'),
    { annex: 7, code: 'RD01', provisional: false, ombudsmanTest: 'scheme' },
  ],
  ['time, and no arrangement', { timeBarred: true, arrangements: none }, refusal('RD01'), null],
  ['time and another condition', { timeBarred: true, alreadyResolved: true }, refusal('RD02'), null],
  ['a lease', { product: 'lease' }, refusal('RD02'), null],
  ['what is not known is taken in favour', { timeBarred: 'unknown', product: 'unknown' }, determination, invitation],
])('%s', (_name, change, complained, notComplained) => {
  expect(redressFor({ ...example, ...change }, contentFacts).letters).toEqual({ complained, notComplained })
})
