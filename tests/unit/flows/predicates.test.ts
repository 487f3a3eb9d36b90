import { expect, test } from 'vitest'
import { notesFor } from '../../../src/flows/route.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { flowOf } from '../support/contentFlows.ts'

test.each([
  ['of March 2014', { start: '2014-03', 'makers-name': 'no' }, ['first-scheme']],
  ['of April 2014', { start: '2014-04', 'makers-name': 'yes' }, ['second-scheme']],
  ['of 2014', { start: '2014', 'makers-name': 'no' }, ['either-scheme']],
  ['of a day nobody knows', { start: 'unknown', 'makers-name': 'no' }, ['either-scheme', 'start-not-known']],
  [
    'in April 2007, on a day within it',
    { start: '2007-04', 'start-day': '2007-04-06', 'makers-name': 'no' },
    ['first-scheme'],
  ],
  ['of a company', { start: '2016-05', customer: 'company' }, []],
])('which scheme an agreement %s is said to fall under', (_, answers, notes) => {
  expect(notesFor(flowOf('eligibility-checker'), answers, { facts: contentFacts, today: '2026-11-20' })).toEqual(notes)
})
