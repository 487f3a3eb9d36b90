import { describe, expect, test } from 'vitest'
import { menuConfig } from '../../../src/site/menuConfig.ts'
import type { Site } from '../../../src/site/site.ts'
import { siteOf } from '../../support/sites.ts'

const site = siteOf('good-with-menus')
const menu = (id: string, of: Site = site) => menuConfig(of)?.menus.find((one) => one.id === id)
const lists = (id: string, of?: Site) =>
  Object.fromEntries((menu(id, of)?.lists ?? []).map(({ title, links }) => [title, links.map(({ label }) => label)]))

test('the four menus, in their order', () => {
  expect(menuConfig(site)?.menus.map(({ label }) => label)).toEqual(['Guides', 'Tools', 'Lenders', 'Car Brands'])
  expect(menuConfig(siteOf('good'))).toBeUndefined()
})

test('the featured guide and tool stand apart from the columns', () => {
  expect(menu('guides')?.featured).toEqual({
    label: 'What is PCP?',
    href: '/what-is-pcp',
    description: 'How the finance works',
    action: 'Read Guide',
  })
  expect(menu('tools')?.featured).toMatchObject({ label: 'Calculator', icon: 'calculator', action: 'Use Tool' })
  expect(lists('guides')).toEqual({ 'Understanding PCP': [], 'Redress Scheme': ['The last payment'] })
  expect(lists('tools')).toEqual({ 'Quick Tools': [], 'Site Resources': ['Start'] })
})

describe('lenders', () => {
  test('popular first, in the order given, and the rest by letter', () => {
    expect(lists('lenders')).toEqual({
      Popular: [
        'Acorn Finance',
        'Birch Finance',
        'Cedar Finance',
        'Damson Finance',
        'Elm Finance',
        'Fir Finance',
        'Gorse Finance',
        'Hazel Finance',
      ],
      'A-M': ['Maple Finance'],
      'N-Z': ['Nutmeg Finance'],
    })
    expect(menu('lenders')?.viewAll).toBeUndefined()
    const listed = { ...site, pathOf: new Map([['lenders', '/all-lenders'] as const]) }
    expect(menu('lenders', listed)?.viewAll).toEqual({ label: 'View All Lenders', href: '/all-lenders' })
  })

  test('are split after M, whatever their case, and sorted', () => {
    const links = ['zed', 'Nearly', 'Mann', 'moneyway', 'admiral', 'V12'].map((label) => ({
      label,
      href: `/claims/${label.toLowerCase()}`,
    }))
    const { menus } = site
    const other = { ...site, menus: menus && { ...menus, lenders: { popular: [], links } } }
    expect(lists('lenders', other)).toEqual({
      Popular: [],
      'A-M': ['admiral', 'Mann', 'moneyway'],
      'N-Z': ['Nearly', 'V12', 'zed'],
    })
  })
})

test('brands read as their pages are called, popular first', () => {
  expect(lists('brands')).toMatchObject({ 'All Brands A-Z': ['Ibis PCP Claims'] })
  expect(menu('brands')?.lists[0]?.links[0]).toEqual({ label: 'Acme PCP Claims', href: '/brands/acme' })
  expect(menu('brands')?.lists[0]?.links).toHaveLength(8)
})
