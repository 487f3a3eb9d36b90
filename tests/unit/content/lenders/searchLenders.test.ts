import { describe, expect, test } from 'vitest'
import type { KnownLender, LenderData } from '../../../../src/content/lenders/lenderData.ts'
import { searchLenders } from '../../../../src/content/lenders/searchLenders.ts'

const lender = (slug: string, name: string, more: Partial<KnownLender> = {}): KnownLender => ({
  slug,
  name,
  legalName: null,
  formerNames: [],
  status: { state: 'active' },
  detail: '',
  path: null,
  complaints: { email: null, postalAddress: null, phone: null, webform: null },
  ...more,
})

const data: LenderData = {
  lenders: [
    lender('black-horse', 'Black Horse', { legalName: 'Black Horse Limited' }),
    lender('motonovo-finance', 'MotoNovo Finance', { formerNames: ['Carlyle Finance'] }),
    lender('moneybarn', 'Moneybarn'),
    lender('psa-finance', 'Stellantis Financial Services', { formerNames: ['PSA Finance UK Limited'] }),
  ],
  names: [
    { name: 'Lloyds Bowmaker', kind: 'former', lender: 'black-horse' },
    { name: 'Kia Finance', kind: 'brand', lender: 'black-horse', to: 2008 },
    { name: 'Lloyds car finance', kind: 'typed', lender: 'black-horse' },
    { name: 'Gone', kind: 'typed', lender: 'nowhere' },
  ],
  brands: [],
}
const first = (typed: string) => searchLenders(typed, data)[0]

describe('a lender is found', () => {
  test.each([
    ['Black Horse', 'black-horse'],
    ['black horse ltd', 'black-horse'],
    ['blackhorse', 'black-horse'],
    ['BLACK', 'black-horse'],
    ['horse', 'black-horse'],
    ['blak hor', 'black-horse'],
    ['Blcak Horse', 'black-horse'],
    ['moto novo', 'motonovo-finance'],
    ['carlyle', 'motonovo-finance'],
    ['psa finance', 'psa-finance'],
    ['monybarn', 'moneybarn'],
  ])('by "%s"', (typed, slug) => expect(first(typed)?.slug).toBe(slug))

  test('by an old name, which is shown with its years', () => {
    expect(first('lloyds bowmaker')).toMatchObject({ name: 'Black Horse', by: 'Lloyds Bowmaker', years: '' })
    expect(first('kia finance')).toMatchObject({ slug: 'black-horse', by: 'Kia Finance', years: 'to 2008' })
  })

  test('once, however many names fit', () =>
    expect(searchLenders('black', data).map(({ slug }) => slug)).toEqual(['black-horse']))
})

test.each(['', '  ', 'zzzzzz', '<!>', 'xy', 'gone', '((((', '\\'])('"%s" finds nobody', (typed) =>
  expect(searchLenders(typed, data)).toEqual([]),
)

test('how people write a name is not taken for a name that the finance carried', () => {
  expect(first('Lloyds car finance')).toMatchObject({ by: 'Lloyds car finance', carried: null })
  expect(first('Kia Finance')).toMatchObject({ by: 'Kia Finance', carried: 'Kia Finance' })
  expect(first('Carlyle Finance')).toMatchObject({ by: 'Carlyle Finance', carried: 'Carlyle Finance' })
})
