import { expect, test } from 'vitest'
import { financedBy } from '../../../../src/content/lenders/lenderData.ts'

const spells = [
  { from: null, to: '2017-10-31', lender: 'First Finance', slug: 'first' },
  { from: '2017-11-01', to: 'present', lender: 'Second Finance', slug: 'second' },
  { from: '2012', to: null, lender: 'Third Finance', slug: 'third' },
]
const namesIn = (year: number) =>
  financedBy(spells, year).inYear.map(({ spell, certain }) => `${spell.lender}${certain ? '' : '?'}`)

test('the year of a change has both lenders', () => {
  expect(namesIn(2017)).toEqual(['First Finance?', 'Second Finance', 'Third Finance?'])
})

test('before and after', () => {
  expect([namesIn(2009), namesIn(2020)]).toEqual([['First Finance?'], ['Second Finance', 'Third Finance?']])
})

test('who does now', () => expect(financedBy(spells, 2009).now.map(({ slug }) => slug)).toEqual(['second']))
