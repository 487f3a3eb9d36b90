import { describe, expect, test } from 'vitest'
import type { Person } from '../../../../src/casefile/caseFile.ts'
import type { LenderData } from '../../../../src/content/lenders/lenderData.ts'
import { agreementRows, personRows, rowsToChange } from '../../../../src/toolkit/questions/CheckAnswers.tsx'
import { ann, caseOf, vw } from '../../letters/sampleCase.ts'
import { contentWords } from '../../support/contentWords.ts'
import { knownLender } from '../../support/knownLender.ts'

const data: LenderData = {
  lenders: [
    knownLender('volkswagen-financial-services', 'Volkswagen Financial Services'),
    knownLender('black-horse', 'Black Horse'),
  ],
  names: [],
  brands: [],
}
const context = { ...data, words: contentWords }
const words = contentWords.questions

const valuesOf = (rows: { key: string; value: string | undefined }[]) =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]))
const personValues = (person: Partial<Person>, rest: Parameters<typeof caseOf>[0] = {}) =>
  valuesOf(personRows(caseOf({ person: { ...ann, ...person }, ...rest }), words))

describe('the answers about an agreement', () => {
  test('stand in words, each beside the step that asks for it', () => {
    expect(agreementRows(caseOf({ agreements: [vw] }), 'vw', context)).toEqual([
      { key: 'lender:vw', label: 'Lender', value: 'Volkswagen Financial Services' },
      { key: 'count:vw', label: 'Agreements with this lender', value: '1' },
      { key: 'kind:vw', label: 'Kind of finance', value: 'PCP' },
      { key: 'start:vw', label: 'Started', value: 'May 2016' },
      { key: 'number:vw', label: 'Agreement number', value: 'VW12345678' },
      { key: 'plates:vw', label: 'Number plate', value: 'AB16 CDE' },
      { key: 'dealer:vw', label: 'Dealer or broker', value: 'Example Motors, Leeds' },
      { key: 'joint:vw', label: 'Anyone else on the agreement', value: 'No' },
    ])
  })

  test('are those of that agreement alone, and none of one that is gone', () => {
    const two = caseOf({ agreements: [vw, { ...vw, id: 'other', lenderId: 'black-horse' }] })
    expect(valuesOf(agreementRows(two, 'other', context))['lender:other']).toBe('Black Horse')
    expect(agreementRows(two, 'other', context)).toHaveLength(8)
    expect(agreementRows(two, 'gone', context)).toEqual([])
  })

  test.each([
    [{ joint: 'yes', jointNames: ['Nguyễn Văn An', 'Ben Bow'] }, 'Nguyễn Văn An, Ben Bow'],
    [{ joint: 'yes' }, 'Yes'],
    [{ joint: 'unknown' }, 'I don’t know'],
  ] as const)('say who else was on it: %o', ({ joint, ...names }, said) => {
    const agreement = { ...vw, joint, ...('jointNames' in names ? { jointNames: [...names.jointNames] } : {}) }
    expect(valuesOf(agreementRows(caseOf({ agreements: [agreement] }), 'vw', context))['joint:vw']).toBe(said)
  })
})

describe('the answers about the person', () => {
  test('stand in the order they are asked', () => {
    expect(personRows(caseOf({}), words)).toEqual([
      { key: 'acting', label: 'Writing for', value: 'Myself' },
      { key: 'name', label: 'Your full name', value: 'Ann O’Brien' },
      { key: 'other-names', label: 'Other names then', value: '' },
      { key: 'birth', label: 'Date of birth', value: '27 March 1970' },
      { key: 'address:0', label: 'Address now', value: '12 High Street, Leeds, LS1 1AA' },
      { key: 'address-then:0', label: 'Address then', value: 'The same as now' },
      { key: 'reply', label: 'How they should reply', value: 'By email: ann@example.com' },
      { key: 'needs', label: 'Adjustments', value: undefined },
    ])
  })

  test('give the customer’s address and the writer’s own, where the letter is for somebody else', () => {
    const rows = (as: 'helper' | 'executor') =>
      personRows(caseOf({ acting: { as, forName: 'Bea Bow', address: { lines: ['9 Elm Grove', 'York'] } } }), words)
        .filter(({ key }) => key === 'address:0' || key === 'address:own')
        .map(({ label, value }) => `${label}: ${value}`)
    expect(rows('helper')).toEqual([
      'Their address now: 12 High Street, Leeds, LS1 1AA',
      'Your own address: 9 Elm Grove, York',
    ])
    expect(rows('executor')[0]).toBe('Their last address: 12 High Street, Leeds, LS1 1AA')
  })

  test('say for whom the letter is', () => {
    expect(personValues({}, { acting: { as: 'executor', forName: 'Bea Bow' } })['acting']).toBe(
      'Someone who has died: Bea Bow',
    )
  })

  test.each([
    ['post', 'By post'],
    ['phone', 'By phone: 01632 960 001'],
  ] as const)('give the address of a reply %s', (contactBy, said) => {
    expect(personValues({ contactBy })['reply']).toBe(said)
  })

  test('list earlier addresses, and end with the question whether there were more', () => {
    const there = { lines: ['Rue 4', 'Liège'], country: 'Belgium' }
    const rows = personRows(
      caseOf({ person: { ...ann, addresses: [...ann.addresses, there, { lines: ['1 Low Road'] }] } }),
      words,
    )
    expect(rows.filter(({ key }) => key.startsWith('address'))).toEqual([
      { key: 'address:0', label: 'Address now', value: '12 High Street, Leeds, LS1 1AA' },
      { key: 'address:1', label: 'Earlier address 1', value: 'Rue 4, Liège, Belgium' },
      { key: 'address:2', label: 'Earlier address 2', value: '1 Low Road' },
      { key: 'address-then:2', label: 'More addresses then', value: 'No' },
    ])
  })

  test('after the last address that is asked for, more are changed at the last question there is', () => {
    const five = Array.from({ length: 5 }, (_, index) => ({ lines: [`${index + 1} Low Road`] }))
    expect(
      personRows(caseOf({ person: { ...ann, addresses: [...ann.addresses, ...five] } }), words)
        .map(({ key }) => key)
        .filter((key) => key.startsWith('address-then')),
    ).toEqual(['address-then:4'])
  })

  test('say nothing of an address then that was not told', () => {
    const { addressThen: _, ...elsewhere } = vw
    expect(personValues({}, { agreements: [elsewhere] })['address-then:0']).toBeUndefined()
  })
})

test('what was not given says so, and every row leads to its own question', () => {
  const asked: string[] = []
  const rows = rowsToChange(
    [
      { key: 'needs', label: 'Needs', value: undefined },
      { key: 'name', label: 'Name', value: 'Ann' },
      { key: 'other-names', label: 'Others', value: '' },
    ],
    (step) => asked.push(step),
    words.check,
  )
  expect(rows.map(({ value }) => value)).toEqual(['Not provided', 'Ann', 'Not provided'])
  for (const { onChange } of rows) onChange?.()
  expect(asked).toEqual(['needs', 'name', 'other-names'])
})
