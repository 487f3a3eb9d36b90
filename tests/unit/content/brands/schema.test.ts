import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { BrandFile, spellDay } from '../../../../src/content/brands/schema.ts'

const fields = (schema: z.ZodObject) =>
  Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, (field as z.ZodType).isOptional()]))
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('a brand', () => {
  const brand = {
    slug: 'acme',
    brandName: 'Acme',
    description: 'Acme was financed by one lender.',
    commonLenders: [{ name: 'Acorn', href: '/lenders/acorn', description: 'Lent on most.' }],
    uniquePoints: ['One.', 'Two.', 'Three.'],
    popularModels: ['A', 'B', 'C', 'D', 'E', 'F'],
    metaDescription: 'x'.repeat(70),
    aboutBrand: { title: 'About Acme', content: `<p>${'x'.repeat(60)}</p>` },
  }

  test('has the fields of the catalogue', () => {
    expect(Object.keys(fields(BrandFile))).toEqual([
      'slug',
      'brandName',
      'description',
      'commonLenders',
      'uniquePoints',
      'popularModels',
      'metaDescription',
      'aboutBrand',
    ])
    expect(Object.values(fields(BrandFile))).not.toContain(true)
    expect(accepts(BrandFile, brand)).toBe(true)
  })

  test.each([
    ['two unique points', { uniquePoints: ['One.', 'Two.'] }],
    ['four unique points', { uniquePoints: ['One.', 'Two.', 'Three.', 'Four.'] }],
    ['five models', { popularModels: ['A', 'B', 'C', 'D', 'E'] }],
    ['nine models', { popularModels: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] }],
    ['a lender without a description', { commonLenders: [{ name: 'Acorn', href: '/lenders/acorn' }] }],
    ['no lender', { commonLenders: [] }],
    ['a field of its own', { colour: 'red' }],
  ])('may not have %s', (_, change) => {
    expect(accepts(BrandFile, { ...brand, ...change })).toBe(false)
  })

  test.each([6, 7, 8])('may have %d models', (count) => {
    expect(accepts(BrandFile, { ...brand, popularModels: Array.from({ length: count }, (_, i) => `Model ${i}`) })).toBe(
      true,
    )
  })
})

test.each([
  ['1963', '1963'],
  ['2017-11', 'November 2017'],
  ['2017-11-01', '1 November 2017'],
  ['present', 'present'],
  [null, 'not known'],
])('%s is printed as %s', (written, printed) => {
  expect(spellDay(written, { unknown: 'not known', present: 'present' })).toBe(printed)
})
