import { describe, expect, test } from 'vitest'
import {
  addressOf,
  type Place,
  placeAfter,
  placeAfterCheck,
  placeAt,
  placeBefore,
  placeWithout,
  type Way,
} from '../../../../src/toolkit/run/place.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { flowOf } from '../../support/contentFlows.ts'

const way: Way = {
  flow: flowOf('claim-calculator'),
  context: { facts: contentFacts, today: '2026-11-20' },
  checksFirst: true,
  settingKeys: ['apr-examples'],
}
const whole = '?finance=hp&start=2016-06&credit=10000&apr=8.9&months=48&settled-early=no'
const at = (search: string) => placeAt(way, search)

describe('where an address leads', () => {
  test.each([
    ['', 'finance', 'an untouched tool starts at its first question'],
    ['?finance=hp&start=2016-06', 'credit', 'a half-answered one goes on where it stopped'],
    [whole, 'result', 'a whole one shows its result, so it can be shared'],
    [`${whole}&at=apr`, 'apr', 'a question on the way can be gone back to'],
    [`${whole}&at=check`, 'check', 'so can the check of the answers'],
    ['?finance=hp&at=months', 'start', 'a question not reached yet cannot'],
    ['?finance=hp&at=result', 'start', 'nor can the result'],
    [`${whole}&at=balloon`, 'result', 'nor a question that is not asked of hire purchase'],
    ['?finance=lease', 'result', 'a short way out has its result too'],
  ])('%s → %s: %s', (search, step) => {
    expect(at(search).at).toBe(step)
  })

  test('a second agreement is asked about with its own answers', () => {
    expect(at(`${whole}&of=2&at=finance`)).toMatchObject({ of: 1, at: 'finance', runs: [{ finance: 'hp' }, {}] })
  })

  test('numbers and settings that mean nothing are passed over', () => {
    expect(at(`${whole}&of=999&name=Ann&apr-examples=higher`)).toMatchObject({
      of: 1,
      settings: { 'apr-examples': 'higher' },
    })
    expect(at(`${whole}&of=x`).of).toBe(0)
  })
})

test.each([
  '',
  '?finance=hp&start=2016-06&at=credit',
  whole,
  `${whole}&at=apr&change=1`,
  `${whole}&2.finance=pcp&of=2&at=start`,
])('%s is the address of the place it leads to', (search) => {
  expect(addressOf(way, at(search))).toBe(search)
})

describe('where an answer leads', () => {
  test('to the next question, with what stands there kept', () => {
    expect(placeAfter(way, at(`${whole}&at=credit`), '12000')).toMatchObject({
      at: 'apr',
      runs: [{ credit: '12000', apr: '8.9' }],
    })
  })

  test('after the last, to the check', () => {
    expect(placeAfter(way, at(`${whole}&at=settled-early`), 'yes').at).toBe('check')
  })

  test('after a change, straight back to the check', () => {
    expect(placeAfter(way, at(`${whole}&at=credit&change=1`), '12000')).toMatchObject({ at: 'check', changing: false })
  })

  test('after a change that asks more, to the new question first', () => {
    const changed = placeAfter(way, at(`${whole}&at=finance&change=1`), 'pcp')
    expect(changed).toMatchObject({ at: 'balloon', changing: true })
    expect(placeAfter(way, changed, '4000')).toMatchObject({ at: 'check', changing: false })
  })

  test('what a change leaves behind is dropped at the end', () => {
    expect(placeAfter(way, at(`${whole}&at=finance&change=1`), 'lease').runs).toEqual([{ finance: 'lease' }])
  })
})

test('before the first question there is nothing, before the check the last question', () => {
  expect(placeBefore(way, at(''))).toBeUndefined()
  expect(placeBefore(way, at(`${whole}&at=check`))?.at).toBe('settled-early')
})

test('an agreement can be taken out, the last one too', () => {
  const two: Place = at(`${whole}&2.finance=lease&of=2`)
  expect(placeWithout(way, two, 0)).toMatchObject({ runs: [{ finance: 'lease' }], of: 0, at: 'result' })
  expect(placeWithout(way, at(whole), 0)).toMatchObject({ runs: [{}], at: 'finance' })
})

describe('the check that asks what is left', () => {
  const papers = '?finance=hp&credit=10000&months=48&2.finance=pcp&2.credit=9000'

  test('is where an address leads that asks for it, whatever is open', () => {
    expect(at(`${papers}&at=check`).at).toBe('check')
    expect(at('?finance=hp&at=check').at).toBe('check')
  })

  test('leads to the check of the next run that is open, and then to the result', () => {
    const first = placeAfterCheck(way, at(`${papers}&at=check`), {
      start: '2016-06',
      apr: '8.9',
      'settled-early': 'no',
    })
    expect(first).toMatchObject({ of: 1, at: 'check' })
    const rest = { start: '2016-06', apr: 'unknown', months: '48', balloon: 'unknown', 'settled-early': 'no' }
    expect(placeAfterCheck(way, first, rest)).toMatchObject({
      at: 'result',
      runs: [{ apr: '8.9' }, { credit: '9000' }],
    })
  })
})
