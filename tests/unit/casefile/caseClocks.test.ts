import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caseClocks } from '../../../src/casefile/caseClocks.ts'
import type { CaseFile } from '../../../src/casefile/caseFile.ts'
import { emptyCaseFile } from '../../../src/casefile/emptyCaseFile.ts'
import { anyCaseFile } from '../support/anyCaseFile.ts'
import { contentFacts } from '../support/contentFacts.ts'

const when = { today: '2026-11-20', nation: 'england-and-wales' } as const
const clocksOf = (content: Partial<CaseFile>) => caseClocks({ ...emptyCaseFile('case'), ...content }, when, contentFacts)

test('an empty case has the fixed day only', () => {
  expect(clocksOf({}).clocks).toMatchObject([{ clock: 'come-forward', event: null, lastDay: '2027-08-31' }])
})

test('two lenders have their own clocks, and a letter entered twice counts once', () => {
  const letter = { date: '2026-08-31', kind: 'redressDecision', lenderId: 'black-horse', code: 'RD02' } as const
  const { clocks } = clocksOf({ events: [{ id: '1', ...letter }, { id: '2', ...letter }, { id: '3', date: '2026-09-24', kind: 'complaintSent', lenderId: 'motonovo-finance', by: 'post' }] })
  expect(clocks.map(({ clock, lastDay, event }) => [event?.lenderId, clock, lastDay])).toEqual([
    ['black-horse', 'ombudsman', '2027-02-28'],
    ['motonovo-finance', 'final-response', '2026-11-23'],
  ])
})

test('a complaint about an agreement the scheme covers is paused; one about a lease runs', () => {
  const sent = { id: '1', date: '2026-09-01', kind: 'complaintSent', lenderId: 'black-horse', by: 'email' } as const
  const start = { year: 2016, month: 5, approx: false }
  const state = (type: 'pcp' | 'lease') => clocksOf({ events: [sent], agreements: [{ id: 'a', lenderId: 'black-horse', type, joint: 'no', start }] }).clocks[0]
  expect(state('pcp')).toMatchObject({ clock: 'final-response', state: 'paused', lastDay: null })
  expect(state('lease')).toMatchObject({ clock: 'final-response', state: 'passed', lastDay: '2026-10-27' })
})

test('an impossible date is set aside with the reason', () => {
  const { clocks, notKnown } = clocksOf({ events: [{ id: '1', date: '2020-01-01', kind: 'optInInvite', lenderId: 'black-horse' }] })
  expect(clocks).toEqual([])
  expect(notKnown[0]?.why).toContain('scheme.opt-in-window has no value on 2020-01-01')
})

test('no case file stops the clocks', () => {
  fc.assert(fc.property(anyCaseFile, (caseFile) => { caseClocks(caseFile, when, contentFacts) }), { numRuns: 1_000 })
})
