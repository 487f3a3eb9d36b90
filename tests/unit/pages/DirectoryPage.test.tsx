import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandDirectory, byLetter, type DirectoryRow, lenderDirectory } from '../../../src/pages/DirectoryPage.tsx'
import { realSite } from '../../support/realSite.ts'

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
