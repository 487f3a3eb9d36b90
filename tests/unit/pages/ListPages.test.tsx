import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  alphabeticalIndex,
  brandDirectory,
  byLetter,
  type DirectoryRow,
  lenderDirectory,
  sitemapGroups,
} from '../../../src/pages/ListPages.tsx'
import { indexedEntries } from '../../../src/site/site.ts'
import { realSite } from '../../support/realSite.ts'
import { siteOf } from '../../support/sites.ts'
import { contentPageParts } from '../support/contentPageParts.ts'

const site = realSite()

/** A row with its values as a visitor reads them. */
function row(rows: readonly DirectoryRow[], name: string) {
  const found = rows.find((one) => one.name === name)
  return (
    found && {
      ...found,
      values: found.values.map((value) => renderToStaticMarkup(value).replaceAll(/<[^>]*>/g, '')),
    }
  )
}

test('every lender and every make with a page is listed, with a value for each column', () => {
  for (const [list, kind] of [
    [lenderDirectory(site), 'lender'],
    [brandDirectory(site), 'brand'],
  ] as const) {
    const pages = site.entries.filter(({ page }) => page.kind === kind).map(({ path }) => path)
    expect(list.rows.map(({ href }) => href).toSorted()).toEqual(pages.toSorted())
    for (const { values } of list.rows) expect(values).toHaveLength(list.columns.length - 1)
  }
})

test('a lender that another firm answers for says who, and that it is not confirmed', () => {
  expect(row(lenderDirectory(site).rows, 'Vauxhall Finance')).toEqual({
    href: '/lenders/vauxhall-finance',
    name: 'Vauxhall Finance',
    state: 'Merged',
    values: ['Stellantis Financial Services UK Limited°', 'Vauxhall Finance plc, GMAC', 'Post'],
  })
})

test('a lender that answers for itself is named by the company in the small print, and other names leave both out', () => {
  expect(row(lenderDirectory(site).rows, 'Ford Credit')).toEqual({
    href: '/lenders/ford-credit',
    name: 'Ford Credit',
    values: ['FCE Bank plc', '', 'Online, phone'],
  })
})

test('what no source says is not made up', () => {
  expect(row(lenderDirectory(site).rows, 'Moneybarn')?.values).toEqual(['Not known', '', 'No contact confirmed'])
  expect(row(brandDirectory(site).rows, 'Mazda')?.values.slice(0, 2)).toEqual([
    'Not confirmed',
    'Ford Credit; Mazda finance',
  ])
})

test('rows stand under their first letters, in the order of the alphabet', () => {
  const named = (name: string): DirectoryRow => ({ href: '/', name, values: [] })
  expect(
    byLetter(['Škoda', 'Audi', 'alpha', 'SEAT'].map(named)).map(([letter, rows]) => [letter, rows.length]),
  ).toEqual([
    ['A', 2],
    ['S', 2],
  ])
})

test('the list of pages holds every indexed page once, by kind and title', () => {
  const site = { ...siteOf('good-with-menus'), pageParts: contentPageParts }
  const groups = sitemapGroups(site)
  expect(groups.flatMap(({ entries }) => entries.map(({ path }) => path)).sort()).toEqual(
    indexedEntries(site)
      .map(({ path }) => path)
      .sort(),
  )
  expect(groups.map(({ title }) => title)).toEqual(['Start here', 'Guides', 'Tools', 'Claims by lender', 'Car brands'])
  expect(groups[1]?.entries.map(({ title }) => title)).toEqual(['The last payment', 'What is PCP?'])
})

const letters = new Map(alphabeticalIndex(site))

test('every page that can be found is listed, and every old name of a lender', () => {
  const listed = new Set([...letters.values()].flat().map(({ href }) => href))
  const pages = site.entries.filter(({ page }) => !['not-found', 'sitemap', 'search'].includes(page.kind))
  expect(pages.filter(({ path }) => !listed.has(path)).map(({ path }) => path)).toEqual([])
  expect(letters.get('R')).toContainEqual(
    expect.objectContaining({ label: 'RCI Financial Services Limited', href: '/lenders/rci-financial' }),
  )
  expect(letters.get('C')).toContainEqual(expect.objectContaining({ label: 'Corsa', href: '/brands/vauxhall' }))
})

test('letters come in order, and what begins with a sign stands under its first letter', () => {
  const names = [...letters.keys()]
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB', { numeric: true }).compare))
  expect(names.every((name) => /^[\p{Lu}0]$/u.test(name))).toBe(true)
})
