import { describe, expect, test } from 'vitest'
import { menuConfig } from '../../../src/site/menuConfig.ts'
import { readSite } from '../../../src/site/readSite.ts'
import type { Site } from '../../../src/site/site.ts'
import { changedSite, siteOf, testDay } from '../../support/sites.ts'

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

  test('are split after the letter that a column names, whatever their case, and sorted', () => {
    const links = ['zed', 'Nearly', 'Mann', 'moneyway', 'admiral', 'V12', '3 Counties'].map((label) => ({
      label,
      href: `/claims/${label.toLowerCase()}`,
    }))
    const { menus } = site
    const split = (...letters: string[]) => {
      const columns = [
        ...letters.map((upTo) => ({ title: `to ${upTo}`, takes: 'rest' as const, upTo })),
        { title: 'left', takes: 'rest' as const },
      ]
      return lists('lenders', {
        ...site,
        menus: menus && { ...menus, lenders: { ...menus.lenders, popular: [], columns, links } },
      })
    }
    expect(split('M')).toEqual({
      'to M': ['3 Counties', 'admiral', 'Mann', 'moneyway'],
      left: ['Nearly', 'V12', 'zed'],
    })
    expect(split('A', 'N')).toEqual({
      'to A': ['3 Counties', 'admiral'],
      'to N': ['Mann', 'moneyway', 'Nearly'],
      left: ['V12', 'zed'],
    })
  })
})

test('every word of the menus is the manifest’s', () => {
  const renamed = readSite(
    changedSite(
      'good-with-menus',
      [
        ['label: Guides', 'label: Ratgeber'],
        ['action: Read Guide', 'action: Lesen'],
        ['label: Tools', 'label: Werkzeuge'],
        ['action: Use Tool', 'action: Nehmen'],
        ['title: Site Resources', 'title: Mehr'],
        ['label: Lenders', 'label: Banken'],
        ['label: Car Brands', 'label: Marken'],
        ['"{brand} PCP Claims"', '"{brand}: alles"'],
        ['title: All Brands A-Z', 'title: Alle'],
        ['title: A-M, takes: rest, upTo: M', 'title: A-L, takes: rest, upTo: L'],
      ].map(([from = '', to = '']) => ({ file: 'site.manifest.yaml', from, to })),
    ),
    testDay,
  ).site
  if (!renamed) throw new Error('it has faults')
  expect(menuConfig(renamed)?.menus.map(({ label }) => label)).toEqual(['Ratgeber', 'Werkzeuge', 'Banken', 'Marken'])
  expect(['guides', 'tools'].map((id) => menu(id, renamed)?.featured?.action)).toEqual(['Lesen', 'Nehmen'])
  expect(lists('tools', renamed)).toMatchObject({ Mehr: ['Start'] })
  expect(lists('lenders', renamed)).toMatchObject({ 'A-L': [], 'N-Z': ['Maple Finance', 'Nutmeg Finance'] })
  expect(lists('brands', renamed)).toMatchObject({ Alle: ['Ibis: alles'] })
})

test('brands read as their pages are called, popular first', () => {
  expect(lists('brands')).toMatchObject({ 'All Brands A-Z': ['Ibis PCP Claims'] })
  expect(menu('brands')?.lists[0]?.links[0]).toEqual({ label: 'Acme PCP Claims', href: '/brands/acme' })
  expect(menu('brands')?.lists[0]?.links).toHaveLength(8)
})
