import { describe, expect, test } from 'vitest'
import type { LenderData } from '../../../../src/content/lenders/lenderData.ts'
import { findByMake, makesLike, spellYears } from '../../../../src/tools/lender-finder/findByMake.ts'
import { contentWords } from '../../support/contentWords.ts'
import { knownLender } from '../../support/knownLender.ts'

const words = contentWords['lender-finder'].lender

const data: LenderData = {
  lenders: [knownLender('old', 'Old Finance', { status: { state: 'sold' }, detail: 'Sold.' })],
  names: [
    { name: 'Citroën Finance', kind: 'brand', lender: 'old', to: 2013 },
    { name: 'Oak Finance', kind: 'typed', lender: 'old' },
  ],
  brands: [
    {
      slug: 'land-rover',
      name: 'Land Rover',
      otherNames: ['JLR', 'Landy'],
      spells: [
        { from: null, to: '2013', lender: 'Old Finance Limited', slug: 'old' },
        { from: '2014', to: 'present', lender: 'New Finance Limited', slug: null },
      ],
    },
    { slug: 'audi', name: 'Audi', otherNames: [], spells: [] },
  ],
}

describe('a make and a year', () => {
  test('give who lent then, with its page, and who lends now', () => {
    const { brand, lent, now } = findByMake('LAND-ROVER', 2012, data)
    expect(brand?.name).toBe('Land Rover')
    expect(lent.map(({ lender, spell, certain }) => [lender?.name, spellYears(spell, words), certain])).toEqual([
      ['Old Finance', 'until 2013; we don’t know when it started', false],
    ])
    expect(now.map(({ spell, lender }) => [spell.lender, lender, spellYears(spell, words)])).toEqual([
      ['New Finance Limited', undefined, '2014 to now'],
    ])
  })

  test('without the year give everyone', () => expect(findByMake('Land Rover', null, data).lent).toHaveLength(2))

  test('give nothing for a make that is not listed', () =>
    expect(findByMake('Trabant', 2012, data)).toEqual({ brand: undefined, lent: [], now: [] }))
})

test.each([
  ['jlr', 'Land Rover'],
  ['landy finance', 'Land Rover'],
  ['land rovr', 'Land Rover'],
  ['CITROEN', 'Citroën'],
  ['citroën finance', 'Citroën'],
])('a make is found by “%s”: its nickname, a slip, without its accents, with its finance', (typed, name) => {
  expect(findByMake(typed, 2012, data).brand?.name).toBe(name)
  expect(findByMake(typed, 2012, data).lent.map(({ lender }) => lender?.slug)).toEqual(['old'])
})

test('a name that people type for a lender is no make', () =>
  expect(findByMake('oak', 2012, data).brand).toBeUndefined())

test('makes are offered by the beginning of any word, and all at first', () => {
  expect(makesLike('rov', data).map(({ name }) => name)).toEqual(['Land Rover'])
  expect(makesLike('', data).map(({ name }) => name)).toEqual(['Audi', 'Land Rover'])
})

test.each([
  ['2012', '2014', '2012 to 2014'],
  ['2012', 'present', '2012 to now'],
  [null, 'present', 'to now; we don’t know when it started'],
  [null, '2014', 'until 2014; we don’t know when it started'],
  ['2012', null, 'from 2012; we don’t know when it ended'],
  [null, null, 'we don’t know the years'],
] as const)('the years from %s to %s are said', (from, to, said) =>
  expect(spellYears({ from, to, lender: 'Oak', slug: null }, words)).toBe(said),
)
