import { describe, expect, test } from 'vitest'
import { financedBy, successorOf } from '../../../../src/content/lenders/lenderData.ts'
import type { Lender } from '../../../../src/content/lenders/schema.ts'
import { siteOf } from '../../../support/sites.ts'

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

const acorn = siteOf('good-with-menus').lenders.get('acorn')
if (!acorn) throw new Error('the test site has no lender acorn')

const said = (confidence: Lender['confidence']) => ({ source: `https://${confidence}.example/`, confidence })
const lender = (slug: string, more: Partial<Lender> = {}): Lender => ({
  ...acorn,
  slug,
  name: `${slug} Finance`,
  legalName: `${slug} Limited`,
  complaints: { ...acorn.complaints, postalAddress: `1 ${slug} Street`, email: `${slug}@example.com` },
  ...more,
})
const among = (...lenders: Lender[]) => new Map(lenders.map((one) => [one.slug, one]))

describe('who answers now', () => {
  test('is the lender itself when nothing is said', () => {
    expect(successorOf(lender('ash'), among())).toBeUndefined()
  })

  test('is a lender of the site, at its own address', () => {
    const ash = lender('ash', { successor: { kind: 'lender', lender: 'birch', ...said('high') } })
    expect(successorOf(ash, among(ash, lender('birch')))).toEqual({
      slug: 'birch',
      name: 'birch Limited',
      postalAddress: '1 birch Street',
      email: 'birch@example.com',
      confirmed: true,
      source: 'https://high.example/',
    })
  })

  test('is known by its everyday name when the company in the small print is not known', () => {
    const ash = lender('ash', { successor: { kind: 'lender', lender: 'birch', ...said('high') } })
    expect(successorOf(ash, among(ash, lender('birch', { legalName: null })))?.name).toBe('birch Finance')
  })

  test('is the last of several, and confirmed only if every step is', () => {
    const ash = lender('ash', { successor: { kind: 'lender', lender: 'birch', ...said('medium') } })
    const birch = lender('birch', { successor: { kind: 'lender', lender: 'cedar', ...said('high') } })
    expect(successorOf(ash, among(ash, birch, lender('cedar')))).toMatchObject({ slug: 'cedar', confirmed: false })
    expect(successorOf(birch, among(ash, birch, lender('cedar')))).toMatchObject({ slug: 'cedar', confirmed: true })
  })

  test('is a firm without a file, reached by the contact in the lender’s own', () => {
    const ash = lender('ash', { successor: { kind: 'firm', name: 'Elder Limited', ...said('low') } })
    expect(successorOf(ash, among(ash))).toEqual({
      slug: null,
      name: 'Elder Limited',
      postalAddress: '1 ash Street',
      email: 'ash@example.com',
      confirmed: false,
      source: 'https://low.example/',
    })
  })
})
