import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Agreement,
  type CaseEvent,
  type CaseFile,
  emptyCaseFile,
  exportCaseFile,
  nothingAsked,
  type PackFields,
  type ToolAnswers,
} from '../../../src/casefile/caseFile.ts'
import { mergeAnswers, mergeCaseFiles, mergeChanges } from '../../../src/casefile/mergeCaseFiles.ts'
import { parseCaseFile } from '../../../src/casefile/parseCaseFile.ts'
import { noPackFields } from '../../../src/tools/ombudsman-pack/packAnswers.ts'
import { tries } from '../../support/nightly.ts'
import { anyCaseFile, anyToolAnswers } from '../support/anyCaseFile.ts'

const present: CaseFile = {
  ...emptyCaseFile('present'),
  person: {
    fullName: 'Ann Price',
    previousNames: [],
    addresses: [{ lines: ['1 High Street'], postcode: 'LS1 1AA' }],
    contactBy: 'email',
    phone: '01632 960 001',
  },
  agreements: [
    { id: 'a', lenderId: 'black-horse', type: 'pcp', joint: 'no' },
    { id: 'b', lenderId: 'motonovo-finance', type: 'hp', joint: 'no' },
  ],
}
const imported: CaseFile = {
  ...emptyCaseFile('imported'),
  person: {
    fullName: 'Ann O’Brien',
    previousNames: ['Ann Smith'],
    addresses: [{ lines: ['9 Low Road'], postcode: 'LS2 2BB' }],
    contactBy: 'post',
  },
  agreements: [
    { id: 'a', lenderId: 'black-horse', type: 'hp', joint: 'no', addressThen: 0 },
    { id: 'c', type: 'unknown', joint: 'unknown' },
  ],
}

test('the same agreement is one, the imported one counts, and nothing else is lost', () => {
  const merged = mergeCaseFiles(present, imported)
  expect(merged.agreements.map(({ id, type }) => [id, type])).toEqual([
    ['a', 'hp'],
    ['b', 'hp'],
    ['c', 'unknown'],
  ])
  expect(merged.person).toMatchObject({
    fullName: 'Ann O’Brien',
    previousNames: ['Ann Smith', 'Ann Price'],
    phone: '01632 960 001',
    contactBy: 'post',
  })
  expect(merged.person.addresses[merged.agreements[0]?.addressThen ?? -1]?.lines).toEqual(['9 Low Road'])
})

test('importing twice changes nothing more, and the result can be saved', () => {
  fc.assert(
    fc.property(anyCaseFile, anyCaseFile, (mine, theirs) => {
      const once = mergeCaseFiles(mine, theirs)
      expect(mergeCaseFiles(once, theirs)).toEqual(once)
      expect(parseCaseFile(exportCaseFile({ caseFile: once, answers: nothingAsked })).ok).toBe(true)
    }),
    { numRuns: tries(300, 0.2) },
  )
})

const pack = (code: string): PackFields => ({ ...noPackFields, kind: 'none', code })
const base: ToolAnswers = {
  asked: ['name'],
  edits: {},
  checks: { leave: 'ask' },
  packs: { 'black-horse': pack('RD01') },
  drafts: { birth: { birth: { day: '1', month: '', year: '' } } },
}

describe('two tabs', () => {
  test('that each fill in a pack for another lender keep both', () => {
    const merged = mergeAnswers(
      base,
      { ...base, packs: { ...base.packs, moneybarn: pack('') } },
      { ...base, packs: { 'black-horse': pack('RD02') } },
    )
    expect(merged.packs).toEqual({ 'black-horse': pack('RD02'), moneybarn: pack('') })
  })

  test('that answer different questions keep both answers, and the half-typed words of neither come back', () => {
    const { drafts: _, ...answered } = base
    const merged = mergeAnswers(
      base,
      { ...answered, asked: ['name', 'birth'], checks: { leave: 'ask', 'write-to': 'firm' } },
      { ...base, asked: ['name', 'reply'], checks: { leave: 'cancel' } },
    )
    expect(merged).toEqual({
      ...answered,
      asked: ['name', 'birth', 'reply'],
      checks: { leave: 'cancel', 'write-to': 'firm' },
    })
  })

  test('one of which forgets an answer', () => {
    expect(mergeAnswers(base, { ...base, want: 'both' }, { ...base, asked: [], checks: {} })).toEqual({
      ...base,
      want: 'both',
      asked: [],
      checks: {},
    })
  })

  test('with half-typed words in both keep ours', () => {
    const drafts = (name: string) => ({ ...base.drafts, name: { name } })
    expect(
      mergeAnswers(base, { ...base, drafts: drafts('Theirs') }, { ...base, drafts: drafts('Ours') }).drafts,
    ).toEqual(drafts('Ours'))
  })
})

test('a side that changed nothing gives way, for any answers', () => {
  fc.assert(
    fc.property(anyToolAnswers, anyToolAnswers, (before, after) => {
      expect(mergeAnswers(before, before, after)).toEqual(after)
      expect(mergeAnswers(before, after, before)).toEqual(after)
    }),
    { numRuns: tries(500) },
  )
})

test('a file taken in twice changes nothing more, and loses nothing that stood here alone', () => {
  fc.assert(
    fc.property(anyToolAnswers, anyToolAnswers, (present, imported) => {
      const once = mergeAnswers(nothingAsked, present, imported)
      expect(mergeAnswers(nothingAsked, once, imported)).toEqual(once)
      expect(present.asked.filter((step) => !once.asked.includes(step))).toEqual([])
      expect(Object.keys(present.packs ?? {}).filter((lender) => !Object.hasOwn(once.packs ?? {}, lender))).toEqual([])
    }),
    { numRuns: tries(500) },
  )
})

const agreement = (id: string, more: Partial<Agreement> = {}): Agreement => ({ id, type: 'hp', joint: 'no', ...more })
const event = (id: string): CaseEvent => ({ id, date: '2026-09-01', kind: 'note', lenderId: 'x' })
const baseCase: CaseFile = {
  ...emptyCaseFile('case'),
  person: { ...emptyCaseFile('').person, fullName: 'Ann' },
  agreements: [agreement('a'), agreement('b')],
  events: [event('1')],
}

describe('two that changed the same case', () => {
  test('each add something: both are kept', () => {
    const merged = mergeChanges(
      baseCase,
      { ...baseCase, events: [...baseCase.events, event('2')] },
      { ...baseCase, agreements: [...baseCase.agreements, agreement('c')] },
    )
    expect([merged.events.map(({ id }) => id), merged.agreements.map(({ id }) => id)]).toEqual([
      ['1', '2'],
      ['a', 'b', 'c'],
    ])
  })

  test('one takes away what the other left alone: it is gone', () => {
    expect(
      mergeChanges(baseCase, { ...baseCase, agreements: [agreement('a')] }, { ...baseCase, events: [] }),
    ).toMatchObject({
      agreements: [{ id: 'a' }],
      events: [],
    })
  })

  test('one takes away what the other changed: the change stays', () => {
    const changed = { ...baseCase, agreements: [agreement('a'), agreement('b', { dealer: 'Example Motors' })] }
    expect(mergeChanges(baseCase, { ...baseCase, agreements: [agreement('a')] }, changed).agreements).toEqual(
      changed.agreements,
    )
    expect(
      mergeChanges(baseCase, changed, { ...baseCase, agreements: [agreement('a')], events: [] }).agreements,
    ).toEqual([agreement('a')])
  })

  test('both change the same thing: ours counts', () => {
    const [theirs, ours] = ['Their Motors', 'Our Motors'].map((dealer) => ({
      ...baseCase,
      agreements: [agreement('a', { dealer }), agreement('b')],
    })) as [CaseFile, CaseFile]
    expect(mergeChanges(baseCase, theirs, ours).agreements[0]?.dealer).toBe('Our Motors')
  })

  test('only one corrects the name: the wrong one is forgotten', () => {
    const corrected = { ...baseCase, person: { ...baseCase.person, fullName: 'Ann Price' } }
    expect(mergeChanges(baseCase, corrected, { ...baseCase, events: [] }).person).toEqual(corrected.person)
    expect(mergeChanges(baseCase, { ...baseCase, events: [] }, corrected).person).toEqual(corrected.person)
  })

  test('neither or only one changed anything', () => {
    expect(mergeChanges(baseCase, baseCase, baseCase)).toEqual(baseCase)
    expect(mergeChanges(baseCase, { ...baseCase, events: [] }, baseCase).events).toEqual([])
  })
})
