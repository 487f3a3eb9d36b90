import { describe, expect, test } from 'vitest'
import { type Agreement, type CaseEvent, type CaseFile, emptyCaseFile } from '../../../src/casefile/caseFile.ts'
import { mergeChanges } from '../../../src/casefile/mergeChanges.ts'

const agreement = (id: string, more: Partial<Agreement> = {}): Agreement => ({ id, type: 'hp', joint: 'no', ...more })
const event = (id: string): CaseEvent => ({ id, date: '2026-09-01', kind: 'note', lenderId: 'x' })
const base: CaseFile = {
  ...emptyCaseFile('case'),
  person: { ...emptyCaseFile('').person, fullName: 'Ann' },
  agreements: [agreement('a'), agreement('b')],
  events: [event('1')],
}

describe('two that changed the same case', () => {
  test('each add something: both are kept', () => {
    const merged = mergeChanges(
      base,
      { ...base, events: [...base.events, event('2')] },
      { ...base, agreements: [...base.agreements, agreement('c')] },
    )
    expect([merged.events.map(({ id }) => id), merged.agreements.map(({ id }) => id)]).toEqual([
      ['1', '2'],
      ['a', 'b', 'c'],
    ])
  })

  test('one takes away what the other left alone: it is gone', () => {
    expect(mergeChanges(base, { ...base, agreements: [agreement('a')] }, { ...base, events: [] })).toMatchObject({
      agreements: [{ id: 'a' }],
      events: [],
    })
  })

  test('one takes away what the other changed: the change stays', () => {
    const changed = { ...base, agreements: [agreement('a'), agreement('b', { dealer: 'Example Motors' })] }
    expect(mergeChanges(base, { ...base, agreements: [agreement('a')] }, changed).agreements).toEqual(
      changed.agreements,
    )
    expect(mergeChanges(base, changed, { ...base, agreements: [agreement('a')], events: [] }).agreements).toEqual([
      agreement('a'),
    ])
  })

  test('both change the same thing: ours counts', () => {
    const [theirs, ours] = ['Their Motors', 'Our Motors'].map((dealer) => ({
      ...base,
      agreements: [agreement('a', { dealer }), agreement('b')],
    })) as [CaseFile, CaseFile]
    expect(mergeChanges(base, theirs, ours).agreements[0]?.dealer).toBe('Our Motors')
  })

  test('only one corrects the name: the wrong one is forgotten', () => {
    const corrected = { ...base, person: { ...base.person, fullName: 'Ann Price' } }
    expect(mergeChanges(base, corrected, { ...base, events: [] }).person).toEqual(corrected.person)
    expect(mergeChanges(base, { ...base, events: [] }, corrected).person).toEqual(corrected.person)
  })

  test('neither or only one changed anything', () => {
    expect(mergeChanges(base, base, base)).toEqual(base)
    expect(mergeChanges(base, { ...base, events: [] }, base).events).toEqual([])
  })
})
