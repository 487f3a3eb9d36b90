import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  GuideLink,
  guideCategories,
  LenderLink,
  Menus,
  sampleDetails,
  ToolLink,
  toolCategories,
} from '../../../../src/content/manifest/schema.ts'
import { Manifest } from '../../../../src/site/manifest.ts'
import { siteOf } from '../../../support/sites.ts'

const Page = Manifest.shape.pages.element
const { menus } = siteOf('good-with-menus')

describe('a page', () => {
  test('has a kind, which decides its other fields', () => {
    expect(Page.safeParse({ kind: 'guide', path: '/a', content: 'pages/a.md' }).success).toBe(true)
    expect(Page.safeParse({ kind: 'guide', path: '/a', content: 'pages/a.md', tool: 'deadlines' }).success).toBe(false)
    expect(Page.safeParse({ kind: 'tool', path: '/a', content: 'pages/a.md' }).success).toBe(false)
    expect(Page.safeParse({ path: '/a', content: 'pages/a.md' }).success).toBe(false)
  })

  test('takes its words from inside the content folder', () => {
    for (const content of ['../secret.md', '/etc/passwd', 'pages/a.txt', 'pages/../a.md'])
      expect(Page.safeParse({ kind: 'guide', path: '/a', content }).success).toBe(false)
  })
})

describe('the popular lists', () => {
  test.each([7, 9])('are not %d long', (length) => {
    const eight = menus?.lenders.popular ?? []
    const list = length < 8 ? eight.slice(0, length) : [...eight, 'Ninth Finance']
    expect(Menus.safeParse({ ...menus, lenders: { ...menus?.lenders, popular: list } }).success).toBe(false)
    expect(
      Menus.safeParse({ ...menus, brands: { ...menus?.brands, popular: list.map((_, i) => `brand-${i}`) } }).success,
    ).toBe(false)
  })
})

test('an address on the web ends without a slash', () => {
  const parsed = (origin: string) => Manifest.shape.origin.safeParse(origin).success
  expect([parsed('https://site.example'), parsed('https://site.example/'), parsed('http://site.example')]).toEqual([
    true,
    false,
    false,
  ])
})

const fields = (schema: z.ZodObject) =>
  Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, (field as z.ZodType).isOptional()]))
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('each link has the fields it should, no more and no fewer', () => {
  test('a guide link', () => {
    expect(fields(GuideLink)).toEqual({
      label: false,
      href: false,
      description: false,
      category: false,
      featured: true,
    })
    expect(guideCategories).toEqual([
      'understanding',
      'misselling',
      'scenarios',
      'redress',
      'myths',
      'comparisons',
      'legal',
    ])
  })

  test('a tool link', () => {
    expect(fields(ToolLink)).toEqual({
      label: false,
      href: false,
      icon: false,
      featured: true,
      category: true,
      description: true,
    })
    expect(toolCategories).toEqual(['quick', 'generators', 'guides'])
  })

  test('a lender link', () => {
    expect(fields(LenderLink)).toEqual({ label: false, href: false })
    expect(accepts(LenderLink, { label: 'Black Horse', href: '/claims/black-horse' })).toBe(true)
    expect(accepts(LenderLink, { label: 'Black Horse', href: '/lenders/black-horse' })).toBe(false)
    expect(accepts(LenderLink, { label: 'Black Horse', href: '/claims/black-horse', featured: true })).toBe(false)
    const misspelt = LenderLink.safeParse({ label: 'Black Horse', href: '/clams/black-horse' })
    expect(misspelt.error?.issues.map(({ message }) => message)).toEqual([
      'must be the address of a claim page, /claims/black-horse',
    ])
  })
})

const { company } = siteOf('good')

test('a firm’s own details are no samples', () => {
  expect(sampleDetails(company)).toEqual([])
})

test.each([
  ['legalName', { legalName: 'Kerbside Claims (sample) Limited' }],
  ['address', { address: ['1 Sample Street', 'Anytown'] }],
  ['email', { email: 'enquiries@example.com' }],
  ['phone', { phone: '01632 960 001' }],
  ['applicationUrl', { applicationUrl: 'https://apply.example.org/' }],
  ['firmReference', { firmReference: '000000' }],
  ['dataProtectionRegistration', { dataProtectionRegistration: 'Z0000000' }],
  ['companyNumber', { companyNumber: '00000000' }],
  ['fee', { fee: { percent: 25, terms: 'Sample terms: due when you are paid.' } }],
  ['social', { social: { ...company.social, youtube: 'https://www.example.com/youtube' } }],
  ['map', { map: { ...company.map, embed: 'https://maps.example.com/embed' } }],
])('a reserved %s is a sample', (key, change) => {
  expect(sampleDetails({ ...company, ...change })).toEqual([key])
})
