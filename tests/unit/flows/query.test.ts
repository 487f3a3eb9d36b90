import { expect, test } from 'vitest'
import { fromQuery, toQuery } from '../../../src/flows/query.ts'
import { flowOf } from '../support/contentFlows.ts'

const flow = flowOf('claim-calculator')

test('answers are keyed by question, and those of a second agreement by its number too', () => {
  expect(toQuery(flow, [{ finance: 'hp', credit: '6000' }, { finance: 'pcp' }]).toString()).toBe(
    'finance=hp&credit=6000&2.finance=pcp',
  )
})

test('keys that are no question’s, and answers no question allows, are left out', () => {
  const query = new URLSearchParams(
    'finance=hp&name=Ann&credit=12&apr=lots&months=unknown&start=2016-13&2.finance=boat&11.finance=hp',
  )
  expect(fromQuery(flow, query)).toEqual([{ finance: 'hp', months: 'unknown' }])
})

test('there is always one run, even when nothing is answered', () => {
  expect(fromQuery(flow, new URLSearchParams(''))).toEqual([{}])
})

test('a flow for one thing alone reads no second run', () => {
  const { several: _, ...single } = flow
  expect(fromQuery(single, new URLSearchParams('finance=hp&2.finance=pcp'))).toEqual([{ finance: 'hp' }])
})
