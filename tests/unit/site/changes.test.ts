import { expect, test } from 'vitest'
import { factNamed } from '../../../src/facts/valueOn.ts'
import { valueChanges } from '../../../src/site/changes.ts'
import { contentFacts } from '../support/contentFacts.ts'

const state = factNamed(contentFacts, 'scheme.state')
/** The same days as words of a fact. */
const told = { ...state, id: 'told', unit: 'text' as const }
const toldOn = (today: string) =>
  valueChanges(new Map([[told.id, told]]), today).map(({ day, now, before }) => [day, now, before])

test('values come newest first, each with the one before it, and none before its day', () => {
  expect(toldOn('2026-07-02')).toEqual([
    ['2026-07-02', 'part-suspended', 'live'],
    ['2026-03-31', 'live', undefined],
  ])
  expect(toldOn('2026-07-01')).toEqual([['2026-03-31', 'live', undefined]])
})

test('the state of the scheme is no value to list: pages tell of it in words', () => {
  expect(valueChanges(new Map([[state.id, state]]), '2026-07-02')).toEqual([])
})

test('a value that ended says so by having none', () => {
  const fact = factNamed(contentFacts, 'ombudsman.limit')
  const ended = { ...fact, values: [...fact.values, { ...fact.values[0]!, from: '2026-01-01', value: null }] }
  expect(valueChanges(new Map([[fact.id, ended]]), '2026-11-22')[0]).toMatchObject({ now: null, before: '6 months' })
})
