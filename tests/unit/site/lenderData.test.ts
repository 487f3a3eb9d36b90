import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { searchLenders } from '../../../src/content/lenders/searchLenders.ts'
import { lenderData } from '../../../src/site/lenderData.ts'
import { findByMake } from '../../../src/tools/lender-finder/findByMake.ts'
import { someOf } from '../../support/nightly.ts'
import { realSite } from '../../support/realSite.ts'
import { siteOf } from '../../support/sites.ts'

test('a small site without lenders has an empty list', () => {
  expect(lenderData({ ...siteOf('good'), lenders: new Map(), lenderNames: [], brands: new Map() })).toEqual({
    lenders: [],
    names: [],
    brands: [],
  })
})

describe('this site’s list', () => {
  const data = lenderData(realSite())

  test('has every lender with how to write to it and its page', () => {
    expect(data.lenders.length).toBe(readdirSync('content/lenders').filter((name) => name.endsWith('.yaml')).length)
    expect(data.lenders.find(({ slug }) => slug === 'black-horse')).toMatchObject({
      name: 'Black Horse',
      path: '/lenders/black-horse',
      complaints: { postalAddress: expect.any(String) as string },
    })
    expect(JSON.stringify(data)).not.toContain('{%')
  })

  test('has who answers now for a lender that does not, and whether that is confirmed', () => {
    expect(data.lenders.find(({ slug }) => slug === 'vauxhall-finance')?.successor).toEqual({
      slug: 'stellantis-financial-services',
      name: 'Stellantis Financial Services UK Limited',
      email: null,
      confirmed: false,
      postalAddress: 'Stellantis Financial Services UK Ltd, 61 London Road, Redhill, Surrey RH1 1QA',
    })
    expect(data.lenders.find(({ slug }) => slug === 'black-horse')).not.toHaveProperty('successor')
  })

  test('has other names that all lead to a lender, and brands with who lent', () => {
    const slugs = new Set(data.lenders.map(({ slug }) => slug))
    expect(data.names.filter(({ lender }) => !slugs.has(lender))).toEqual([])
    expect(data.brands.length).toBe(20)
    expect(data.brands.filter(({ spells }) => spells.length === 0)).toEqual([])
  })

  test('every name that the site knows is found by the finder, with and without its accents', () => {
    const { lenders, names, brands } = data
    const known = { lenders, names, brands }
    const missing = [
      ...someOf(names, 6).filter(
        ({ name, lender }) =>
          !written(name).every((way) => searchLenders(way, known).some(({ slug }) => slug === lender)),
      ),
      ...brands.flatMap(({ name, otherNames }) =>
        [name, ...otherNames].filter(
          (one) =>
            !written(one).every(
              (way) => searchLenders(way, known).length > 0 && findByMake(way, null, known).brand?.name === name,
            ),
        ),
      ),
    ]
    expect(missing).toEqual([])
  })
})

/** A name as it stands, in small letters and without accents. */
const written = (name: string) => [name, name.toLowerCase(), name.normalize('NFD').replaceAll(/\p{M}/gu, '')]
