import { expect, test } from 'vitest'
import { yearsFaults, yearsOf } from '../../../../src/toolkit/questions/AddressQuestion.tsx'
import { contentWords } from '../../support/contentWords.ts'

const faults = (from: string, to: string) =>
  yearsFaults('address', { from, to }, '2026-11-23', contentWords.questions.address)

test('each of two wrong years is told from the other', () => {
  expect(faults('16', '19')).toEqual([
    { box: 'address-from', message: '“From” year must include 4 numbers' },
    { box: 'address-to', message: '“Until” year must include 4 numbers' },
  ])
  expect(faults('2030', '2031')).toEqual([
    { box: 'address-from', message: '“From” year must be this year or before' },
    { box: 'address-to', message: '“Until” year must be this year or before' },
  ])
})

test('years stand in order', () => {
  expect(faults('2016', '2012')).toEqual([
    { box: 'address-to', message: '“Until” year must be the same as or after 2016' },
  ])
  expect(faults('2012', '2026')).toEqual([])
})

test('neither has to be given', () => {
  expect(faults('', ' ')).toEqual([])
  expect(yearsOf({ from: '', to: '2012' })).toEqual({ to: { year: 2012, approx: false } })
})
